import { useEffect, useId, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import Key from '@site/src/features/search/SearchBox/Key';
import SearchResults from '@site/src/features/search/SearchResults';
import { listBest } from '@site/src/features/search/SearchResults/groups';
import { searchable, searchHref } from '@site/src/features/search/SearchResults/address';
import Notes from '@site/src/features/search/SearchResults/Notes';
import Help from '@site/src/features/search/SearchResults/Help';
import PlainLink from '@site/src/lib/ui/PlainLink';
import { move, optionId } from '@site/src/features/search/SearchResults/places';
import MainPages from '@site/src/features/search/MainPages';
import { foundWords } from '@site/src/features/search/SearchResults/words';
import { readKey } from '@site/src/lib/ui/readKey';
import type { Search, SearchResult } from 'rental-search';
import styles from './styles.module.css';

/** Maximum number of results per kind; the search page shows all. */
const PER_KIND = 4;

/** ARIA ids that connect the input to the list of results, while there are results. */
export interface Combobox {
  listbox: string;
  active: string;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface Props {
  search: Search;
  text: string;
  onTry: (text: string) => void;
  /** connects the frame's input to the list of results; must keep its identity */
  connect: (combobox: Combobox | null) => void;
}

function follow(id: string, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

export default function SearchDialog({ search, text, onTry, connect }: Props): ReactNode {
  const listbox = useId();
  const query = searchable(text);
  const result = useMemo(() => (query ? search(query) : null), [search, query]);
  const groups = useMemo(() => (result ? listBest(result, PER_KIND) : []), [result]);
  const count = useMemo(() => groups.reduce((sum, { hits }) => sum + hits.length, 0), [groups]);
  // The chosen place is valid only for the results it was chosen in; new results start at the best one.
  const [chosen, setChosen] = useState<{ of: SearchResult | null; place: number }>({ of: null, place: 0 });
  const place = chosen.of === result ? chosen.place : 0;
  const active = optionId(listbox, place);
  const hasHits = count > 0;
  const first = groups[0]?.hits[0];

  useLayoutEffect(() => {
    connect(
      hasHits
        ? {
            listbox,
            active,
            onKeyDown: (event) => {
              const key = readKey(event);
              if (key === 'Enter') {
                event.preventDefault();
                follow(active, event);
                return;
              }
              // With modifier keys, the arrow keys select text or belong to the browser.
              if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
              const next = move(count, place, key);
              if (next === null) return;
              event.preventDefault();
              setChosen({ of: result, place: next });
            },
          }
        : null,
    );
  }, [active, connect, count, hasHits, listbox, place, result]);
  useEffect(() => () => connect(null), [connect]);

  useEffect(() => {
    // Scrolling to the top also shows the name of the kind above the first result.
    if (place === 0) document.getElementById(listbox)?.scrollTo(0, 0);
    else document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active, listbox, place, result]);

  return (
    <>
      <p className="vh" role="status">
        {/* With the first one: it is active without a key, so not all screen readers read it. In one piece, as Orca reads pieces. */}
        {result &&
          foundWords(result.hits.length, query) +
            (first ? `，第一筆是「${first.entry.title}」` : '') +
            result.notes.map((note) => `。${note}`).join('')}
      </p>
      <Notes notes={result?.notes} />
      {hasHits ? (
        <SearchResults className={styles.body} groups={groups} listbox={{ id: listbox, active: place }} />
      ) : (
        <div className={styles.body}>
          <Help query={query} onTry={onTry} />
          <MainPages />
        </div>
      )}
      <p className={styles.foot}>
        {hasHits && (
          <>
            <span>
              <Key name="↑" />
              <Key name="↓" />
              移動
            </span>
            <span>
              <Key name="Enter" />
              開啟
            </span>
          </>
        )}
        <PlainLink className="bold" to={searchHref(query)}>
          {hasHits ? '看全部結果' : '到搜尋頁'}
        </PlainLink>
      </p>
    </>
  );
}
