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
 * - A column that is empty on both sides is no reason for care: there is nothing to compare.
 */
import type { Catalogue, Variant } from '../catalogue/types';
import { betweenPeriods } from './between';
import { compareColumns } from './columns';
import { monthsInstead } from './months';
import { compareRows, mergeOf, relevantChanges } from './rows';
import type { Comparison, MergeAnswer, RowsComparison } from './types';
import { worstVerdict } from './worst';

/** The answer about the rule of merging, with months to compare where quarters and years cannot be. */
function compareMerge(catalogue: Catalogue, { a, b, variant }: RowsComparison): MergeAnswer | undefined {
  const answer = mergeOf(catalogue, { a, b });
  if (answer?.verdict !== 'not-comparable') return answer;
  // Months are not merged: their rows and columns say it all.
  const judge = (x: string, y: string) => {
    const compared = compareRows(catalogue, x, y, variant);
    const columns = compareColumns(catalogue, compared, relevantChanges(catalogue, compared));
    return worstVerdict([compared.rows.verdict, columns.verdict]);
  };
  const pair = { a: a.period, b: b.period };
  const months = monthsInstead(catalogue, pair, variant, judge);
  return { ...answer, ...(months ? { months } : {}) };
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
    ...(merge ? { merge } : {}),
    columns,
    changes,
    between: betweenPeriods(catalogue, compared),
  };
}
