import catalogue from '@catalogue';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { COLUMN_GROUPS, GROUP_NAME } from 'rental-data';
import { island } from '@site/src/lib/ui/island';
import type { ReactNode } from 'react';
import { isListed, listDictionary } from '../build';
import Entry from './Entry';
import Filter from './Filter';
import { countWords, LIST_ID } from './list';
import styles from './styles.module.css';

const FilterIsland = island('column-filter', Filter);

export default function ColumnDictionary(): ReactNode {
  const columns = listDictionary(catalogue);
  // The letters of a column's life are ordered from the oldest version to the newest.
  const versions = catalogue.versions.map(({ version }) => version);
  const links = useBrokenLinks();
  for (const { anchor } of columns) links.collectAnchor(anchor);
  const filtered = columns.map(({ anchor, group, type, life, dedupKey, incidents, codeTable }) => ({
    anchor,
    group,
    type,
    life,
    dedupKey: dedupKey || undefined,
    incidents: incidents.length,
    // What is not listed in the page.
    labels:
      codeTable && !isListed(codeTable.codes)
        ? codeTable.codes.map(({ label }) => label).join('\n')
        : undefined,
  }));
  return (
    <>
      <FilterIsland columns={filtered} versions={versions} />
      <div id={LIST_ID}>
        {COLUMN_GROUPS.map((group) => {
          const inGroup = columns.filter((column) => column.group === group);
          return (
            <section key={group} className="mt6" hidden={inGroup.length === 0}>
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
                <Entry key={column.anchor} column={column} versions={versions} />
              ))}
            </section>
          );
        })}
      </div>
    </>
  );
}
