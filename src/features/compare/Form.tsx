import {
  type Catalogue,
  type Choice,
  granularity,
  GRANULARITY_SHORT,
  periodsWith,
  periodWords,
  VARIANT_NAME,
  VARIANTS,
  parseYear,
} from 'rental-data';
import { groupBy } from 'rental-data/helpers';
import { memo, useMemo, type SubmitEvent, type ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  catalogue: Pick<Catalogue, 'releases'>;
  choice: Choice;
  action: string;
  onChoose: (choice: Choice) => void;
  onSubmit: () => void;
}

/** About two hundred options, newest year first. Memoised, because they do not depend on the choice. */
const Published = memo(function Published({ periods }: { periods: readonly string[] }): ReactNode {
  const years = [...groupBy(periods, parseYear)].sort(([a], [b]) => b - a);
  return years.map(([year, inYear]) => (
    <optgroup key={year} label={`${String(year)}年`}>
      {inYear.map((period) => (
        <option key={period} value={period}>
          {granularity(period) === 'annual'
            ? `${periodWords(period)}（${GRANULARITY_SHORT.annual}資料）`
            : periodWords(period)}
        </option>
      ))}
    </optgroup>
  ));
});

function Periods({
  side,
  label,
  value,
  periods,
  onChange,
}: {
  side: 'a' | 'b';
  label: string;
  value: string;
  periods: readonly string[];
  onChange: (period: string) => void;
}): ReactNode {
  return (
    <label className={styles.field}>
      <span className="block mute">{label}</span>
      <select className="bold" name={side} value={value} onChange={(event) => onChange(event.target.value)}>
        {!periods.includes(value) && <option value={value}>{`${periodWords(value)}（沒有發布）`}</option>}
        <Published periods={periods} />
      </select>
    </label>
  );
}

/** Chooses two periods and a variant. A real form, so that a choice made before hydration is not lost. */
export default function Form({ catalogue, choice, action, onChoose, onSubmit }: Props): ReactNode {
  const { a, b, variant } = choice;
  const periods = useMemo(() => periodsWith(catalogue, variant), [catalogue, variant]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} action={action} onSubmit={submit}>
      <Periods
        side="a"
        label="第一期"
        value={a}
        periods={periods}
        onChange={(period) => onChoose({ ...choice, a: period })}
      />
      <Periods
        side="b"
        label="第二期"
        value={b}
        periods={periods}
        onChange={(period) => onChoose({ ...choice, b: period })}
      />
      <label className={styles.field}>
        <span className="block mute">內容</span>
        <select
          className="bold"
          name="variant"
          value={variant}
          onChange={({ target }) =>
            onChoose({ ...choice, variant: VARIANTS.find((name) => name === target.value) ?? variant })
          }
        >
          {VARIANTS.map((name) => (
            <option key={name} value={name}>
              {VARIANT_NAME[name]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn">
        比較
      </button>
      <button type="button" className="btn btnLine" onClick={() => onChoose({ a: b, b: a, variant })}>
        兩期對調
      </button>
    </form>
  );
}
