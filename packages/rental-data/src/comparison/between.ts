import { worstFirst, type Catalogue } from '../catalogue/types';
import { findLastMonth, listMonths } from '../period';
import { getReader, type UsabilityReader } from '../usability/reader';
import { listTimeline } from '../usability/timeline';
import type { Comparison, IncidentBetween, Sides } from './types';

function concerning(period: string, reader: UsabilityReader): Set<string> {
  const explain = reader
    .rows(period, 'raw')
    .reasons.flatMap((r) => (r.type === 'not-published' ? r.incidents : []));
  return new Set([...reader.incidents(period).map((r) => r.incident.id), ...explain]);
}

/** What lies strictly between the two periods; nothing when one contains the other. */
export function betweenPeriods(catalogue: Catalogue, { a, b }: Sides): Comparison['between'] {
  const reader = getReader(catalogue);
  const [end, begin] =
    listMonths(a.period)[0] <= listMonths(b.period)[0]
      ? [findLastMonth(a.period), listMonths(b.period)[0]]
      : [findLastMonth(b.period), listMonths(a.period)[0]];
  const wanted = a.granularity === b.granularity ? a.granularity : 'monthly';
  const inside = listTimeline(catalogue, wanted).filter((period) =>
    listMonths(period).every((m) => m > end && m < begin),
  );
  const published = new Set(catalogue.releases.map((r) => r.period));
  const touching = new Set(
    [a, b].flatMap(({ period }) => reader.incidents(period).map((r) => r.incident.id)),
  );
  const byPeriod = inside.map((period) => ({ period, ids: concerning(period, reader) }));
  const incidents = catalogue.incidents.flatMap((incident): IncidentBetween[] => {
    const { id, severity, kinds } = incident;
    if (severity === 'note' || touching.has(id)) return [];
    const periods = byPeriod.filter(({ ids }) => ids.has(id)).map(({ period }) => period);
    return periods.length > 0 ? [{ incident: id, severity, kinds, periods }] : [];
  });
  return {
    unpublished: inside.filter((period) => !published.has(period)),
    incidents: incidents.sort(worstFirst),
  };
}
