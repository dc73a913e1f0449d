import { exampleRow } from '@site/src/dataset/catalogue/example';
import type { Catalogue, DatasetVersion, Variant } from '@site/src/dataset/catalogue/types';

/** One invented row of each variant, in the order of the files; undefined where a variant has no example. Pure. */
export function exampleRows(
  catalogue: Catalogue,
  version: DatasetVersion,
): { variant: Variant; row: NonNullable<ReturnType<typeof exampleRow>> }[] | undefined {
  const rows = version.variants.flatMap((variant) => {
    const row = exampleRow(catalogue, version, variant);
    return row ? [{ variant, row }] : [];
  });
  return rows.length === version.variants.length ? rows : undefined;
}
