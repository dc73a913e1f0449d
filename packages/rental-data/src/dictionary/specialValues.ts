import { columnAnchor } from '../catalogue/columns';
import { narrowColumn } from '../catalogue/holds';
import { listSets } from '../catalogue/sets';
import type { Catalogue, Column, DatasetVersion } from '../catalogue/types';
import { listDefinitions } from '../catalogue/versionColumns';
import { missingWords, specialWords } from '../words/column';
import { groupBy } from '../helpers/groupBy';

const gapWords = (column: Column): string | undefined => {
  const words = missingWords(column);
  return column.neverMissing ? '不會有缺值。' : words && `「-」代表：${words}`;
};

/** Columns with the same missing and special values together, each with its anchor; those without a record are left out. */
export function groupSpecialValues(catalogue: Catalogue, version: DatasetVersion) {
  const sets = listSets(catalogue).filter((set) => set.version === version.version);
  const described = listDefinitions(catalogue, version)
    .map((column) => {
      const own = sets.filter(({ variant }) => column.variants.includes(variant));
      return own.length > 0 ? narrowColumn(catalogue, own, column) : column;
    })
    .filter((column) => gapWords(column) !== undefined || column.special?.length);
  const groups = groupBy(described, (column) => JSON.stringify([gapWords(column), column.special ?? []]));
  return [...groups.values()].map((columns) => {
    const [column] = columns;
    const names = new Map(columns.map((c) => [columnAnchor(c), c.header]));
    return {
      columns: [...names].map(([anchor, header]) => ({ header, anchor })),
      missing: gapWords(column) ?? '',
      special: (column.special ?? []).map((one) => ({ ...one, meaning: specialWords(one) })),
    };
  });
}
