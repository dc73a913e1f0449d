import { month, monthRange, listMonths } from '../period';
import type { Catalogue } from './types';

/** Every period that was due between the first month and the month of the record. */
export function duePeriods({ dataset }: Pick<Catalogue, 'dataset'>): string[] {
  const { since, asOf } = dataset;
  const years = [...new Set(monthRange(since, asOf).map((m) => Number(m.slice(0, 4))))];
  return years.flatMap((year) => {
    const periods = [
      ...Array.from({ length: 12 }, (_, i) => month(year, i + 1)),
      ...[1, 2, 3, 4].map((q) => `${year}Q${q}`),
      String(year),
    ];
    return periods.filter((p) => {
      const months = listMonths(p);
      // A quarter or year that only began inside the record is due once it is over.
      return months.some((m) => m >= since) && months.every((m) => m <= asOf);
    });
  });
}
