import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { codeTablePage } from '@site/src/lib/addresses/pages';
import { codesIn, formatCount, findLastDay, findVersion } from 'rental-data';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function CodeTables({ version }: { version: string }): ReactNode {
  const lastDay = findLastDay(catalogue, findVersion(catalogue, version));
  const links = useBrokenLinks();
  return (
    <div className={styles.tables}>
      <ul>
        {catalogue.codeTables.map((table) => {
          const { id, title } = table;
          const anchor = `code-${id}`;
          links.collectAnchor(anchor);
          return (
            <li key={id} id={anchor}>
              <Link to={codeTablePage(id)}>{title}</Link>，{formatCount(codesIn(table, lastDay).length)}個代碼
            </li>
          );
        })}
      </ul>
    </div>
  );
}
