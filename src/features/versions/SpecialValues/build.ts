import { columnAnchor } from '@site/src/dataset/catalogue/columns';
import type { Catalogue, Column, DatasetVersion } from '@site/src/dataset/catalogue/types';
import { listDefinitions } from '@site/src/dataset/catalogue/versionColumns';
import { groupBy } from '@site/src/lib/groupBy';
import { withCertainty } from '@site/src/dataset/words';

/** What a missing value of a column means, in a sentence; undefined where nobody wrote it down. */
const missingWords = ({ missing, neverMissing }: Column): string | undefined =>
  neverMissing ? '不會有缺值。' : missing;

/** Columns with the same missing and special values together, each with its anchor; those without a record are left out. */
export function groupSpecialValues(catalogue: Catalogue, version: DatasetVersion) {
  const described = listDefinitions(catalogue, version).filter(
    (column) => missingWords(column) !== undefined || column.special?.length,
  );
  const groups = groupBy(described, (column) => JSON.stringify([missingWords(column), column.special ?? []]));
  return [...groups.values()].map((columns) => {
    const [column] = columns;
    const names = new Map(columns.map((c) => [columnAnchor(c), c.header]));
    return {
      columns: [...names].map(([anchor, header]) => ({ header, anchor })),
      missing: missingWords(column) ?? '',
      special: (column.special ?? []).map(({ value, meaning, certainty }) => ({
        value,
        meaning: withCertainty(meaning, certainty),
      })),
    };
  });
}
export type ValuesGroup = ReturnType<typeof groupSpecialValues>[number];
