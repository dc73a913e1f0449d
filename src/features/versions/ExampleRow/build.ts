import { exampleRow } from '@site/src/dataset/catalogue/example';
import type { Catalogue, DatasetVersion } from '@site/src/dataset/catalogue/types';

/** One invented row of each variant side by side, by header; undefined where a variant has no example. Pure. */
export function compareExamples(catalogue: Catalogue, version: DatasetVersion) {
  const rows = version.variants.map((variant) => exampleRow(catalogue, version, variant));
  const maps = rows.map((row) => new Map(row?.map(({ header, value }) => [header, value])));
  if (rows.some((row) => row === undefined)) return undefined;
  const headers = [...new Set(catalogue.columns.map(({ header }) => header))];
  return headers
    .filter((header) => maps.some((row) => row.has(header)))
    .map((header) => ({ header, values: maps.map((row) => row.get(header) ?? null) }));
}
