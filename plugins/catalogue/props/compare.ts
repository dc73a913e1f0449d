import type { Catalogue } from '../../../src/domain/catalogue/types';
import { packCatalogue, type PackedCatalogue } from '../../../src/domain/comparison/packed';
import { PAGES } from '../../../src/domain/machine/addresses';

/**
 * The page that compares any two periods, by its path. It carries what the function needs and works out everything else, here
 * and in browsers: the choice stands in the query, of which there is one page only.
 */
export const toComparePages = (catalogue: Catalogue): Record<string, PackedCatalogue> => ({
  [`/${PAGES.compare}`]: packCatalogue(catalogue),
});
