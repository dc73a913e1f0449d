import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { MAX_QUERY } from '@site/src/features/search/SearchResults/address';
import { PAGES } from '@site/src/dataset/addresses/pages';
import styles from './styles.module.css';

export default function Search({ words }: { words: string }): ReactNode {
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
