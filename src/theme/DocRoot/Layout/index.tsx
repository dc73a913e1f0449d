/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/DocRoot/Layout
 * Kind: ejected, rewritten
 * Why: The sidebar stands beside the text without Infima's grid and does not collapse.
 */
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import DocSidebar from '@site/src/theme/DocSidebar';
import type { Props } from '@theme/DocRoot/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  return (
    <main className={`wrap ${styles.layout}`}>
      {sidebar && <DocSidebar path={pathname} sidebar={sidebar.items} />}
      {children}
    </main>
  );
}
