import { findRelease, setsOfKind } from '../catalogue/sets';
import type { Catalogue } from '../catalogue/types';
import { listMonths } from '../period';
import { releaseQuality } from './release';
import type { RowState } from '../usability/types';

/** Raw rows of a month with their state; null where nothing was published. */
export type MonthBar = { rows: number; state: RowState } | null;

export function monthBars(catalogue: Catalogue, year: number): MonthBar[] {
  const raw = setsOfKind(catalogue, 'monthly', 'raw');
  return listMonths(String(year)).map((month) => {
    const set = raw.find(({ period }) => period === month);
    if (!set) return null;
    return { rows: set.rows, state: releaseQuality(catalogue, findRelease(catalogue, month)).rows.state };
  });
}

/** Rows that fill a strip of months: those of the largest. Months not to be used are left out: they may hold rows of several. */
export const findScale = (months: readonly MonthBar[]): number =>
  Math.max(1, ...months.flatMap((one) => (one && one.state !== 'avoid' ? [one.rows] : [])));
