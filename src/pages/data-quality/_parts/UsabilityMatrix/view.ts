/** Which part of the matrix is shown, and the query of the address that says so. Pure; relative imports, tests need no bundler. */
import type { MatrixProp } from '../../../../../plugins/pages/client';
import { VARIANTS, type Variant } from '../../../../domain/catalogue/types';
import type { RowState } from '../../../../domain/usability/types';
import { rowsLevelOf, type ColumnsLevel, type Level } from '../../../../domain/usability/levels';

/** The filter of a reader; an empty view shows everything. */
export interface View {
  year?: string | undefined;
  variant?: Variant | undefined;
  /** header of a column */
  column?: string | undefined;
  state?: Sought | undefined;
}

type RowsSought = Exclude<RowState, 'complete'>;
/** A state to filter by: of the rows or of columns. Data that are fine or absent cannot be filtered for. */
export type Sought = RowsSought | ColumnsLevel;

/** States of rows to choose from, and levels of columns, worst first. */
export const ROWS_SOUGHT: readonly RowsSought[] = ['avoid', 'not-comparable', 'partial'];
export const COLUMNS_SOUGHT: readonly ColumnsLevel[] = ['severe', 'empty', 'caution', 'note'];
export const SOUGHT: readonly Sought[] = [...ROWS_SOUGHT, ...COLUMNS_SOUGHT];

/** The level to filter for, in the rows or in columns. */
export function levelSought(of: 'rows' | 'columns', sought: Sought | undefined): Level | undefined {
  const state = ROWS_SOUGHT.find((s) => s === sought);
  if (of === 'rows') return state && rowsLevelOf({ state });
  return COLUMNS_SOUGHT.find((level) => level === sought);
}

/** Years with published sets, newest first. */
export const yearsOf = ({ sets }: Pick<MatrixProp, 'sets'>): string[] =>
  [...new Set(sets.map(({ period }) => period.slice(0, 4)))].sort().reverse();

/** Valid values of the query; other values are ignored. */
export interface Choices {
  years: readonly string[];
  columns: readonly string[];
}

/** Everything that can be chosen from. */
export const choicesOf = (prop: Pick<MatrixProp, 'sets' | 'lanes'>): Choices => ({
  years: yearsOf(prop),
  columns: prop.lanes.flatMap(({ columns }) => columns),
});

/** The view that a query names, e.g. `?year=2021&state=severe`. */
export function viewOf(query: string, { years, columns }: Choices): View {
  const params = new URLSearchParams(query);
  const one = <T extends string>(name: string, all: readonly T[]): T | undefined =>
    all.find((value) => value === params.get(name));
  return {
    year: one('year', years),
    variant: one('variant', VARIANTS),
    column: one('column', columns),
    state: one('state', SOUGHT),
  };
}

/** The query of a view with its question mark; empty for the view of everything. */
export function queryOf({ year, variant, column, state }: View): string {
  const given = Object.entries({ year, variant, column, state }).flatMap(
    ([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]),
  );
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}
