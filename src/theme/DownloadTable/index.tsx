/**
 * Origin: this site
 * Kind: own
 * Why: The download table: all files of a year, a row for each period and a column for each content.
 */
import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import Beta, { BetaNote } from '@theme/DatasetCard/Beta';
import { filePage, versionPage } from '@site/src/lib/addresses/pages';
import RowsState from '@site/src/features/marks/RowsState';
import {
  careCounts,
  type DataSet,
  doubtfulSizes,
  FORMAT_NAME,
  formatBytes,
  formatCount,
  incidentsOfSet,
  listSources,
  getReader,
  type Release,
  releasesIn,
  sourceNames,
  type Variant,
  VARIANT_NAME,
  VARIANTS,
  getVerdict,
} from 'rental-data';
import ColumnHead from '@site/src/lib/ui/ColumnHead';
import Fold from '@site/src/lib/ui/Fold';
import styles from './styles.module.css';

const VERSION = '版本';

/** The version that all periods of a table have; undefined where they differ, or where one was a beta. */
const sharedVersion = (releases: readonly Release[]): string | undefined => {
  const [version, ...others] = new Set(releases.map((release) => release.version));
  return others.length === 0 && !releases.some(({ beta }) => beta) ? version : undefined;
};

interface SetProps {
  set: DataSet;
  sources: readonly string[];
}

function SetCell({ set, sources }: SetProps): ReactNode {
  const { period, variant, rows, files } = set;
  const name = VARIANT_NAME[variant];
  const sourceRows = listSources(catalogue, set);
  return (
    <td role="cell" className={styles.set} data-label={name}>
      <Link
        to={filePage(period, variant)}
        className="num"
        aria-label={`${formatCount(rows)}列：${period}${name}`}
      >
        {formatCount(rows)}列
      </Link>
      {files.map(({ format, bytes, url, doubtful }) => {
        const size = `${FORMAT_NAME[format]} ${formatBytes(bytes)}`;
        const words = doubtful === undefined ? size : `${size}（存疑）`;
        // In a screen reader's list of links the row is not there to say which file it is.
        return (
          <a key={format} aria-label={`${words}：${period}${name}`} href={url}>
            {words}
          </a>
        );
      })}
      {sources.length > 0 && (
        <small>
          {sources
            .map((source) => {
              const part = sourceRows.find((known) => known.name === source)?.rows;
              return `${source}${part === undefined ? '無' : `${formatCount(part)}列`}`;
            })
            .join('，')}
        </small>
      )}
      <Care set={set} />
    </td>
  );
}

/** Beside the state of the rows, which both variants share: the worst that columns ask for, and how many incidents there are. */
function Care({ set }: { set: DataSet }): ReactNode {
  const { period, variant } = set;
  const [worst] = careCounts(getVerdict(catalogue, period, variant));
  const incidents = incidentsOfSet(catalogue, set).length;
  if (worst === undefined && incidents === 0) return null;
  return (
    <small>
      {worst}
      {incidents > 0 && (
        <Link
          to={`${filePage(period, variant)}#incidents`}
          aria-label={`${String(incidents)}件事件：${period}${VARIANT_NAME[variant]}`}
        >
          {incidents}件事件
        </Link>
      )}
    </small>
  );
}

interface RowProps {
  release: Release;
  variants: readonly Variant[];
  /** whether it says its version, and whether that leads to the page of the version */
  version: 'none' | 'text' | 'link';
  sources: readonly string[];
}

/** One period. What applies to all of it comes first, so that the visual order, the Tab order and the reading order agree on narrow screens too. */
function Row({ release, variants, version: shown, sources }: RowProps): ReactNode {
  const { period, version, beta, sets } = release;
  useBrokenLinks().collectAnchor(period);
  // What happened to the rows happened to both variants.
  const { state } = getReader(catalogue).rows(period, sets[0]?.variant ?? 'raw');
  return (
    <tr id={period} role="row">
      <th role="rowheader" scope="row" className={styles.period}>
        {period}
      </th>
      {shown !== 'none' && (
        <td role="cell" className={styles.version} data-label={VERSION}>
          {shown === 'link' ? <Link to={versionPage(version)}>{version}</Link> : version}
          {beta && <Beta />}
        </td>
      )}
      <RowsState as="td" className={styles.state} state={state} />
      {variants.map((variant) => {
        const set = sets.find((one) => one.variant === variant);
        return set ? <SetCell key={variant} set={set} sources={sources} /> : <td key={variant} role="cell" />;
      })}
    </tr>
  );
}

function Doubts({ releases }: { releases: Release[] }): ReactNode {
  const doubts = doubtfulSizes(releases);
  if (doubts.length === 0) return null;
  return (
    <Fold summary="標示「存疑」的檔案大小">
      <ul className="small">
        {doubts.map(([reason, files]) => (
          <li key={reason}>{`${files.join('；')}：${reason}`}</li>
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
  const variants = VARIANTS.filter((variant) =>
    releases.some(({ sets }) => sets.some((set) => set.variant === variant)),
  );
  const version = sharedVersion(releases);
  return (
    <table role="table" className={styles.table}>
      <caption className="num">
        {version === undefined ? caption : `${caption}，${VERSION}${version}`}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <ColumnHead>期別</ColumnHead>
          {version === undefined && <ColumnHead>{VERSION}</ColumnHead>}
          <ColumnHead>列數</ColumnHead>
          {variants.map((variant) => (
            <ColumnHead key={variant}>{VARIANT_NAME[variant]}</ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {releases.map((release, index) => (
          <Row
            key={release.period}
            release={release}
            variants={variants}
            version={
              version !== undefined
                ? 'none'
                : release.version === releases[index - 1]?.version
                  ? 'text'
                  : 'link'
            }
            sources={sources}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The quarterly and the monthly table of a year. On narrow screens each period becomes a block. */
export default function DownloadTable({ year }: { year: string | number }): ReactNode {
  const tables: TableProps[] = [
    { releases: releasesIn(catalogue, Number(year), 'quarterly'), caption: `${String(year)}年的季資料` },
    { releases: releasesIn(catalogue, Number(year), 'monthly'), caption: `${String(year)}年的月資料` },
  ];
  const filled = tables.filter(({ releases }) => releases.length > 0);
  return (
    <div className={`container ${styles.tables}`}>
      {filled.map((table) => (
        <Table key={table.caption} {...table} />
      ))}
      <Doubts releases={filled.flatMap(({ releases }) => releases)} />
      {filled.some(({ releases }) => releases.some((r) => r.beta)) && <BetaNote />}
    </div>
  );
}
