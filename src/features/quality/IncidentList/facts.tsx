import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import written from '@generated/content-db/default/posts.json';
import type { ReactNode } from 'react';
import { dictionaryColumn, filePage, postPage } from '@site/src/lib/addresses/pages';
import Fold from '@site/src/lib/ui/Fold';
import Inferred from '@site/src/features/marks/Inferred';
import SetState from '@site/src/features/quality/SetState';
import Spans, { joined, SEPARATOR } from '@site/src/features/quality/Spans';
import {
  beginningWords,
  columnAnchor,
  dateSpanWords,
  dateWords,
  formatReach,
  type Incident,
  issueAddress,
  joinWords,
  listWorsened,
  matchColumns,
  periodSpans,
  periodWords,
  getReader,
  touchesRows,
  TYPE_NAME,
} from 'rental-data';
import { TERM } from './words';
import styles from './facts.module.css';

interface DatesProps {
  incident: Pick<Incident, 'start' | 'end'>;
}

export function Dates({ incident: { start, end } }: DatesProps): ReactNode {
  const from = (words: string) => <time dateTime={start}>{words}</time>;
  if (end === start) return from(dateWords(start));
  if (end === null) return from(`${dateWords(start)}起`);
  const [first = '', last = ''] = dateSpanWords(start, end).split('到');
  return (
    <>
      {from(first)}
      <time dateTime={end}>到{last}</time>
    </>
  );
}

interface PeriodsProps {
  incident: Incident;
  /** folded, with bars for estimated losses, and the state of each period only where there are such */
  bars?: boolean;
}

export function Periods({ incident, bars = false }: PeriodsProps): ReactNode {
  const { affects, estimatedLoss } = incident;
  if (!Array.isArray(affects)) return formatReach(incident);
  const spans = periodSpans(affects);
  const worsened = listWorsened(catalogue, incident);
  const drawn = bars && worsened.some((period) => estimatedLoss[period] !== undefined);
  if (worsened.length === 0 || (bars && !drawn)) return <Spans spans={spans} variant="raw" />;
  const list = (
    <ul className={styles.rows}>
      {worsened.map((period) => {
        const loss = estimatedLoss[period];
        const { state, reasons } = getReader(catalogue).rows(period, 'raw');
        const own = reasons.find((reason) => reason.type === 'incident' && reason.incident === incident.id);
        // Another incident may have done more to the period, which is not told here as if this one had.
        const isOther = own !== undefined && own.gives !== state;
        return (
          <li key={period}>
            <span>
              <Link to={filePage(period, 'raw')}>{periodWords(period)}</Link>：
            </span>
            {/* What happened to the rows happened to both variants; every release has raw rows. */}
            {isOther && own.type === 'incident' ? (
              <span>{own.why}</span>
            ) : (
              <SetState set={{ period, variant: 'raw' }} />
            )}
            {drawn && loss !== undefined && <i aria-hidden="true" style={{ '--w': loss / 100 }} />}
          </li>
        );
      })}
    </ul>
  );
  if (!drawn) return list;
  return (
    <>
      <Spans spans={spans} variant="raw" />
      <Fold summary="各期估計短少的比例">{list}</Fold>
    </>
  );
}

interface CertaintyProps {
  incident: Pick<Incident, 'certainty' | 'inferred'>;
  /** where the legend of the mark is, unless on this page */
  page?: string | undefined;
}

/** A term and its description: that the incident, or which part of it, only follows from the program that makes the files. */
export function Certainty({ incident: { certainty, inferred }, page }: CertaintyProps): ReactNode {
  if (certainty === 'stated' && inferred === undefined) return null;
  return (
    <>
      <dt>{TERM.certainty}</dt>
      <dd>
        <Inferred page={page} />
        {inferred}
      </dd>
    </>
  );
}

const STATED = { documents: '資料集的文件', program: '產生檔案的程式' };

export function Sources({ incident: { sources } }: { incident: Pick<Incident, 'sources'> }): ReactNode {
  const { issues = [], statistics = [], posts = [] } = sources;
  return joined([
    ...issues.map((number) => (
      <Link key={number} href={issueAddress(number)}>
        第{number}號議題
      </Link>
    )),
    ...written
      .filter(({ slug }) => posts.includes(slug))
      .map(({ slug, date }) => (
        <Link key={slug} to={postPage(slug)}>
          {`${dateWords(date)}的文章`}
        </Link>
      )),
    ...(statistics.length > 0 ? [`${joinWords(statistics.map(String))}年統計檔的附註`] : []),
    ...(['documents', 'program'] as const).filter((kind) => sources[kind]).map((kind) => STATED[kind]),
  ]);
}

export function Scope({ incident }: { incident: Incident }): ReactNode {
  const { columns: patterns = [], columnTypes = [] } = incident;
  const names = patterns.map((pattern) => {
    const columns = matchColumns(catalogue, pattern);
    if (!columns.first) return beginningWords(columns);
    return (
      <Link key={pattern} to={dictionaryColumn(columnAnchor(columns.first))}>
        {beginningWords(columns)}
      </Link>
    );
  });
  const types =
    columnTypes.length > 0 ? `所有${columnTypes.map((type) => TYPE_NAME[type]).join(SEPARATOR)}欄位` : [];
  const touched = [...names, types].flat();
  if (touched.length > 0 && !touchesRows(incident)) return joined(touched);
  return touched.length > 0 ? <>列數，以及{joined(touched)}</> : '列數';
}
