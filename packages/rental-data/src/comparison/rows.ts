import type { Catalogue } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { differences } from '../differences/differences';
import type { VersionChange } from '../differences/types';
import { memoByObject } from '../helpers/memo';
import { granularity } from '../period';
import { getReader } from '../usability/reader';
import type { RowsState } from '../usability/types';
import { meaningBetween, meaningVerdict } from './meaning';
import { answerMerge } from './merge';
import {
  SIDES,
  worstFirst,
  worstVerdict,
  type ComparisonSide,
  type RowsAnswer,
  type RowsComparison,
  type RowsDifference,
  type Sides,
  type Verdict,
} from './types';

const OF_STATE: Record<RowsState, Verdict> = {
  complete: 'comparable',
  partial: 'with-care',
  'not-comparable': 'not-comparable',
  avoid: 'not-comparable',
  absent: 'not-comparable',
};

function describeSide(catalogue: Catalogue, period: string, variant: Variant): ComparisonSide {
  const set = catalogue.releases.find((r) => r.period === period)?.sets.find((s) => s.variant === variant);
  return {
    period,
    granularity: granularity(period),
    version: set ? set.version : undefined,
    count: set ? set.rows : undefined,
    rows: getReader(catalogue).rows(period, variant),
  };
}

const listVersionChanges = memoByObject(
  (catalogue: Catalogue, from: string, to: string) => differences(catalogue, from, to).changes,
);

/** What changed between the versions of two sets and can be seen in their CSV files of this variant and granularity. */
export function relevantChanges(catalogue: Catalogue, { a, b, variant }: Sides): VersionChange[] {
  if (a.version === undefined || b.version === undefined) return [];
  return listVersionChanges(catalogue, a.version, b.version).filter((change) => {
    if ('format' in change && change.format !== 'csv') return false;
    // Meanings change from a period on, so they are asked of the two periods and not of their versions.
    if (change.kind === 'meaning-changed') return false;
    if (change.kind === 'dedup-changed' || change.kind === 'filter-changed')
      return variant === 'deduplicated';
    if ('variant' in change) return change.variant === variant;
    if (change.kind === 'merge-changed') return [a, b].every((side) => side.granularity !== 'monthly');
    return change.kind !== 'format-added' && change.kind !== 'format-removed';
  });
}

function answerRows(catalogue: Catalogue, sides: Sides): RowsAnswer {
  const { a, b } = sides;
  const reasons = SIDES.flatMap((side): RowsDifference[] => {
    const { state } = sides[side].rows;
    return state === 'complete' ? [] : [{ type: 'state', side, state, verdict: OF_STATE[state] }];
  });
  if (a.granularity !== b.granularity) reasons.push({ type: 'granularity', verdict: 'not-comparable' });
  if (answerMerge(catalogue, sides)?.verdict === 'not-comparable') {
    reasons.push({ type: 'merge', verdict: 'not-comparable' });
  }
  const keyChanged = relevantChanges(catalogue, sides).some(({ kind }) => kind === 'dedup-changed');
  if (keyChanged) reasons.push({ type: 'dedup-key', verdict: 'not-comparable' });
  for (const change of relevantChanges(catalogue, sides)) {
    if (change.kind !== 'filter-changed') continue;
    reasons.push({ type: 'filter', a: change.from, b: change.to, verdict: 'with-care' });
  }
  for (const difference of meaningBetween(catalogue, sides)) {
    reasons.push({ type: 'changed', ...difference, verdict: meaningVerdict(difference) });
  }
  const answer = { verdict: worstVerdict(reasons.map((r) => r.verdict)), reasons: worstFirst(reasons) };
  if (a.count === undefined || b.count === undefined) return answer;
  const change = b.count - a.count;
  return { ...answer, change, share: a.count > 0 ? change / a.count : undefined };
}

/** Compares the numbers of rows alone, as `compare` does; the change is from `a` to `b`. @throws RangeError for no period */
export function compareRows(catalogue: Catalogue, a: string, b: string, variant: Variant): RowsComparison {
  const sides = { variant, a: describeSide(catalogue, a, variant), b: describeSide(catalogue, b, variant) };
  return { ...sides, rows: answerRows(catalogue, sides) };
}
