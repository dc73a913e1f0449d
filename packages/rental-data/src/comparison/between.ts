import { worstFirst, type Catalogue } from '../catalogue/types';
import { lastMonthOf, monthsOf } from '../period';
import { readerOf, type UsabilityReader } from '../usability/reader';
import { timelineOf } from '../usability/timeline';
import type { Comparison, IncidentBetween, Sides } from './types';

function concerning(period: string, reader: UsabilityReader): Set<string> {
  const explain = reader
    .rows(period, 'raw')
    .reasons.flatMap((r) => (r.type === 'not-published' ? r.incidents : []));
  return new Set([...reader.incidents(period).map((r) => r.incident.id), ...explain]);
}

/** What lies strictly between the two periods; nothing when one contains the other. */
export function betweenPeriods(catalogue: Catalogue, { a, b }: Sides): Comparison['between'] {
  const reader = readerOf(catalogue);
  const [end, begin] =
    monthsOf(a.period)[0] <= monthsOf(b.period)[0]
      ? [lastMonthOf(a.period), monthsOf(b.period)[0]]
      : [lastMonthOf(b.period), monthsOf(a.period)[0]];
  const wanted = a.granularity === b.granularity ? a.granularity : 'monthly';
  const inside = timelineOf(catalogue, wanted).filter((period) =>
    monthsOf(period).every((m) => m > end && m < begin),
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
