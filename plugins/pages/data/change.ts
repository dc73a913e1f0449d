/** The number of rows of a set against sets before it, as far as the comparison allows it. */
import type { Catalogue, DataSet } from '../../../src/domain/catalogue/types';
import { compareRows } from '../../../src/domain/comparison/rows';
import { VERDICTS, type Pair, type RowsComparison } from '../../../src/domain/comparison/types';
import { insteadWords, rowsReasonWords, skippedWords } from '../../../src/domain/comparison/words';
import { granularity } from '../../../src/domain/period';
import type { UsabilityReader } from '../../../src/domain/usability/reader';
import type { RowsChangeProp, RowsReasonProp } from '../client';

/** The month or quarter in its year, e.g. `-10` or `Q4`; empty for a year. */
const seasonOf = (period: string): string => period.slice(4);

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
 * The set against the one before it and against that of the same season of the year before. Where the nearest may not be
 * compared, the nearest that may takes its place; where no set may be, since this one's own rows forbid it, it is said once,
 * and two sets of the season that may be compared are offered.
 */
export function toChanges(
  catalogue: Catalogue,
  reader: UsabilityReader,
  { period, variant }: DataSet,
): RowsChangeProp[] {
  const { incidents } = catalogue;
  const comparing = (a: string, b: string) => compareRows(catalogue, a, b, variant, reader);
  const all = catalogue.releases
    .filter((r) => r.granularity === granularity(period) && r.sets.some((s) => s.variant === variant))
    .map((r) => r.period);
  const season = all.filter((other) => seasonOf(other) === seasonOf(period));

  /** Of the sets before, the nearest of those that may best be compared. */
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
  const { state } = reader.rows(period, variant);
  if (state === 'complete' || state === 'partial') return changes;

  const pairOf = (b: string): Pair[] =>
    season.filter((a) => a < b && comparing(a, b).rows.verdict === 'comparable').map((a) => ({ a, b }));
  const pair = season.flatMap(pairOf).at(-1);
  const instead = pair ? { instead: { ...pair, text: insteadWords(pair) } } : {};
  return changes.slice(0, 1).map((change) => ({ ...change, ...instead }));
}
