import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Glass from '@site/src/features/search/SearchBox/Glass';
import SearchResults from '@site/src/features/search/SearchResults';
import { listBest } from '@site/src/features/search/SearchResults/groups';
import { parseQuery, searchable, searchHref } from '@site/src/features/search/SearchResults/address';
import Notes from '@site/src/features/search/SearchResults/Notes';
import Help from '@site/src/features/search/SearchResults/Help';
import { useLoaded } from '@site/src/features/search/SearchResults/useLoaded';
import Waiting from '@site/src/features/search/SearchResults/Waiting';
import MainPages from '@site/src/features/search/MainPages';
import { SEARCH_INPUT } from '@site/src/features/search/SearchResults/input';
import { foundWords } from '@site/src/features/search/SearchResults/words';
import { isEntered } from 'html-first/client';
import { PAGES } from '@site/src/lib/addresses/pages';
import { useLoadSearch } from '@site/src/features/search/loadSearch';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import styles from './page.module.css';

/** What the reader typed into the prerendered page. React may not take it away: an input method may be composing it. */
function readTyped(): string | null {
  const field =
    typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>('main [name="q"]');
  return field && isEntered(field) ? field.value : null;
}

/** The query: the text typed last, or the query of the address if nothing was typed or the reader went back. */
function useQuery() {
  const history = useHistory();
  const { search } = useLocation();
  const { withBaseUrl } = useBaseUrlUtils();
  const isBrowser = useIsBrowser();
  // null means nothing typed yet. The prerendered page has no query, so the query is read after hydration.
  const [typed, setTyped] = useState<string | null>(null);
  const [before] = useState(() => (isBrowser ? null : readTyped()));
  const text = typed ?? (isBrowser ? (before ?? parseQuery(search)) : '');
  const settled = useDeferredValue(typed);

  // Reacts to back, forward and a search from the dialog; `REPLACE` comes from the effect below.
  useEffect(
    () =>
      history.listen(({ pathname, search: next }, action) => {
        if (action !== 'REPLACE' && pathname === withBaseUrl(PAGES.search)) setTyped(parseQuery(next));
      }),
    [history, withBaseUrl],
  );
  // The address changes when the results do, not with every key.
  useEffect(() => {
    if (settled === null || parseQuery(history.location.search) === settled.trim()) return;
    if (history.location.pathname === withBaseUrl(PAGES.search)) {
      history.replace(withBaseUrl(searchHref(settled)));
    }
  }, [settled, history, withBaseUrl]);

  return { text, setText: setTyped, commit: () => history.push(withBaseUrl(searchHref(text))) };
}

export default function Search(): ReactNode {
  const { text, setText, commit } = useQuery();
  const input = useRef<HTMLInputElement>(null);
  const query = useDeferredValue(searchable(text));
  // The search costs 170 kB and computing time, so it loads only when the reader uses the field.
  const [turnedTo, setTurnedTo] = useState(false);
  const [loaded, retry] = useLoaded(useLoadSearch(), turnedTo || query !== '');
  const search = loaded.status === 'ready' ? loaded.value : null;
  const result = useMemo(() => (search && query ? search(query) : null), [search, query]);
  const groups = useMemo(() => (result ? listBest(result) : []), [result]);

  return (
    <>
      <form
        role="search"
        className={styles.form}
        onPointerEnter={() => setTurnedTo(true)}
        onFocus={() => setTurnedTo(true)}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) commit();
        }}
      >
        <Glass />
        <input
          ref={input}
          type="search"
          name="q"
          {...SEARCH_INPUT}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="textButton">
          搜尋
        </button>
      </form>
      {/* A single live region that is always rendered: screen readers may miss one that is added later. */}
      <div role="status">
        {result && (
          <span className={result.hits.length > 0 ? 'block mute scripted small mt5' : 'vh'}>
            {foundWords(result.hits.length, query)}
          </span>
        )}
        <Notes notes={result?.notes} />
        {query && !search && <Waiting failed={loaded.status === 'failed'} onRetry={retry} />}
      </div>
      {groups.length > 0 && <SearchResults className="mt2 inked" groups={groups} />}
      {groups.length === 0 && (!query || result) && (
        <div className={styles.help}>
          <Help
            query={query}
            onTry={(value) => {
              setText(value);
              input.current?.focus();
            }}
          />
        </div>
      )}
      {groups.length === 0 && <MainPages />}
    </>
  );
}
