/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/DocSidebar
 * Kind: ejected, rewritten
 * Why: Each version is one page, so one list leads through the sidebars of all versions: sidebars.ts and versioned_sidebars/. Nothing collapses.
 */
import Link from '@docusaurus/Link';
import { useDocsSidebar, useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { ANCHORS } from '@site/src/lib/addresses/anchors';
import beside from '@site/src/lib/ui/Toc/beside.module.css';
import type { Props as ThemeProps } from '@theme/DocSidebar';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = Pick<ThemeProps, 'path' | 'sidebar'>;

export default function DocSidebar({ path, sidebar }: Props): ReactNode {
  const { version: shown } = useDocsVersion();
  const name = useDocsSidebar()?.name ?? '';
  const title = translate({ id: 'theme.docs.sidebar.navAriaLabel' });
  // Not the package's isActiveSidebarItem: with its module, the pages that React draws grew by 5 kB.
  const own = sidebar.flatMap((item) =>
    item.type === 'link' ? { ...item, isCurrent: item.href === path } : [],
  );
  const items = useVersions(undefined).flatMap((version) => {
    const link = version.sidebars?.[name]?.link;
    const other = link ? [{ href: link.path, label: version.label, isCurrent: false }] : [];
    return (version.name === shown ? own : other).map((item) => ({ ...item, isLast: version.isLast }));
  });
  return (
    <nav className={beside.list} aria-label={title}>
      <p className="small mute">{title}</p>
      <ul className={styles.list}>
        {items.map(({ href, label, isCurrent, isLast }) => (
          <li key={href}>
            <Link className="ends" to={href} aria-current={isCurrent ? ('page' as const) : undefined}>
              {label}
              {isLast && <span className="tiny">最新</span>}
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
