import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { type ColumnGroup, GROUP_NAME, periodWords, VARIANT_SHORT } from 'rental-data';
import { LifeKey } from '@site/src/features/dictionary/Lifeline';
import { incidentItem } from '@site/src/lib/addresses/pages';
import { island } from '@site/src/lib/ui/island';
import type { ReactNode } from 'react';
import {
  findSameIncidents,
  isListed,
  listDictionary,
  listRows,
  listTypeIncidents,
  newestMonth,
} from 'rental-data/dictionary';
import Entry from './Entry';
import Filter from './Filter';
import { countWords, LIST_ID } from './list';
import styles from './styles.module.css';

const FilterIsland = island('column-filter', Filter);

/** What most readers look for comes first, what tells one listing from another last. */
const GROUPS: readonly ColumnGroup[] = ['price', 'building', 'environment', 'transaction'];

/** Heads of what the rows show; the rows say all of it in words. */
function Heads({ versions }: { versions: readonly string[] }): ReactNode {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>欄名</span>
      <span>意思</span>
      <span className={styles.type}>型別</span>
      <span className={styles.now}>{periodWords(newestMonth(catalogue))}</span>
      <span>
        版本{versions[0]}到{versions.at(-1)}
        <span className="block">
          <LifeKey variant="raw" />
          {VARIANT_SHORT.raw}
          <LifeKey variant="deduplicated" />
          {VARIANT_SHORT.deduplicated}
        </span>
      </span>
    </div>
  );
}

export default function ColumnDictionary(): ReactNode {
  const columns = listDictionary(catalogue);
  // The letters of a column's life are ordered from the oldest version to the newest.
  const versions = catalogue.versions.map(({ version }) => version);
  const typeIncidents = listTypeIncidents(catalogue);
  const typeIncidentIds = new Set(typeIncidents.map(({ id }) => id));
  const context = {
    versions,
    commonIncidents: typeIncidentIds,
    sameIncidents: findSameIncidents(columns, typeIncidentIds),
  };
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
      <div className="container">
        <Heads versions={versions} />
        <div id={LIST_ID}>
          {GROUPS.map((group) => {
            const inGroup = columns.filter((column) => column.group === group);
            return (
              <section key={group} className={styles.group} hidden={inGroup.length === 0}>
                <h3>
                  {GROUP_NAME[group]}
                  <small>{countWords(inGroup.length)}</small>
                </h3>
                {listRows(inGroup).map((row) => (
                  <Entry key={row.columns[0].anchor} row={row} context={context} />
                ))}
              </section>
            );
          })}
        </div>
      </div>
      {typeIncidents.map(({ id, title }) => (
        <p key={id} className="small mt4">
          不在各欄裡重複的品質事件：<Link to={incidentItem(id)}>{title}</Link>。
        </p>
      ))}
    </>
  );
}
