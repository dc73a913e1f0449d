import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { ANCHORS } from '@site/src/lib/addresses/pages';
import type { ReactNode } from 'react';
import beside from '@site/src/lib/ui/Toc/beside.module.css';
import styles from './styles.module.css';

export default function VersionList(): ReactNode {
  const versions = useVersions(undefined);
  const { pathname } = useLocation();
  return (
    <nav className={beside.list} aria-label="資料集版本">
      <p className="small mute">資料集版本</p>
      <ul className={styles.list}>
        {versions.map((version) => (
          <li key={version.name}>
            <Link
              className="ends"
              to={`${version.path}/`}
              aria-current={pathname.startsWith(`${version.path}/`) ? ('page' as const) : undefined}
            >
              {version.label}
              {version.isLast && <span className="tiny">最新</span>}
            </Link>
          </li>
        ))}
      </ul>
      <p className={`small ${styles.more}`}>
        <Link to={ANCHORS.versionChanges}>各版本的差別</Link>
        <Link to={ANCHORS.columns}>欄位字典</Link>
      </p>
    </nav>
  );
}
