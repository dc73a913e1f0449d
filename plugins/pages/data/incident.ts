import { columnAnchor, matchesHeader } from '../../../src/domain/catalogue/columns';
import type { Catalogue, Incident } from '../../../src/domain/catalogue/types';
import { GRANULARITIES, periodSpans, spanWords, type PeriodSpan } from '../../../src/domain/period';
import { reachOf, touchesRows } from '../../../src/domain/quality';
import { readerOf } from '../../../src/domain/usability/reader';
import { rowsWhy } from '../../../src/domain/usability/words';
import type { IncidentProp, KnownIncidentProp } from '../client';
import { toMarkProp } from './release';

/** The columns of a pattern: how many, and where the dictionary tells of the first. */
function toColumns(catalogue: Catalogue, pattern: string): IncidentProp['columns'][number] {
  const columns = catalogue.columns.filter((c) => matchesHeader(c.header, pattern));
  const [first] = columns;
  return {
    text: pattern.replace(/\*$/, ''),
    count: new Set(columns.map((c) => c.header)).size,
    ...(first ? { anchor: columnAnchor(first) } : {}),
  };
}

/** The verdict on the rows of every release that the incident reaches, where it touches rows. */
function toRows(catalogue: Catalogue, incident: Incident): IncidentProp['rows'] {
  if (!touchesRows(incident)) return [];
  const reached = catalogue.releases.filter(({ period }) => reachOf(incident, period));
  // Months first, as in the words for the periods.
  const sorted = [...GRANULARITIES].reverse().flatMap((g) => reached.filter((r) => r.granularity === g));
  return sorted.map(({ period }) => {
    // What happened to the rows happened to both variants; every release has raw rows.
    const rows = readerOf(catalogue).rows(period, 'raw');
    const loss = incident.estimatedLoss[period];
    return {
      period,
      state: rows.state,
      why: rowsWhy(rows, catalogue.incidents),
      ...(loss === undefined ? {} : { loss }),
    };
  });
}

const spansOf = ({ affects }: Incident): PeriodSpan[] => (Array.isArray(affects) ? periodSpans(affects) : []);

/** An incident as lists beside files show it. */
export function toKnownIncidentProp(incident: Incident): KnownIncidentProp {
  const { affects, effect, advice } = incident;
  return {
    ...toMarkProp(incident),
    effect,
    advice,
    periods: spansOf(incident)
      .map((span) => spanWords(span).join('到'))
      .join('、'),
    ...(Array.isArray(affects) ? {} : { from: affects.from }),
  };
}

/** An incident with everything a reader is told about it. */
export function toIncidentProp(catalogue: Catalogue, incident: Incident): IncidentProp {
  const { kinds, start, end, cause, status, columnTypes = [], post } = incident;
  const columns = (incident.columns ?? []).map((pattern) => toColumns(catalogue, pattern));
  return {
    ...toKnownIncidentProp(incident),
    kinds,
    start,
    end,
    cause,
    ...(status === undefined ? {} : { status }),
    spans: spansOf(incident),
    columns,
    columnTypes,
    wholeRows: touchesRows(incident) || (columns.length === 0 && columnTypes.length === 0),
    rows: toRows(catalogue, incident),
    ...(post === undefined ? {} : { post }),
  };
}
