import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { HINT } from '@site/src/features/search/SearchResults/input';
import { PAGES } from '@site/src/lib/addresses/pages';
import type { ReactNode } from 'react';
import Glass from './Glass';
import Key from './Key';
import styles from './styles.module.css';

/** Opens the search dialog from the header (answer.ts). Without scripts it is a link to the search page. */
export default function SearchBox(): ReactNode {
  const href = useBaseUrl(PAGES.search);
  useBrokenLinks().collectLink(href);
  return (
    // The theme's Link would prefetch the search page on every page.
    <a className={styles.box} href={href} aria-label={`搜尋：${HINT}`} data-search data-shortcut="k">
      <Glass />
      <span>{HINT}</span>
      <Key name="/" />
    </a>
  );
}
