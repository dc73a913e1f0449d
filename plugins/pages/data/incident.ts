import { columnAnchor, matchesHeader } from '../../../src/domain/catalogue/columns';
import type { Catalogue, Incident } from '../../../src/domain/catalogue/types';
import { GRANULARITIES, periodSpans, spanListWords, type PeriodSpan } from '../../../src/domain/period';
import { reachOf, touchesRows, worsensRows } from '../../../src/domain/catalogue/reach';
import { readerOf } from '../../../src/domain/usability/reader';
import { rowsWhy } from '../../../src/domain/usability/words';
import { toMarkProp } from './release';

/** The columns of a pattern: how many, and the anchor of the first in the dictionary. */
function toColumns(catalogue: Catalogue, pattern: string) {
  const columns = catalogue.columns.filter((c) => matchesHeader(c.header, pattern));
  const [first] = columns;
  return {
    text: pattern.replace(/\*$/, ''),
    count: new Set(columns.map((c) => c.header)).size,
    ...(first ? { anchor: columnAnchor(first) } : {}),
  };
}

/** The verdict on the rows of every release that the incident reaches, where it makes them worse. */
function toRows(catalogue: Catalogue, incident: Incident) {
  if (!worsensRows(incident)) return [];
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
      /** estimated loss in percent */
      ...(loss === undefined ? {} : { loss }),
    };
  });
}

const spansOf = ({ affects }: Incident): PeriodSpan[] => (Array.isArray(affects) ? periodSpans(affects) : []);

/** An incident as lists beside files show it. */
function toKnownIncidentProp(incident: Incident) {
  const { affects, effect, advice } = incident;
  return {
    ...toMarkProp(incident),
    effect,
    advice,
    /** affected periods in words */
    periods: Array.isArray(affects) ? spanListWords(affects) : '',
    /** first and last month of an incident that touches every period between; no last one where it goes on */
    ...(Array.isArray(affects) ? {} : { from: affects.from }),
    ...(Array.isArray(affects) || affects.to === undefined ? {} : { until: affects.to }),
  };
}

/** Everything that readers learn about an incident. */
export function toIncidentProp(catalogue: Catalogue, incident: Incident) {
  const { kinds, start, end, cause, status, columnTypes = [], post, sources, certainty, inferred } = incident;
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
    /** does it touch the number of rows? */
    wholeRows: touchesRows(incident) || (columns.length === 0 && columnTypes.length === 0),
    rows: toRows(catalogue, incident),
    ...(post === undefined ? {} : { post }),
    sources,
    certainty,
    /** what of it follows from the program alone */
    ...(inferred === undefined ? {} : { inferred }),
  };
}
export type IncidentProp = ReturnType<typeof toIncidentProp>;
