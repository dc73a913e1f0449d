/** Months in place of quarters and years that were merged by different rules: those were never merged from months. */
import type { Catalogue, Variant } from '../catalogue/types';
import { granularity, monthNumberOf, monthsOf } from '../period';
import { readerOf } from '../usability/reader';
import { VERDICTS, type Pair, type Verdict } from './types';

const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + monthNumberOf(month);

/** How many months lie between a month and a period; none, for one of its own. */
function distance(month: string, period: string): number {
  const own = monthsOf(period).map(indexOf);
  const at = indexOf(month);
  return Math.min(...own.map((other) => Math.abs(other - at)));
}

/** The place of a period in its year: quarters and years of the same place are compared season against season. */
const placeOf = (period: string): string => period.slice(4);

/**
 * The two months with complete rows that are nearest to two periods, in the same season where both periods are in one. The
 * judge's verdict decides between equals, then the earliest wins.
 */
export function monthsInstead(
  catalogue: Catalogue,
  { a, b }: Pair,
  variant: Variant,
  judge: (a: string, b: string) => Verdict,
): Pair | undefined {
  const sound = catalogue.releases
    .filter(({ period }) => granularity(period) === 'monthly')
    .map(({ period }) => period)
    .filter((period) => readerOf(catalogue).rows(period, variant).state === 'complete')
    .map((month) => ({ month, toA: distance(month, a), toB: distance(month, b) }));
  const sameSeason = placeOf(a) === placeOf(b);
  let nearest = Infinity;
  let pairs: Pair[] = [];
  for (const first of sound) {
    for (const second of sound) {
      if (first === second) continue;
      if (sameSeason && placeOf(first.month) !== placeOf(second.month)) continue;
      const far = first.toA + second.toB;
      if (far > nearest) continue;
      if (far < nearest) pairs = [];
      nearest = far;
      pairs.push({ a: first.month, b: second.month });
    }
  }
  const judged = pairs.map((pair) => ({ pair, verdict: judge(pair.a, pair.b) }));
  return judged.sort((x, y) => VERDICTS.indexOf(x.verdict) - VERDICTS.indexOf(y.verdict))[0]?.pair;
}
