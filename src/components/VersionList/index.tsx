import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The dataset versions, newest first, with the one on the page marked. */
export default function VersionList(): ReactNode {
  const versions = useVersions(undefined);
  const { pathname } = useLocation();
  return (
    <nav
      className={styles.side}
      aria-label={translate({
        id: 'versions.label',
        message: '資料集版本',
        description: 'Name of the list of versions',
      })}
    >
      <p className="small mute">
        <Translate id="versions.title" description="Title of the list of versions">
          資料集版本
        </Translate>
      </p>
      <ul className={styles.list}>
        {versions.map((version) => (
          <li key={version.name}>
            <Link
              to={`${version.path}/`}
              {...(pathname.startsWith(`${version.path}/`) ? { 'aria-current': 'page' as const } : {})}
            >
              <b>{version.label}</b>
              {version.isLast && (
                <span>
                  <Translate id="versions.newest" description="Beside the newest version in the list">
                    最新
                  </Translate>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <p className={`small ${styles.more}`}>
        <Link to="/about-data-set/#changes">
          <Translate id="versions.compare" description="Link to the differences between versions">
            各版本的差別
          </Translate>
        </Link>
        <Link to="/about-data-set/#columns">
          <Translate id="versions.columns" description="Link to the list of all columns">
            所有欄位
          </Translate>
        </Link>
      </p>
    </nav>
  );
}
