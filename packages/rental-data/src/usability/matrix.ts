import type { Catalogue, Column } from '../catalogue/types';
import { groupBy } from '../helpers/groupBy';
import { getReader } from './reader';
import type { CellUsability, UsabilityState } from './types';

type MatrixColumn = Pick<Column, 'header' | 'key' | 'type' | 'group'>;

/** The columns that any version has, each header once, in the order of the published files. */
export function matrixColumns(catalogue: Pick<Catalogue, 'columns'>): MatrixColumn[] {
  return [...groupBy(catalogue.columns, (c) => c.header).values()].map(([{ header, key, type, group }]) => ({
    header,
    key: key || undefined,
    type,
    group,
  }));
}

/** Every published set, in the order of comparePeriods, with its rows and a cell for each column of the matrix. */
export function usabilityMatrix(catalogue: Catalogue) {
  const reader = getReader(catalogue);
  const columns = matrixColumns(catalogue);
  const sets = catalogue.releases.flatMap((release) =>
    release.sets.map(({ period, variant, version }) => ({
      period,
      variant,
      version,
      rows: reader.rows(period, variant),
      cells: columns.map(({ header }) => reader.cell(period, variant, header)),
    })),
  );
  return { columns, sets };
}
export type UsabilityMatrix = ReturnType<typeof usabilityMatrix>;

/** How many columns of a set have each state; states that no column has are left out. Notes are counted as fine. */
export function countStates(cells: readonly CellUsability[]): Partial<Record<UsabilityState, number>> {
  const counts: Partial<Record<UsabilityState, number>> = {};
  for (const { state } of cells) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
