import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import Beta, { BetaNote } from '@site/src/features/download/DatasetCard/Beta';
import { filePage, versionPage } from '@site/src/dataset/addresses/pages';
import ReleaseNotes from '@site/src/features/quality/IncidentMarks/ReleaseNotes';
import { FORMAT_NAME, VARIANT_NAME } from '@site/src/dataset/words';
import type { Release } from '@site/src/dataset/catalogue/types';
import { formatBytes, formatCount } from '@site/src/lib/text/format';
import ColumnHead from '@site/src/lib/ui/ColumnHead';
import Fold from '@site/src/lib/ui/Fold';
import { releasesIn } from '@site/src/dataset/catalogue/sets';
import { doubtfulSizes, sourceNames } from './facts';
import { listSources } from '@site/src/features/download/DatasetCard/counts';
import styles from './styles.module.css';

/** Column heads that narrow screens show as labels beside the figures. */
const VERSION = '版本';
const sourceHead = (name: string) => `其中${name}`;

interface GroupProps {
  release: Release;
  /** does its version lead to the page of the version? */
  isVersionLinked: boolean;
  sources: string[];
}

/**
 * The rows of one period, one per variant. Links to the period lead to the group's header. What applies to the whole period
 * comes first, so that the visual order, the Tab order and the reading order agree on narrow screens too.
 */
function Group({ release, isVersionLinked, sources }: GroupProps): ReactNode {
  const { period, version, sets } = release;
  useBrokenLinks().collectAnchor(period);
  return (
    <tbody role="rowgroup" className={styles.group}>
      {sets.map((set, index) => (
        <tr key={set.variant} role="row">
          {index === 0 && (
            <>
              <th
                role="rowheader"
                scope="rowgroup"
                rowSpan={sets.length}
                id={period}
                className={styles.period}
              >
                {period}
              </th>
              <td role="cell" rowSpan={sets.length} className={styles.version} data-label={VERSION}>
                {isVersionLinked ? <Link to={versionPage(version)}>{version}</Link> : version}
                {release.beta && <Beta />}
              </td>
              <td role="cell" rowSpan={sets.length} className={styles.notes}>
                <ReleaseNotes release={release} list />
              </td>
            </>
          )}
          <th role="rowheader" scope="row" className={styles.content}>
            <Link to={filePage(period, set.variant)}>{VARIANT_NAME[set.variant]}</Link>
          </th>
          <td role="cell" className={styles.rows} data-unit="列">
            {formatCount(set.rows)}
          </td>
          {sources.map((name) => {
            const rows = listSources(catalogue, set).find((source) => source.name === name)?.rows;
            return (
              <td key={name} role="cell" className={styles.source} data-label={sourceHead(name)}>
                {rows === undefined ? '無' : formatCount(rows)}
              </td>
            );
          })}
          <td role="cell" className={styles.files}>
            {set.files.map(({ format, bytes, url, doubtful }) => {
              const size = `${FORMAT_NAME[format]} ${formatBytes(bytes)}`;
              const words = doubtful === undefined ? size : `${size}（存疑）`;
              // In a screen reader's list of links the row is not there to say which file it is.
              return (
                <a key={format} href={url} aria-label={`${words}：${period}${VARIANT_NAME[set.variant]}`}>
                  {words}
                </a>
              );
            })}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** Why some of the sizes above are doubtful. */
function Doubts({ releases }: { releases: Release[] }): ReactNode {
  const doubts = doubtfulSizes(releases);
  if (doubts.length === 0) return null;
  return (
    <Fold summary="標示「存疑」的檔案大小">
      <ul className="small">
        {doubts.map(([reason, files]) => (
          <li key={reason}>{`${files.join('、')}：${reason}`}</li>
        ))}
      </ul>
    </Fold>
  );
}

interface TableProps {
  releases: Release[];
  caption: string;
}

function Table({ releases, caption }: TableProps): ReactNode {
  const names = sourceNames(catalogue, releases);
  // The rows of a single source equal the rows of the set.
  const sources = names.length > 1 ? names : [];
  return (
    <table role="table" className={styles.table}>
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <ColumnHead>期別</ColumnHead>
          <ColumnHead>{VERSION}</ColumnHead>
          <ColumnHead>已知問題</ColumnHead>
          <ColumnHead>內容</ColumnHead>
          <ColumnHead className="r">總列數</ColumnHead>
          {sources.map((name) => (
            <ColumnHead key={name} className="r">
              {sourceHead(name)}
            </ColumnHead>
          ))}
          <ColumnHead>下載（解壓後大小）</ColumnHead>
        </tr>
      </thead>
      {releases.map((release, index) => (
        <Group
          key={release.period}
          release={release}
          isVersionLinked={release.version !== releases[index - 1]?.version}
          sources={sources}
        />
      ))}
    </table>
  );
}

/**
 * The quarterly and the monthly table of a year: published periods with version, rows (in total and per source), files with
 * their sizes, and known issues. On narrow screens each period becomes a block.
 */
export default function DownloadTable({ year }: { year: string | number }): ReactNode {
  const tables: TableProps[] = [
    { releases: releasesIn(catalogue, Number(year), 'quarterly'), caption: `${String(year)}年的季資料` },
    { releases: releasesIn(catalogue, Number(year), 'monthly'), caption: `${String(year)}年的月資料` },
  ];
  const filled = tables.filter(({ releases }) => releases.length > 0);
  return (
    <div className={styles.tables}>
      {filled.map((table) => (
        <Table key={table.caption} {...table} />
      ))}
      <Doubts releases={filled.flatMap(({ releases }) => releases)} />
      {filled.some(({ releases }) => releases.some((r) => r.beta)) && <BetaNote />}
    </div>
  );
}
