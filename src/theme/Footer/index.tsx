/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/Footer
 * Kind: ejected, rewritten
 * Why: Two footers: data (CC0) on the default layout, texts (CC BY 4.0) on the blog layout.
 */
import EnglishFrame, { useEnglish } from '@english-frame';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import { ADDRESS_LIST, LICENCE_NAMES, LINKS } from 'rental-data';
import { fullName, PAGE, type Page } from '@site/src/lib/addresses/names';
import UP_TO from '@up-to';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const DATA: readonly Page[] = [
  PAGE.updates,
  PAGE.download,
  PAGE.open,
  PAGE.about,
  PAGE.quality,
  PAGE.compare,
  PAGE.codes,
  PAGE.recipes,
];

const MAIL = `mailto:${LINKS.mail}`;

function DataLicence(): ReactNode {
  return (
    <>
      資料以
      <a href={LINKS.cc0} rel="license">
        {LICENCE_NAMES.data}
      </a>
      拋棄權利，人人可以自由使用，不需要徵求同意。
    </>
  );
}

function TextLicence(): ReactNode {
  return (
    <>
      部落格的文字以
      <a href={LINKS.ccBy} rel="license">
        {LICENCE_NAMES.text}
      </a>
      授權，轉載請註明出處；資料本身仍是CC0。
    </>
  );
}

function PageLink({ page }: { page: Page }): ReactNode {
  return (
    <li>
      <Link to={page.to}>{fullName(page)}</Link>
    </li>
  );
}

export default function Footer(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  // Reads the route and not the address, because an unknown address below /blog/ is not a page of the blog.
  const blog = useRouteContext().plugin.name === 'docusaurus-plugin-content-blog';
  const { pathname } = useLocation();
  const list = useBaseUrl(ADDRESS_LIST);
  if (useEnglish())
    return (
      <footer className={styles.foot} data-layout="default">
        <EnglishFrame part="footer" styles={styles} />
      </footer>
    );
  return (
    <footer className={styles.foot} data-layout={blog ? 'blog' : 'default'}>
      <a className={styles.up} href="#top">
        回頁首
      </a>
      <div className={styles.name}>
        <b>{siteConfig.title}</b>
        <p data-frame>
          {blog ? <TextLicence /> : <DataLicence />}
          資料依現狀提供，在法律允許的範圍內不負擔保責任。
        </p>
        <p className="small" dangerouslySetInnerHTML={{ __html: UP_TO }} />
        {/* Printed only. */}
        <p className={styles.printed} data-printed>
          {`${siteConfig.title}，${siteConfig.url}${pathname}`}
        </p>
      </div>
      <div className={styles.column}>
        <h2 className="tiny">資料</h2>
        <ul>
          {DATA.map((page) => (
            <PageLink key={page.to} page={page} />
          ))}
        </ul>
      </div>
      <div className={styles.column}>
        <h2 className="tiny">開發</h2>
        <ul>
          <PageLink page={PAGE.developers} />
          <PageLink page={PAGE.differences} />
          <li>
            <a href={list}>檔案位址清單</a>
          </li>
          <li>
            <Link to={`${PAGE.developers.to}#feeds`}>訂閱（RSS）</Link>
          </li>
          <li>
            <a href={LINKS.crawler}>爬蟲套件</a>
          </li>
          <li>
            <a href={LINKS.repository}>程式庫</a>
          </li>
        </ul>
      </div>
      <div className={styles.contact}>
        <h2 className="tiny">聯絡</h2>
        <ul>
          <li>
            <a href={MAIL}>{LINKS.mail}</a>
          </li>
          <li>
            <a href={MAIL}>權利人想移除資料，請來信</a>
          </li>
          <PageLink page={PAGE.privacy} />
          <PageLink page={PAGE.accessibility} />
        </ul>
      </div>
    </footer>
  );
}
