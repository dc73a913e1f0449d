/** What the page of downloads (src/pages/download) asks of the catalogue. Its sentences are written there. */
import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import AnnualDownload from '@theme/AnnualDownload';
import {
  ADDRESS_LIST,
  addressRule,
  type DataSet,
  FILES,
  findScale,
  type Format,
  formatBytes,
  formatCount,
  GRANULARITIES,
  GRANULARITY_NAME,
  monthBars,
  newestSet,
  newestWith,
  periodWords,
  getReader,
  recommendSets,
  ROWS_STATE_NAME,
  setsAbove,
  snippetSource,
  takeAll,
  takeDeduplicatedCsv,
  takeOne,
  totalBytes,
  VARIANT_NAME,
  withOwnNames,
  WORKSHEET_ROWS,
  listUnmerged,
  listYears,
} from 'rental-data';
import { first } from 'rental-data/helpers';
import { filePage, releaseRow, versionPage } from '@site/src/lib/addresses/pages';
import RowsState from '@site/src/features/marks/RowsState';
import useSite from '@site/src/features/site/useSite';
import Code from '@site/src/features/snippets/Code';
import FileButtons from '@site/src/features/site/FileButtons';
import { Fragment, type ReactNode } from 'react';
import styles from './page.module.css';

const { releases } = catalogue;
const { fileHost } = catalogue.dataset;

/** The newest sound period of a kind, both variants as buttons. */
function Offer({ name, set }: { name: string; set: DataSet | undefined }): ReactNode {
  if (!set) return null;
  const { period } = set;
  return (
    <li>
      <p className="small mute">{name}</p>
      <h2 className="t26 plain">
        <Link to={filePage(period, set.variant)}>{periodWords(period)}</Link>
      </h2>
      <FileButtons
        period={period}
        nameVariant={(variant) => `下載${VARIANT_NAME[variant]}`}
        describeFile={(rows, bytes) => `${formatCount(rows)}列，${formatBytes(bytes)}`}
      />
    </li>
  );
}

export function Offers(): ReactNode {
  const { month, quarter, year, newest } = recommendSets(catalogue);
  return (
    <>
      <ul className={`columns ${styles.offers}`} aria-label="建議的檔案">
        <Offer name="一個月" set={month} />
        <Offer name="一季" set={quarter} />
        <Offer name="一整年" set={year} />
      </ul>
      <p className={`ends small mute ${styles.newest}`}>
        <span>{ROWS_STATE_NAME.complete}的最新一期；大小是解壓縮後的。</span>
        {newest.period !== month?.period && (
          <span>
            最新的
            <Link to={filePage(newest.period, newest.variant)}>{periodWords(newest.period)}</Link>：
            <RowsState
              period={newest.period}
              state={getReader(catalogue).rows(newest.period, newest.variant).state}
            />
          </span>
        )}
      </p>
    </>
  );
}

interface QuestionProps {
  id?: string;
  question: string;
  answer: ReactNode;
  children: ReactNode;
}

export function Question({ id, question, answer, children }: QuestionProps): ReactNode {
  return (
    <details id={id} className={styles.question}>
      <summary className="arrow t15">
        <b>{question}</b>
        <span>{answer}</span>
      </summary>
      <div className="smallLoose mute">{children}</div>
    </details>
  );
}

/** Versions whose quarters and years keep some listings apart. */
export const UNMERGED = listUnmerged(catalogue);

/** How many files do not fit into a worksheet, of which the headers take one row. */
export const ABOVE = setsAbove(releases, WORKSHEET_ROWS - 1);

/** The last period of each kind that has JSON: 月資料的JSON到2023年12月為止. */
export const JSON_ENDS = [...GRANULARITIES].reverse().flatMap((granularity) => {
  const newest = newestWith(releases, granularity, 'json');
  return newest === undefined ? [] : [`${GRANULARITY_NAME[granularity]}的JSON到${periodWords(newest)}為止`];
});

export const ReleasesFeed = ({ children }: { children: ReactNode }): ReactNode => (
  <a href={useBaseUrl(`/${FILES.feed('releases', 'rss')}`)}>{children}</a>
);

export function Years(): ReactNode {
  const years = listYears(catalogue);
  const scale = findScale(years.flatMap((year) => monthBars(catalogue, year)));
  return (
    <div className={styles.years}>
      {years.map((year, index) => (
        <AnnualDownload key={year} year={year} open={index === 0} scale={scale} />
      ))}
    </div>
  );
}

export const AddressRule = (): ReactNode => (
  <Code>
    {addressRule(fileHost, '{年}', '{期別}').map((piece) =>
      typeof piece === 'string' ? piece : <b key={piece[0]}>{piece[0]}</b>,
    )}
  </Code>
);

/** The command that takes one file and names it. */
export function TakeOne(): ReactNode {
  const source = snippetSource(catalogue, newestSet(catalogue, 'monthly'), useSite());
  const name = (source?.inside ?? '').replace(/^.*\/|\.csv$/g, '');
  return <code>{takeOne(`${name}.zip`)}</code>;
}

/** Releases whose files are not named by the rule. */
export const OWN_NAMES = withOwnNames(releases, fileHost);

export function OwnNames(): ReactNode {
  const version = OWN_NAMES[0]?.version ?? '';
  return (
    <>
      版本<Link to={versionPage(version)}>{version}</Link>的
      {OWN_NAMES.reduce((sum, r) => sum + r.sets.flatMap((s) => s.files).length, 0)}個檔案（
      {OWN_NAMES.map(({ period }, index) => (
        <Fragment key={period}>
          {index > 0 && '、'}
          <Link to={releaseRow(period)}>{period}</Link>
        </Fragment>
      ))}
      ）
    </>
  );
}

/** The address of a file of the newest month. */
export const EXAMPLE = first(newestSet(catalogue, 'monthly').files).url;

export function TakeMany(): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const list = url + useBaseUrl(ADDRESS_LIST);
  return (
    <Code>
      <span className="mute"># 全部檔案</span>
      {`\n${takeAll(list)}\n\n`}
      <span className="mute"># 只要{VARIANT_NAME.deduplicated}的CSV</span>
      {`\n${takeDeduplicatedCsv(list)}`}
    </Code>
  );
}

/** How much all files take, or those of a format. */
export const Bytes = ({ format }: { format?: Format }): ReactNode => (
  <span className="num">{formatBytes(totalBytes(releases, format))}</span>
);
