/** Months in place of quarters and years that were merged by different rules: those were never merged from months. */
import type { Catalogue, Variant } from '../catalogue/types';
import { granularity, monthIndex, monthsOf, slotOf } from '../period';
import { readerOf } from '../usability/reader';
import { VERDICTS, type Pair, type Verdict } from './types';

/** How far a month is from the nearest month of a period. */
function distance(month: string, period: string): number {
  return Math.min(...monthsOf(period).map((own) => Math.abs(monthIndex(own) - monthIndex(month))));
}

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
  const sameSeason = slotOf(a) === slotOf(b);
  let nearest = Infinity;
  let pairs: Pair[] = [];
  for (const first of sound) {
    for (const second of sound) {
      if (first === second) continue;
      if (sameSeason && slotOf(first.month) !== slotOf(second.month)) continue;
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
