/** Compares the number of rows of a set with sets before it, as far as the comparison allows. */
import type { Catalogue, DataSet } from '../../../src/domain/catalogue/types';
import { compareRows } from '../../../src/domain/comparison/rows';
import { VERDICTS, type Pair, type RowsComparison, type Verdict } from '../../../src/domain/comparison/types';
import { insteadWords, rowsReasonWords, skippedWords } from '../../../src/domain/comparison/words';
import { granularity, slotOf } from '../../../src/domain/period';
import { readerOf } from '../../../src/domain/usability/reader';
import type { RowsState } from '../../../src/domain/usability/types';

/** A sentence about the rows of a set, with the set and the state that it is about. */
export interface RowsReasonProp {
  text: string;
  period?: string;
  state?: RowsState;
}

/** The rows of a set compared with those of a set before it. */
export interface RowsChangeProp {
  /** the nearest whose rows may be compared with these, else the nearest */
  period: string;
  rows: number;
  /** absent where the numbers may not be compared */
  change?: number;
  verdict: Verdict;
  /** why the numbers cannot simply be compared */
  reasons: RowsReasonProp[];
  /** why the nearest was skipped */
  skipped?: RowsReasonProp;
  /** two other periods of the same season that can be compared, where this set can be compared with none */
  instead?: Pair & { text: string };
}

/** The comparison of two sets as a page prints it: `a` is the one before. */
function toChange({ incidents }: Catalogue, comparison: RowsComparison): RowsChangeProp {
  const { a, rows } = comparison;
  const reasons = rows.reasons.map((reason): RowsReasonProp => ({
    text: rowsReasonWords(reason, comparison, incidents),
    ...(reason.type === 'state' ? { period: comparison[reason.side].period, state: reason.state } : {}),
  }));
  const change = rows.verdict === 'not-comparable' ? undefined : rows.change;
  return {
    period: a.period,
    rows: a.count ?? 0,
    ...(change === undefined ? {} : { change }),
    verdict: rows.verdict,
    reasons,
  };
}

/**
 * Compares the set with the one before it, and with the one of the same season a year before. A set that may not be compared
 * is replaced by the nearest that may. If the set's own rows rule out every comparison, the result says so once and offers
 * two other sets of the season that may be compared.
 */
export function toChanges(catalogue: Catalogue, { period, variant }: DataSet): RowsChangeProp[] {
  const { incidents } = catalogue;
  const comparing = (a: string, b: string) => compareRows(catalogue, a, b, variant);
  const all = catalogue.releases
    .filter((r) => r.granularity === granularity(period) && r.sets.some((s) => s.variant === variant))
    .map((r) => r.period);
  const season = all.filter((other) => slotOf(other) === slotOf(period));

  /** The nearest earlier set with the best verdict. */
  const against = (periods: readonly string[]): RowsChangeProp[] => {
    const before = periods.filter((other) => other < period).map((other) => comparing(other, period));
    const nearest = before.at(-1);
    const best = VERDICTS.flatMap((verdict) => before.findLast((c) => c.rows.verdict === verdict) ?? [])[0];
    if (!nearest || !best) return [];
    const { a, rows } = nearest;
    const skipped: RowsReasonProp = {
      text: skippedWords(nearest, incidents),
      ...(rows.reasons[0]?.type === 'state' ? { period: a.period, state: a.rows.state } : {}),
    };
    return [{ ...toChange(catalogue, best), ...(best === nearest ? {} : { skipped }) }];
  };
  const changes = [...against(all), ...against(season)].filter(
    (change, i, both) => both.findIndex((other) => other.period === change.period) === i,
  );
  const { state } = readerOf(catalogue).rows(period, variant);
  if (state === 'complete' || state === 'partial') return changes;

  const pairOf = (b: string): Pair[] =>
    season.filter((a) => a < b && comparing(a, b).rows.verdict === 'comparable').map((a) => ({ a, b }));
  const pair = season.flatMap(pairOf).at(-1);
  const instead = pair ? { instead: { ...pair, text: insteadWords(pair) } } : {};
  return changes.slice(0, 1).map((change) => ({ ...change, ...instead }));
}
