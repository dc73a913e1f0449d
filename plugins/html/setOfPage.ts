import { filePage } from '../../src/dataset/addresses/pages';
import type { Catalogue, DataSet } from '../../src/dataset/catalogue/types';
import { setsOf } from '../../src/dataset/catalogue/sets';

const indexes = new WeakMap<Catalogue, Map<string, DataSet>>();

/** The published set whose page has this address, from an index, because every page asks. @param path below the base path, with slash at the end */
export function setOfPage(path: string, catalogue: Catalogue): DataSet | undefined {
  const index =
    indexes.get(catalogue) ??
    new Map(setsOf(catalogue).map((set) => [filePage(set.period, set.variant), set]));
  indexes.set(catalogue, index);
  return index.get(path);
}
