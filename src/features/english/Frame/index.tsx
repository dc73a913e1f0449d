import catalogue from '@catalogue';
import commit from '@generated/html/default/commit.json';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { isEnglish, TRANSLATED } from '@site/src/lib/addresses/english';
import { PAGES } from '@site/src/lib/addresses/pages';
import {
  DATA_LICENCE,
  englishDate,
  englishPeriod,
  LANGUAGE,
  LINKS,
  newestRelease,
  SITE_NAME_EN,
} from 'rental-data';
import { ENGLISH_PAGE } from '@site/src/lib/addresses/names';
import Glass from '@site/src/features/search/SearchBox/Glass';
import search from '@site/src/features/search/SearchBox/styles.module.css';
import { toPath } from 'html-first/client';

function usePath(): string {
  const { pathname } = useLocation();
  const { withBaseUrl } = useBaseUrlUtils();
  return toPath(pathname, withBaseUrl('/')) ?? '';
}

export const useEnglish = (): boolean => isEnglish(usePath());

type Styles = Readonly<Record<string, string>>;

function Tools({ styles }: { styles: Styles }): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const path = usePath();
  const [chinese = PAGES.home] = TRANSLATED.find(([, english]) => english === path) ?? [];
  return (
    <>
      <a
        className={search.box}
        href={withBaseUrl(PAGES.search)}
        hrefLang={LANGUAGE}
        aria-label="Search the site"
      >
        <Glass />
        <span>Search the site</span>
      </a>
      <Link className={styles['language'] ?? ''} to={chinese} hrefLang={LANGUAGE} lang={LANGUAGE}>
        中文
      </Link>
    </>
  );
}

function Navigation({ styles }: { styles: Styles }): ReactNode {
  const path = usePath();
  return (
    <nav className={styles['nav']} aria-label="Main">
      {Object.values(ENGLISH_PAGE).map(({ to, name }) => (
        <Link key={to} to={to} aria-current={to === path ? ('page' as const) : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

function Footer({ styles }: { styles: Styles }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { period } = newestRelease(catalogue, 'monthly');
  const mail = `mailto:${LINKS.mail}`;
  return (
    <>
      <a className={styles['up']} href="#top">
        Back to top
      </a>
      <div className={styles['name']}>
        <b>{SITE_NAME_EN}</b>
        <p>
          The data are released under{' '}
          <a href={DATA_LICENCE.url} rel="license">
            {DATA_LICENCE.name}
          </a>
          : everyone may use them freely, no permission needed. They come as they are, without any warranty to
          the extent that the law allows.
        </p>
        <p className="small">
          {`Data up to ${englishPeriod(period)}.`}
          {commit.day !== null && (
            <>
              {' '}
              Site updated <time dateTime={commit.day}>{englishDate(commit.day)}</time>.
            </>
          )}
        </p>
        <p className={styles['printed']}>{`${SITE_NAME_EN}, ${siteConfig.url}${pathname}`}</p>
      </div>
      <div className={styles['column']}>
        <h2 className="tiny">Data</h2>
        <ul>
          {Object.values(ENGLISH_PAGE).map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['column']}>
        <h2 className="tiny">More</h2>
        <ul>
          <li>
            <Link to={PAGES.home} lang={LANGUAGE} hrefLang={LANGUAGE}>
              中文首頁
            </Link>
          </li>
          <li>
            <a href={LINKS.repository}>GitHub</a>
          </li>
          <li>
            <a href={LINKS.crawler}>Crawler package</a>
          </li>
        </ul>
      </div>
      <div className={styles['contact']}>
        <h2 className="tiny">Contact</h2>
        <ul>
          <li>
            <a href={mail}>{LINKS.mail}</a>
          </li>
          <li>
            <a href={mail}>Ask for the removal of your data</a>
          </li>
        </ul>
      </div>
    </>
  );
}

interface Props {
  part: 'brand' | 'tools' | 'nav' | 'footer';
  styles: Styles;
  children?: ReactNode;
}

/** What stands around a page in English. Only prerendered: browsers keep it as it was served. */
export default function EnglishFrame({ part, styles, children }: Props): ReactNode {
  return (
    <div data-english={part}>
      {part === 'brand' && (
        <Link className={styles['brand'] ?? ''} to={ENGLISH_PAGE.home.to}>
          {children}
          <span>{SITE_NAME_EN}</span>
        </Link>
      )}
      {part === 'tools' && <Tools styles={styles} />}
      {part === 'nav' && <Navigation styles={styles} />}
      {part === 'footer' && <Footer styles={styles} />}
    </div>
  );
}
