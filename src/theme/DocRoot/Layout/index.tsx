/**
 * Origin: @docusaurus/theme-classic 3.10.2, src/theme/DocRoot/Layout
 * Kind: ejected, rewritten
 * Why: Each version is one page: a list of the versions takes the place of the sidebar.
 */
import VersionList from '@site/src/features/versions/VersionList';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

export default function DocRootLayout({ children }: Props): ReactNode {
  return (
    <main className={`wrap ${styles.layout}`}>
      <VersionList />
      {children}
    </main>
  );
}
