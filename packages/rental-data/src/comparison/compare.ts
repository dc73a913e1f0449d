/**
 * May two periods be compared? Three questions, each answered by itself: their rows, the rule by which listings were merged,
 * their columns. Worked out from the usability of both and from what changed between their dataset versions.
 *
 * Decisions:
 * - Only the numbers of two sets whose rows are complete can be compared; where some are missing it takes care, and where the
 *   verdict on a set says that its rows cannot be compared, they cannot be compared here either.
 * - Rows and columns are judged apart: a month that lost a third of its listings still has the rents of the others.
 * - Quarters and years that were merged by different rules cannot be compared, neither in rows nor in any column; months can.
 * - Nothing is comparable when a set does not exist, must not be used, or when one period is longer than the other: a listing
 *   that was up for three months is one row of a quarter and three rows of its months.
 * - Of two periods that do not cover the same days, every column asks for care: eight months of a year hold the listings of
 *   these months, and a week hold what was up in that week. Rows of such periods are not comparable by their own state.
 * - A column that is empty on both sides is no reason for care: there is nothing to compare.
 * - A usable column that an incident notes on one side only asks for care: what was noted makes it unlike the other side.
 */
import type { Catalogue } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { granularity, monthIndex, listMonths, slotInYear } from '../period';
import { getReader } from '../usability/reader';
import { betweenPeriods } from './between';
import { compareColumns } from './columns';
import { answerMerge } from './merge';
import { compareRows, relevantChanges } from './rows';
import {
  VERDICTS,
  worstVerdict,
  type Comparison,
  type MergeAnswer,
  type Pair,
  type RowsComparison,
  type Verdict,
} from './types';

function distance(month: string, period: string): number {
  return Math.min(...listMonths(period).map((own) => Math.abs(monthIndex(own) - monthIndex(month))));
}

/** The two complete months nearest to two periods, in one season where the periods are; the judge decides between equals. */
function monthsInstead(
  catalogue: Catalogue,
  { a, b }: Pair,
  variant: Variant,
  judge: (a: string, b: string) => Verdict,
): Pair | undefined {
  const sound = catalogue.releases
    .filter(({ period }) => granularity(period) === 'monthly')
    .map(({ period }) => period)
    .filter((period) => getReader(catalogue).rows(period, variant).state === 'complete')
    .map((month) => ({ month, toA: distance(month, a), toB: distance(month, b) }));
  const sameSeason = slotInYear(a) === slotInYear(b);
  const pairs = sound.flatMap((first) =>
    sound
      .filter(
        (second) => first !== second && (!sameSeason || slotInYear(first.month) === slotInYear(second.month)),
      )
      .map((second) => ({ a: first.month, b: second.month, far: first.toA + second.toB })),
  );
  const nearest = Math.min(...pairs.map(({ far }) => far));
  let best: { pair: Pair; rank: number } | undefined;
  for (const { far, ...pair } of pairs) {
    if (far !== nearest) continue;
    const rank = VERDICTS.indexOf(judge(pair.a, pair.b));
    if (!best || rank < best.rank) best = { pair, rank };
    // Two years have over a hundred such pairs, and none is better.
    if (rank === 0) break;
  }
  return best?.pair;
}

function compareMerge(catalogue: Catalogue, { a, b, variant }: RowsComparison): MergeAnswer | undefined {
  const answer = answerMerge(catalogue, { a, b });
  if (answer?.verdict !== 'not-comparable') return answer;
  // Months are not merged: their rows and columns say it all.
  const judge = (x: string, y: string) => {
    const compared = compareRows(catalogue, x, y, variant);
    const columns = compareColumns(catalogue, compared, relevantChanges(catalogue, compared));
    return worstVerdict([compared.rows.verdict, columns.verdict]);
  };
  const months = monthsInstead(catalogue, { a: a.period, b: b.period }, variant, judge);
  return { ...answer, months };
}

/** Compares two periods of one variant; the change is from `a` to `b`. @throws RangeError when either is not a period */
export function compare(catalogue: Catalogue, a: string, b: string, variant: Variant): Comparison {
  const compared = compareRows(catalogue, a, b, variant);
  const merge = compareMerge(catalogue, compared);
  const changes = relevantChanges(catalogue, compared);
  const columns = compareColumns(catalogue, compared, changes);
  return {
    ...compared,
    verdict: worstVerdict([compared.rows.verdict, merge?.verdict ?? 'comparable', columns.verdict]),
    merge,
    columns,
    changes,
    between: betweenPeriods(catalogue, compared),
  };
}
