import { PAGES } from '../../../src/domain/addresses/pages';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { compare } from '../../../src/domain/comparison/compare';
import { packCatalogue } from '../../../src/domain/comparison/packed';
import { defaultChoice } from '../../../src/domain/comparison/query';
import type { ComparePageProp } from '../client';

/** The page by its path. The choice stands in the query, of which there is one page only; browsers work out its result. */
export function toComparePages(catalogue: Catalogue): Record<string, ComparePageProp> {
  const choice = defaultChoice(catalogue);
  const comparison = compare(catalogue, choice.a, choice.b, choice.variant);
  return { [PAGES.compare]: { catalogue: packCatalogue(catalogue), first: { choice, comparison } } };
}
