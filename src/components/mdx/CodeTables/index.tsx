import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { VersionProp } from '@site/plugins/pages/client';
import { codeTablePage } from '@site/src/domain/addresses/pages';
import { formatCount } from '@site/src/domain/text/format';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The code tables of a dataset version, each with the number of its codes there. */
export default function CodeTables({ data }: { data: Pick<VersionProp, 'codeTables'> }): ReactNode {
  const links = useBrokenLinks();
  return (
    <div className={styles.tables}>
      <ul>
        {data.codeTables.map(({ id, title, count }) => {
          const anchor = `code-${id}`;
          links.collectAnchor(anchor);
          return (
            <li key={id} id={anchor}>
              <Link to={codeTablePage(id)}>{title}</Link>，{formatCount(count)}個代碼
            </li>
          );
        })}
      </ul>
    </div>
  );
}
