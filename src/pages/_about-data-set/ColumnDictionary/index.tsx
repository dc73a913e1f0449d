import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { AboutDataSetProp } from '@site/plugins/pages/client';
import { GROUP_NAME } from '@site/src/domain/words';
import { COLUMN_GROUPS } from '@site/src/domain/catalogue/types';
import type { ReactNode } from 'react';
import Entry from './Entry';
import Filter from './island';
import { LIST_ID } from './list';
import styles from './styles.module.css';
import { countWords } from './words';

interface Props {
  data: Pick<AboutDataSetProp, 'columns' | 'incidents'>;
  /** every dataset version, oldest first */
  versions: string[];
}

/** Every column of every dataset version, by group, with a form that narrows the list. */
export default function ColumnDictionary({ data, versions }: Props): ReactNode {
  const { columns, incidents } = data;
  const links = useBrokenLinks();
  for (const { anchor } of columns) links.collectAnchor(anchor);
  const filtered = columns.map(({ anchor, group, type, life, dedupKey, incidents: touching, codes }) => ({
    anchor,
    group,
    type,
    life,
    ...(dedupKey ? { dedupKey } : {}),
    incidents: touching,
    ...(codes?.labels ? { labels: codes.labels } : {}),
  }));
  return (
    <>
      <Filter columns={filtered} versions={versions} />
      <div id={LIST_ID}>
        {COLUMN_GROUPS.map((group) => {
          const inGroup = columns.filter((column) => column.group === group);
          return (
            <section key={group} className={styles.group} hidden={inGroup.length === 0}>
              <div className={styles.head}>
                <h3>
                  {GROUP_NAME[group]}
                  <small>{countWords(inGroup.length)}</small>
                </h3>
                <span className={styles.versions} aria-hidden="true">
                  {versions.map((version) => (
                    <span key={version}>{version}</span>
                  ))}
                </span>
              </div>
              {inGroup.map((column) => (
                <Entry key={column.anchor} column={column} versions={versions} incidents={incidents} />
              ))}
            </section>
          );
        })}
      </div>
    </>
  );
}
