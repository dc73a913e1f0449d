import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { decoded } from '@site/src/lib/text/decoded';
import { useEffect, useState, type ReactNode } from 'react';
import { readKeptPages, type KeptPage } from './read';
import styles from './styles.module.css';

/** The pages that can be read offline. Draws nothing until they are known, and nothing without scripts. */
export default function KeptPages(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { baseUrl, title } = siteConfig;
  const [pages, setPages] = useState<KeptPage[] | null>(null);

  useEffect(() => {
    let wanted = true;
    const show = (found: KeptPage[]): void => {
      if (wanted) setPages(found);
    };
    // Without storage there are no pages to list.
    readKeptPages(baseUrl, title).then(show, () => show([]));
    return () => {
      wanted = false;
    };
  }, [baseUrl, title]);

  if (!pages) return null;
  return (
    <section className={styles.pages} aria-labelledby="kept-pages">
      <h2 id="kept-pages" className="t20">
        離線也能讀的頁面
      </h2>
      {pages.length === 0 ? (
        <p className="mute">這台裝置還沒有存下任何一頁。連上網路時看過的頁面會自動存一份，之後離線也能讀。</p>
      ) : (
        <ul className="ruled">
          {pages.map(({ path, title: name }) => (
            <li key={path}>
              {/* A plain link: the service worker keeps the HTML page, not the code that a change of route needs. */}
              <a href={path}>{name || decoded(path)}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
