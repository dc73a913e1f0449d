import type { Catalogue } from '../catalogue/types';
import { GRANULARITIES, monthRange, listMonths, type Granularity } from '../period';

function toPeriod(wanted: Granularity, month: string): string {
  const year = month.slice(0, 4);
  switch (wanted) {
    case 'monthly':
      return month;
    case 'quarterly':
      return `${year}Q${Math.ceil(Number(month.slice(5)) / 3)}`;
    case 'annual':
      return year;
  }
}

/** Every period of a granularity up to the end of the record, gaps too; quarters and years once over or published. */
export function listTimeline(
  catalogue: Pick<Catalogue, 'dataset' | 'releases'>,
  wanted: Granularity,
): string[] {
  const { since, asOf } = catalogue.dataset;
  const due = monthRange(since, asOf)
    .map((m) => toPeriod(wanted, m))
    .filter((p) => listMonths(p).every((m) => m <= asOf));
  const published = catalogue.releases.filter((r) => r.granularity === wanted).map((r) => r.period);
  // Periods of one granularity are in the order of time when they are in that of their texts.
  return [...new Set([...due, ...published])].sort();
}

/** Every period that was due between the first month and the month of the record: years, then quarters, then months. */
export const duePeriods = ({ dataset }: Pick<Catalogue, 'dataset'>): string[] =>
  GRANULARITIES.flatMap((wanted) => listTimeline({ dataset, releases: [] }, wanted));
