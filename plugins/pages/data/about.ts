import type { Catalogue, Variant } from '../../../src/domain/catalogue/types';
import { GRANULARITIES, type Granularity } from '../../../src/domain/period';
import { newestSet } from '../../../src/domain/catalogue/sets';
import { rowsWhy } from '../../../src/domain/usability/words';
import { newestSound, verdictOf } from '../../../src/domain/verdict/verdict';
import { careAnswer } from '../../../src/domain/verdict/words';

const toSetLine = (catalogue: Catalogue, period: string, variant: Variant) => {
  const verdict = verdictOf(catalogue, period, variant);
  const { rows, count } = verdict;
  const why = rowsWhy(rows, catalogue.incidents);
  return {
    period,
    variant,
    count,
    /** how many columns it has */
    columns: Object.values(verdict.counts).reduce((sum, n) => sum + n, 0),
    state: rows.state,
    care: careAnswer(verdict),
    ...(why ? { why } : {}),
  };
};
/** A set with its number of rows, their state and that of its columns; `why` is a phrase, absent for complete rows. */
export type SetLineProp = ReturnType<typeof toSetLine>;

/** The newest sound set of a granularity, de-duplicated where there is one. */
function soundSet(catalogue: Catalogue, wanted: Granularity) {
  for (const variant of ['deduplicated', 'raw'] as const) {
    const period = newestSound(catalogue, wanted, variant);
    if (period !== undefined) return toSetLine(catalogue, period, variant);
  }
  return undefined;
}

/** For readers who cannot decide: the newest sound sets, and the newest month whatever its state. */
export function toRecommendedProp(catalogue: Catalogue) {
  const { period, variant } = newestSet(catalogue, 'monthly');
  const [year, quarter, month] = GRANULARITIES.map((wanted) => soundSet(catalogue, wanted));
  return {
    ...(month ? { month } : {}),
    ...(quarter ? { quarter } : {}),
    ...(year ? { year } : {}),
    newest: toSetLine(catalogue, period, variant),
  };
}
