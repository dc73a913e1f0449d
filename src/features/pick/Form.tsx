import {
  type Catalogue,
  GRANULARITIES,
  GRANULARITY_SHORT,
  VARIANT_NAME,
  VARIANTS,
  yearsOf,
} from 'rental-data';
import { useId, type ReactNode } from 'react';
import Columns from './Columns';
import { BY, columnsFor, type Choice, type Choose } from './query';
import type { Selection } from './select';
import styles from './page.module.css';

interface Props {
  catalogue: Catalogue;
  choice: Choice;
  otherwise: Selection['otherwise'];
  action: string;
  onChoose: Choose;
}

interface OptionsProps<T extends string> {
  legend: string;
  name: string;
  options: readonly (readonly [value: string, one: T, words: string])[];
  chosen: T;
  onChange: (one: T) => void;
}

function Options<T extends string>({ legend, name, options, chosen, onChange }: OptionsProps<T>): ReactNode {
  return (
    <fieldset className={styles.options}>
      <legend className="smallTight bold">{legend}</legend>
      <div className="row">
        {options.map(([value, one, words]) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={one === chosen}
              onChange={() => onChange(one)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  name: 'complete' | 'usable';
  label: string;
  checked: boolean;
  otherwise: number;
  onChange: (checked: boolean) => void;
}

function Switch({ name, label, checked, otherwise, onChange }: SwitchProps): ReactNode {
  const id = useId();
  return (
    <p className={styles.switch}>
      <label className="keyed bold">
        <input
          type="checkbox"
          role="switch"
          name={name}
          value="1"
          checked={checked}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      <span id={id} className="block tiny">{`${checked ? '關閉' : '開啟'}：${otherwise}份`}</span>
    </p>
  );
}

/** What is picked: a real form, so that a choice made before hydration is not lost. */
export default function Form({ catalogue, choice, otherwise, action, onChoose }: Props): ReactNode {
  const years = yearsOf(catalogue);
  const year = (name: 'from' | 'to', label: string) => (
    <select
      className="bold"
      name={name}
      aria-label={label}
      value={choice[name]}
      onChange={({ target }) => onChoose(() => ({ [name]: Number(target.value) }))}
    >
      {years.map((one) => (
        <option key={one} value={one}>
          {`${one}年`}
        </option>
      ))}
    </select>
  );
  return (
    <form
      className={styles.form}
      action={action}
      aria-label="挑檔案的條件"
      onSubmit={(event) => {
        event.preventDefault();
        document.getElementById('answer')?.focus();
      }}
    >
      <input type="hidden" name="columns" value={choice.columns.join(',')} />
      <div className={styles.first}>
        <fieldset className={styles.years}>
          <legend className="smallTight bold">年份</legend>
          <div className="row keyed">
            {year('from', '從哪一年')}
            <span>到</span>
            {year('to', '到哪一年')}
          </div>
        </fieldset>
        <Options
          legend="內容"
          name="variant"
          options={VARIANTS.map((one) => [one, one, VARIANT_NAME[one]] as const)}
          chosen={choice.variant}
          onChange={(variant) => {
            const kept = new Set(columnsFor(catalogue, variant).map(({ header }) => header));
            onChoose(({ columns }) => ({ variant, columns: columns.filter((header) => kept.has(header)) }));
          }}
        />
        <Options
          legend="每份檔案涵蓋"
          name="by"
          options={GRANULARITIES.map(
            (one) => [BY[one], one, `一${one === 'monthly' ? '個' : ''}${GRANULARITY_SHORT[one]}`] as const,
          )}
          chosen={choice.granularity}
          onChange={(granularity) => onChoose(() => ({ granularity }))}
        />
      </div>
      <Columns all={columnsFor(catalogue, choice.variant)} chosen={choice.columns} onChoose={onChoose} />
      <div className={styles.switches}>
        <Switch
          name="complete"
          label="列數要完整"
          checked={choice.complete}
          otherwise={otherwise.complete}
          onChange={(complete) => onChoose(() => ({ complete }))}
        />
        <Switch
          name="usable"
          label="欄位都要可用"
          checked={choice.usable}
          otherwise={otherwise.usable}
          onChange={(usable) => onChoose(() => ({ usable }))}
        />
        <button type="submit" className="btn btnLine">
          看結果
        </button>
      </div>
    </form>
  );
}
