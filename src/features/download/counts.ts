import type { Catalogue, DataSet } from 'rental-data';

/** Rows of a set as a share 0-1 of the raw rows of the same period; undefined for raw itself and where raw is unknown. */
export function shareOfRaw(
  sets: readonly Pick<DataSet, 'variant' | 'rows'>[],
  { variant, rows }: Pick<DataSet, 'variant' | 'rows'>,
): number | undefined {
  const raw = sets.find((s) => s.variant === 'raw');
  return variant === 'raw' || !raw?.rows ? undefined : rows / raw.rows;
}

export const listSources = (
  { dataset }: Pick<Catalogue, 'dataset'>,
  { rowsBySource }: Pick<DataSet, 'rowsBySource'>,
): { name: string; rows: number }[] =>
  Object.entries(rowsBySource).map(([id, rows]) => ({
    name: dataset.sources.find((source) => source.id === id)?.name ?? id,
    rows,
  }));
