/** What leads a reader of the error page on: a search, and what they may have meant. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import { MAX_QUERY } from '@site/src/features/search/SearchResults/address';
import { PAGES } from '@site/src/lib/addresses/pages';
import { reloadIfReplaced } from 'html-first/client';
import { useEffect, useState, type ReactNode } from 'react';
import type { setNamed } from 'rental-data';
import styles from './styles.module.css';

export function Search({ words }: { words: string }): ReactNode {
  return (
    <form role="search" className={styles.search} action={useBaseUrl(PAGES.search)}>
      <label>
        <span className="block small">找期別、欄位或文章</span>
        {/* The words are known in the browser only, so the field is drawn anew. */}
        <input
          key={words}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={MAX_QUERY}
          autoComplete="off"
        />
      </label>
      <button type="submit" className="btn">
        搜尋
      </button>
    </form>
  );
}

/** Loads what the reader may have meant only when the error page is shown: every page includes the error page. */
export function Near({ set }: { set: ReturnType<typeof setNamed> }): ReactNode {
  const [near, setNear] = useState<ReactNode>(null);
  const { period, variant } = set ?? {};
  useEffect(() => {
    let wanted = true;
    const draw =
      period === undefined || variant === undefined
        ? import(/* webpackChunkName: "near-pages" */ './NearPages').then(({ default: NearPages }) => (
            <NearPages />
          ))
        : import(/* webpackChunkName: "near-sets" */ './NearSets').then(({ default: NearSets }) => (
            <NearSets period={period} variant={variant} />
          ));
    draw.then(
      (drawn) => {
        if (wanted) setNear(drawn);
      },
      // Without it the error page still has its message, its search and its links.
      () => void reloadIfReplaced(),
    );
    return () => {
      wanted = false;
    };
  }, [period, variant]);
  return near;
}
