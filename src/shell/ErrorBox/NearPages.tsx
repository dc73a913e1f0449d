import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import ContentError from '@site/src/lib/ui/ContentError';
import { queryContent, useContent } from '@site/src/lib/content/queryContent';
import { nearestPages } from 'content-database';
import { decoded } from 'html-first/client';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const COUNT = 4;

/** Pages of the content database with an address similar to the requested one. Draws nothing if there are none. */
export default function NearPages(): ReactNode {
  const { pathname } = useLocation();
  const { withBaseUrl } = useBaseUrlUtils();
  const state = useContent(() => queryContent('docs', 'posts').only(['path', 'title', 'description']), []);
  if (state.status === 'failed') return <ContentError error={state.error} retry={state.retry} />;
  if (state.status === 'loading') return null;
  // A malformed address can still be compared letter by letter.
  const address = decoded(pathname.slice(withBaseUrl('/').length));
  const pages = nearestPages(address, state.data, COUNT);
  if (pages.length === 0) return null;
  return (
    <section className={styles.near} data-near-pages>
      <h2 className="t20">網址相近的頁面</h2>
      <ul className={styles.nearest}>
        {pages.map(({ path, title, description }) => (
          <li key={path}>
            <Link className="block bold" to={path}>
              {title}
            </Link>
            <small>{description}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
