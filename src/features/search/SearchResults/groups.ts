import type { SearchResult } from 'rental-search';
import { groupBy } from 'rental-data/helpers';
import type { ResultGroup } from '.';

/** The best of every kind, the kind of the best one first. */
export const listBest = ({ hits }: SearchResult, limit = Number.POSITIVE_INFINITY): ResultGroup[] =>
  [...groupBy(hits, ({ entry }) => entry.kind)].map(([kind, all]) => ({
    kind,
    hits: all.slice(0, limit),
    total: all.length,
  }));
