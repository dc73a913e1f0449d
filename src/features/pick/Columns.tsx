import { COLUMN_GROUPS, type Column } from '@site/src/dataset/catalogue/types';
import { GROUP_NAME } from '@site/src/dataset/words';
import { matchesText, toHaystack } from '@site/src/features/dictionary/rules/text';
import { memo, useMemo, useState, type ReactNode } from 'react';
import { beginningOf, columnNames, type NamedColumns } from './query';
import styles from './page.module.css';

interface Props {
  all: readonly Column[];
  chosen: readonly string[];
  onChange: (columns: string[]) => void;
}

/** A single column, or a group of them by its beginning. */
const nameWords = ({ name, headers, whole }: Pick<NamedColumns, 'name' | 'headers' | 'whole'>): string =>
  whole ? `${name.replace(/_$/, '')}　${String(headers.length)}欄` : name;

/** The columns with a row before each group that stands for the whole of it. */
function entriesOf(columns: readonly Column[]): NamedColumns[] {
  const headers = columns.map(({ header }) => header);
  const seen = new Set<string>();
  return headers.flatMap((header): NamedColumns[] => {
    const single = { name: header, headers: [header], whole: false };
    const group = beginningOf(header);
    if (group === undefined || seen.has(group)) return [single];
    seen.add(group);
    return [
      { name: group, headers: headers.filter((other) => beginningOf(other) === group), whole: true },
      single,
    ];
  });
}

/** The row that stands for all of the columns. */
const wholeOf = (columns: readonly Column[]): NamedColumns => ({
  name: '',
  headers: columns.map(({ header }) => header),
  whole: true,
});

interface ListProps {
  entries: readonly NamedColumns[];
  chosen: ReadonlySet<string>;
  onToggle: (headers: readonly string[], on: boolean) => void;
}

const List = memo(function List({ entries, chosen, onToggle }: ListProps): ReactNode {
  return (
    <ul className={styles.choices}>
      {entries.map((entry) => (
        <li key={entry.name} data-whole={entry.whole || undefined}>
          <label>
            <input
              type="checkbox"
              checked={entry.headers.every((header) => chosen.has(header))}
              onChange={({ target }) => onToggle(entry.headers, target.checked)}
            />
            {entry.whole
              ? `${entry.name ? `「${entry.name}」開頭的` : '這一類的'}${String(entry.headers.length)}欄`
              : entry.name}
          </label>
        </li>
      ))}
    </ul>
  );
});

/** Which columns will be used: found by typing or by group, and listed once chosen. */
export default function Columns({ all, chosen, onChange }: Props): ReactNode {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const set = useMemo(() => new Set(chosen), [chosen]);
  const isTyped = typed.trim() !== '';
  // The texts are put together only when a reader types.
  const words = useMemo(
    () =>
      new Map(
        (isTyped ? all : []).map(({ header, key, description }) => [
          header,
          toHaystack([header, key, description]),
        ]),
      ),
    [all, isTyped],
  );
  const toggle = (headers: readonly string[], on: boolean) => {
    const next = new Set(on ? [...chosen, ...headers] : chosen.filter((header) => !headers.includes(header)));
    setSaid(`選了${String(next.size)}欄`);
    onChange(all.map(({ header }) => header).filter((header) => next.has(header)));
  };
  const found = isTyped ? all.filter(({ header }) => matchesText(words.get(header) ?? '', typed)) : [];
  return (
    <fieldset className={styles.columns}>
      <legend>要用的欄位</legend>
      <div className={styles.chosen}>
        <input
          type="search"
          aria-label="找欄位"
          placeholder="找欄位：租金、家具、rent"
          className="scripted"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ul>
          {columnNames(chosen, all).map((one) => (
            <li key={one.name}>
              <button
                type="button"
                aria-label={`不用「${nameWords(one)}」`}
                onClick={() => toggle(one.headers, false)}
              >
                {nameWords(one)}
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className="vh" role="status">
        {isTyped ? `找到${String(found.length)}欄` : said}
      </p>
      {isTyped &&
        (found.length > 0 ? (
          <List entries={entriesOf(found)} chosen={set} onToggle={toggle} />
        ) : (
          <p className="small">沒有這樣的欄位。請換一個說法，或從下面的類別展開來找。</p>
        ))}
      <div className={styles.groups}>
        {COLUMN_GROUPS.map((group) => {
          const columns = all.filter((column) => column.group === group);
          const count = columns.filter(({ header }) => set.has(header)).length;
          return (
            <details key={group}>
              <summary>
                <b>{GROUP_NAME[group]}</b>
                <span className="tiny">{`${String(columns.length)}欄${count > 0 ? `，選了${String(count)}欄` : ''}`}</span>
              </summary>
              <List entries={[wholeOf(columns), ...entriesOf(columns)]} chosen={set} onToggle={toggle} />
            </details>
          );
        })}
      </div>
    </fieldset>
  );
}
