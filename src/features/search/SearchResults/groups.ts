import type { SearchResult } from '@site/src/features/search/rules/types';
import type { ResultGroup } from './';

/** The best results of every kind, with the total number of each kind. */
export function bestOf(result: SearchResult, limit = Number.POSITIVE_INFINITY): ResultGroup[] {
  return result.groups
    .filter(({ hits }) => hits.length > 0)
    .map(({ kind, hits }) => ({ kind, hits: hits.slice(0, limit), total: hits.length }));
}
