import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { ENGLISH_PAGES } from '@site/src/lib/addresses/english';
import { filePage } from '@site/src/lib/addresses/pages';
import {
  ADDRESS_LIST,
  type DataSet,
  ENGLISH_COLUMNS_LEVEL,
  ENGLISH_ROWS_STATE,
  ENGLISH_VARIANT,
  englishCovers,
  englishDwellings,
  requireEnglish,
  englishPeriod,
  englishRowsWhy,
  FORMAT_NAME,
  formatBytes,
  formatCount,
  GRANULARITIES,
  LANGUAGE,
  getReader,
  type Release,
  releaseQuality,
  releasesIn,
  ROWS_STATE_MARK,
  listSets,
  monthsOnRecord,
  VARIANTS,
  listYears,
} from 'rental-data';
import { ENGLISH_PAGE } from '@site/src/lib/addresses/names';
import Mark from '@site/src/features/marks/Mark';
import EnglishLayout from './EnglishLayout';
import styles from './files.module.css';
import Map from './Map';
import Offers from './Offers';
import Table from './Table';
import Words from './Words';

function Rows({ release }: { release: Release }): ReactNode {
  const { period } = release;
  const rows = getReader(catalogue).rows(period, release.sets[0]?.variant ?? 'raw');
  const { columns } = releaseQuality(catalogue, release);
  const why = englishRowsWhy(catalogue, period, rows);
  return (
    <>
      <span data-period={period} data-verdict={rows.state}>
        <Mark state={ROWS_STATE_MARK[rows.state]} inText>
          {ENGLISH_ROWS_STATE[rows.state]}
        </Mark>
        {why && <Words>{`: ${why}`}</Words>}
      </span>
      {columns && (
        <>
          {'. '}
          <Mark state={columns.state} inText>
            {ENGLISH_COLUMNS_LEVEL[columns.state]}
          </Mark>
        </>
      )}
    </>
  );
}

function Files({ set }: { set: DataSet | undefined }): ReactNode {
  if (!set) return null;
  const { period, variant, rows, files } = set;
  return (
    <>
      {`${formatCount(rows)} rows `}
      {files.map(({ format, bytes, url, doubtful }) => {
        const size = `${FORMAT_NAME[format]} ${formatBytes(bytes)}`;
        const words = doubtful === undefined ? size : `${size} (size doubtful)`;
        return (
          <a
            key={format}
            href={url}
            aria-label={`${words}: ${englishPeriod(period)}, ${ENGLISH_VARIANT[variant].toLowerCase()}`}
          >
            {words}
          </a>
        );
      })}
    </>
  );
}

function Row({ release }: { release: Release }): ReactNode {
  const { period, version, sets } = release;
  useBrokenLinks().collectAnchor(period);
  return (
    <tr role="row" id={period}>
      <th role="rowheader" scope="row">
        <Link to={filePage(period, sets[0]?.variant ?? 'raw')} hrefLang={LANGUAGE}>
          {englishPeriod(period)}
        </Link>
        <small className="block tiny">{`version ${version}${release.beta ? ', beta' : ''}`}</small>
      </th>
      <td role="cell" data-label="Covers">
        <Words>{englishCovers(catalogue, release)}</Words>
      </td>
      <td role="cell">
        <Rows release={release} />
      </td>
      {VARIANTS.map((variant) => (
        <td key={variant} role="cell" data-label={ENGLISH_VARIANT[variant]}>
          <Files set={sets.find((set) => set.variant === variant)} />
        </td>
      ))}
    </tr>
  );
}

const HEADS = ['Period', 'Covers', 'State', ...VARIANTS.map((variant) => ENGLISH_VARIANT[variant])];

function Year({ name, year }: { name: string; year: number }): ReactNode {
  const releases = GRANULARITIES.flatMap((granularity) => releasesIn(catalogue, year, granularity));
  return (
    <Table name={name} heads={HEADS} className={styles.files}>
      {releases.map((release) => (
        <Row key={release.period} release={release} />
      ))}
    </Table>
  );
}

export default function EnglishFiles(): ReactNode {
  const sets = formatCount(listSets(catalogue).length);
  const list = useBaseUrl(ADDRESS_LIST);
  const [firstMonth = ''] = monthsOnRecord(catalogue);
  return (
    <EnglishLayout
      page={ENGLISH_PAGE.files}
      description={`The ${sets} datasets of open data on rental listings in Taiwan, by month, quarter and year: days covered, known gaps, sizes and downloads.`}
      lead={
        <p>{`${sets} datasets since ${englishPeriod(firstMonth)}: months, quarters and years, as raw listings and as de-duplicated dwellings.`}</p>
      }
      sections={listYears(catalogue).map((year) => {
        const id = `y${String(year)}`;
        return { id, title: String(year), content: <Year name={id} year={year} /> };
      })}
    >
      <Offers />
      <section className={styles.map} aria-label="All periods">
        <Map />
      </section>
      <p className={styles.sizes}>
        {'De-duplicated files exist since version 0.1. '}
        <Words>{englishDwellings(catalogue)}</Words>
        {' Each download is a ZIP. '}
        <Words>{requireEnglish(catalogue).dataset.sizes}</Words>
        {' All addresses: '}
        <a href={list}>urls.txt</a>. In the table, each period links to its page, in Chinese; what went wrong
        is described in <Link to={ENGLISH_PAGES.quality}>{ENGLISH_PAGE.quality.name}</Link>.
      </p>
    </EnglishLayout>
  );
}
