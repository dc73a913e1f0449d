/** Every cell of the published sets at once. Pure. */
import type { Catalogue, ColumnGroup, ColumnType, Variant } from '../catalogue/types';
import { usabilityReader, type UsabilityReader } from './reader';
import type { CellUsability, RowsUsability, UsabilityState } from './types';

/** A column of the matrix: one per header, whatever the variants and versions that have it. */
export interface MatrixColumn {
  header: string;
  /** key in the JSON files, where there is one */
  key?: string;
  type: ColumnType;
  group: ColumnGroup;
}

/** A published set: its rows, and a cell for each column of the matrix, in the same order. */
export interface MatrixSet {
  period: string;
  variant: Variant;
  version: string;
  rows: RowsUsability;
  cells: CellUsability[];
}

export interface UsabilityMatrix {
  /** in the order of the published files */
  columns: MatrixColumn[];
  /** in the order of comparePeriods, raw before de-duplicated */
  sets: MatrixSet[];
}

/** The columns that any version has, each header once. */
export function matrixColumns(catalogue: Pick<Catalogue, 'columns'>): MatrixColumn[] {
  const seen = new Map<string, MatrixColumn>();
  for (const { header, key, type, group } of catalogue.columns) {
    if (!seen.has(header)) seen.set(header, { header, ...(key ? { key } : {}), type, group });
  }
  return [...seen.values()];
}

/**
 * The usability of every column in every published set. The same answers as `usability` gives, cell by cell; cells that say
 * the same share their list of reasons.
 */
export function usabilityMatrix(
  catalogue: Catalogue,
  reader: UsabilityReader = usabilityReader(catalogue),
): UsabilityMatrix {
  const columns = matrixColumns(catalogue);
  // The reader shares the lists of reasons; here the cells around them are shared, too.
  const cells = new Map<CellUsability['reasons'], CellUsability>();
  const cellOf = (period: string, variant: Variant, header: string): CellUsability => {
    const { state, reasons } = reader.cell(period, variant, header);
    const cell = cells.get(reasons) ?? { state, reasons };
    cells.set(reasons, cell);
    return cell;
  };
  const sets = catalogue.releases.flatMap((release) =>
    release.sets.map(({ period, variant, version }) => ({
      period,
      variant,
      version,
      rows: reader.rows(period, variant),
      cells: columns.map(({ header }) => cellOf(period, variant, header)),
    })),
  );
  return { columns, sets };
}

/** How many columns of a set have each state; states that no column has are left out. Notes are counted as fine. */
export function countStates(cells: readonly CellUsability[]): Partial<Record<UsabilityState, number>> {
  const counts: Partial<Record<UsabilityState, number>> = {};
  for (const { state } of cells) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}
