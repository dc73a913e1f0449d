import { findSet, newestSet } from '../catalogue/sets';
import type { Catalogue, DataSet } from '../catalogue/types';
import type { Granularity } from '../period';
import { newestSound } from './verdict';

function findSound(catalogue: Catalogue, granularity: Granularity): DataSet | undefined {
  for (const variant of ['deduplicated', 'raw'] as const) {
    const period = newestSound(catalogue, granularity, variant);
    if (period !== undefined) return findSet(catalogue, period, variant);
  }
  return undefined;
}

/** For readers who cannot decide: the newest sound sets, and the newest month whatever its state. */
export const recommendSets = (catalogue: Catalogue) => ({
  month: findSound(catalogue, 'monthly'),
  quarter: findSound(catalogue, 'quarterly'),
  year: findSound(catalogue, 'annual'),
  newest: newestSet(catalogue, 'monthly'),
});
