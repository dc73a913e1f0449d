import { findGroupPrefix, type Column, COLUMN_GROUPS, GROUP_NAME } from 'rental-data';
import { groupBy } from 'rental-data/helpers';
import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import { columnNames, type NamedColumns } from 'rental-data/selection';
import type { Haystack } from 'rental-search/text';
import type { Choose } from './choose';
import styles from './page.module.css';

/** Finds in the letters as they stand, until what knows of spellings has come, or where it does not come. */
const PLAIN = {
  toHaystack: (texts: readonly (string | undefined)[]): Haystack => {
    const text = texts.join('\n').toLowerCase();
    return (word) => text.includes(word);
  },
  readTyped: (typed: string) => (haystack: Haystack) => haystack(typed.trim().toLowerCase(), ''),
};

const nameWords = ({ name, headers, whole }: Pick<NamedColumns, 'name' | 'headers' | 'whole'>): string =>
  whole ? `${name.replace(/_$/, '')}　${headers.length}欄` : name;

/** Each group has a row before its columns that stands for all of them. */
function groupColumns(columns: readonly Column[]): NamedColumns[] {
  const groups = groupBy(columns, ({ header }) => findGroupPrefix(header) ?? header);
  return [...groups].flatMap(([name, members]): NamedColumns[] => {
    const headers = members.map(({ header }) => header);
    const singles = headers.map((header) => ({ name: header, headers: [header], whole: false }));
    return findGroupPrefix(name) === undefined ? singles : [{ name, headers, whole: true }, ...singles];
  });
}

type OnToggle = (headers: readonly string[], on: boolean) => void;

interface EntryProps {
  entry: NamedColumns;
  isChosen: boolean;
  onToggle: OnToggle;
}

/** Of ninety a choice changes a few. */
const Entry = memo(function Entry({ entry, isChosen, onToggle }: EntryProps): ReactNode {
  return (
    <li data-whole={entry.whole || undefined}>
      <label className="keyed">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onToggle(entry.headers, target.checked)}
        />
        {entry.whole
          ? `${entry.name ? `「${entry.name}」開頭的` : '這一類的'}${entry.headers.length}欄`
          : entry.name}
      </label>
    </li>
  );
});

interface ListProps {
  entries: readonly NamedColumns[];
  chosen: ReadonlySet<string>;
  onToggle: OnToggle;
}

function List({ entries, chosen, onToggle }: ListProps): ReactNode {
  return (
    <ul className={styles.choices}>
      {entries.map((entry) => (
        <Entry
          key={entry.name}
          entry={entry}
          isChosen={entry.headers.every((header) => chosen.has(header))}
          onToggle={onToggle}
        />
      ))}
    </ul>
  );
}

export default memo(function Columns({
  all,
  chosen,
  onChoose,
}: {
  all: readonly Column[];
  chosen: readonly string[];
  onChoose: Choose;
}): ReactNode {
  const [typed, setTyped] = useState('');
  const [{ toHaystack, readTyped }, setFinder] = useState(PLAIN);
  const [isChanged, setChanged] = useState(false);
  const set = useMemo(() => new Set(chosen), [chosen]);
  const groups = useMemo(
    () =>
      COLUMN_GROUPS.map((group) => {
        const columns = all.filter((column) => column.group === group);
        const whole = { name: '', headers: columns.map(({ header }) => header), whole: true };
        return { group, columns, entries: [whole, ...groupColumns(columns)] };
      }),
    [all],
  );
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
    [all, isTyped, toHaystack],
  );
  const toggle = useCallback<OnToggle>(
    (headers, on) => {
      setChanged(true);
      onChoose(({ columns }) => {
        const next = new Set(on ? [...columns, ...headers] : columns.filter((one) => !headers.includes(one)));
        return { columns: all.map(({ header }) => header).filter((header) => next.has(header)) };
      });
    },
    [all, onChoose],
  );
  const fits = readTyped(typed);
  const found = all.filter(({ header }) => {
    const text = words.get(header);
    return text !== undefined && fits(text);
  });
  return (
    <fieldset>
      <legend className="smallTight bold">要用的欄位</legend>
      <div className={`row ${styles.chosen}`}>
        <input
          type="search"
          aria-label="找欄位"
          placeholder="找欄位：租金、家具、rent"
          className="scripted"
          value={typed}
          onFocus={() => void import('rental-search/text').then(setFinder, () => undefined)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ul className="row">
          {columnNames(chosen, all).map((one) => (
            <li key={one.name}>
              <button
                className="bold t15"
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
        {isTyped ? `找到${found.length}欄` : isChanged && `選了${chosen.length}欄`}
      </p>
      {isTyped &&
        (found.length > 0 ? (
          <List entries={groupColumns(found)} chosen={set} onToggle={toggle} />
        ) : (
          <p className="small">沒有這樣的欄位。請換一個說法，或從下面的類別展開來找。</p>
        ))}
      <div className={styles.groups}>
        {groups.map(({ group, columns, entries }) => {
          const count = columns.filter(({ header }) => set.has(header)).length;
          return (
            <details key={group}>
              <summary className="row t15">
                <b>{GROUP_NAME[group]}</b>
                <span className="tiny">{`${columns.length}欄${count > 0 ? `，選了${count}欄` : ''}`}</span>
              </summary>
              <List entries={entries} chosen={set} onToggle={toggle} />
            </details>
          );
        })}
      </div>
    </fieldset>
  );
});
