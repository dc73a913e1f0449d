import {
  type Catalogue,
  GRANULARITIES,
  GRANULARITY_SHORT,
  VARIANT_NAME,
  VARIANTS,
  listYears,
} from 'rental-data';
import { useId, type ReactNode } from 'react';
import Columns from './Columns';
import { BY, columnsFor, listCounties, type Choice, type Selection } from 'rental-data/selection';
import type { Choose } from './choose';
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
  name: 'complete' | 'usable' | 'once' | 'geojson';
  label: string;
  checked: boolean;
  /** what comes of it, below the label */
  words: string;
  onChange: (checked: boolean) => void;
}

function Switch({ name, label, checked, words, onChange }: SwitchProps): ReactNode {
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
      <span id={id} className="block tiny">
        {words}
      </span>
    </p>
  );
}

const otherwiseWords = (checked: boolean, files: number): string =>
  `${checked ? '取消勾選' : '勾選'}後${String(files)}份`;

/** Which counties' rows the program keeps; the files are of all of them. */
function Counties({
  catalogue,
  chosen,
  onChoose,
}: Pick<Props, 'catalogue' | 'onChoose'> & { chosen: readonly string[] }): ReactNode {
  const all = listCounties(catalogue).map(({ label }) => label);
  return (
    <fieldset>
      <legend className="smallTight bold">縣市</legend>
      <div className={styles.groups}>
        <details>
          <summary className="row t15">
            <b>{chosen.length > 0 ? chosen.join('、') : '選縣市'}</b>
            <span className="tiny">不選就是全台。檔案不分縣市，由程式留下要用的列</span>
          </summary>
          <ul className={`${styles.choices} ${styles.counties}`}>
            {all.map((label) => (
              <li key={label}>
                <label className="keyed">
                  <input
                    type="checkbox"
                    checked={chosen.includes(label)}
                    onChange={({ target }) =>
                      onChoose(({ counties }) => ({
                        counties: all.filter((one) =>
                          one === label ? target.checked : counties.includes(one),
                        ),
                      }))
                    }
                  />
                  {label}
                </label>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </fieldset>
  );
}

/** What is picked: a real form, so that a choice made before hydration is not lost. */
export default function Form({ catalogue, choice, otherwise, action, onChoose }: Props): ReactNode {
  const years = listYears(catalogue);
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
      <input type="hidden" name="counties" value={choice.counties.join(',')} />
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
      <Counties catalogue={catalogue} chosen={choice.counties} onChoose={onChoose} />
      <div className={styles.switches}>
        <Switch
          name="complete"
          label="列數要完整"
          checked={choice.complete}
          words={otherwiseWords(choice.complete, otherwise.complete)}
          onChange={(complete) => onChoose(() => ({ complete }))}
        />
        <Switch
          name="usable"
          label="欄位都要可用"
          checked={choice.usable}
          words={otherwiseWords(choice.usable, otherwise.usable)}
          onChange={(usable) => onChoose(() => ({ usable }))}
        />
        <Switch
          name="once"
          label="每則刊登只留一列"
          checked={choice.once}
          words={choice.variant === 'raw' ? '留最後一期的那一列' : '只有原始資料做得到'}
          onChange={(once) => onChoose(() => ({ once }))}
        />
        <Switch
          name="geojson"
          label="寫成GeoJSON"
          checked={choice.geojson}
          words="有約略地點的列"
          onChange={(geojson) => onChoose(() => ({ geojson }))}
        />
        <button type="submit" className="btn btnLine">
          看結果
        </button>
      </div>
    </form>
  );
}
