import { matchesHeader } from '../../../src/domain/catalogue/columns';
import type { Catalogue, Incident } from '../../../src/domain/catalogue/types';
import { periodListWords } from '../../../src/domain/period';
import type { IncidentProp } from '../client';
import { toMarkProp } from './release';

/** An incident with everything a reader is told about it. */
export function toIncidentProp(catalogue: Catalogue, incident: Incident): IncidentProp {
  const headers = [...new Set(catalogue.columns.map((c) => c.header))];
  const affects = incident.affects;
  const columns = (incident.columns ?? []).map((pattern) => ({
    text: pattern.replace(/\*$/, ''),
    count: pattern.endsWith('*') ? headers.filter((h) => matchesHeader(h, pattern)).length : 1,
  }));
  return {
    ...toMarkProp(incident),
    kinds: incident.kinds,
    start: incident.start,
    end: incident.end,
    cause: incident.cause,
    effect: incident.effect,
    advice: incident.advice,
    ...(incident.status === undefined ? {} : { status: incident.status }),
    periods: Array.isArray(affects) ? periodListWords(affects) : '',
    ...(Array.isArray(affects) ? {} : { from: affects.from }),
    columns,
    columnTypes: incident.columnTypes ?? [],
    wholeRows: incident.kinds.includes('rows-missing') || (columns.length === 0 && !incident.columnTypes),
    losses: Object.entries(incident.estimatedLoss),
    ...(incident.post ? { post: incident.post } : {}),
  };
}
