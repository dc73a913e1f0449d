import { first } from '../helpers/first';
import { groupBy } from '../helpers/groupBy';
import { listColumns, findSpan } from './columns';
import { sortRawFirst } from './lifelines';
import { VARIANTS } from './values';
import type { Catalogue, Column, DatasetVersion } from './types';

/** Every column of a dataset version, in the order of the catalogue; a header may be defined more than once. */
export const listDefinitions = (catalogue: Pick<Catalogue, 'columns'>, version: DatasetVersion): Column[] =>
  catalogue.columns.filter((c) => VARIANTS.some((v) => listColumns(catalogue, version, v).includes(c)));

/** The columns of a version: one entry per header, with a definition per variant where they differ. */
export function listVersionColumns(catalogue: Pick<Catalogue, 'columns'>, version: DatasetVersion) {
  const groups = groupBy(listDefinitions(catalogue, version), ({ header }) => header);
  return [...groups.values()].map((found) => {
    const same = sortRawFirst(found);
    return {
      column: first(same),
      dedupKey: same.some((c) => c.dedupKey) && version.variants.includes('deduplicated'),
      definitions: same.map((c) => ({
        variants: c.variants.filter((v) => version.variants.includes(v)),
        description: c.description,
        ...findSpan(catalogue.columns, c),
      })),
    };
  });
}
export type VersionColumn = ReturnType<typeof listVersionColumns>[number];
