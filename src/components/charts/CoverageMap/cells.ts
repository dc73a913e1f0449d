/**
 * Geometry of the coverage map: position, bar height and label of each period.
 * Pure. Relative imports, so that tests need no bundler.
 */
import type { CellProp, MapProp } from '../../../../plugins/pages/client';
import { formatCount } from '../../../domain/text/format';
import { GRANULARITIES, granularity, month, periodWords, type Granularity } from '../../../domain/period';
import { COLUMNS_LEVEL_NAME, rowsStateWords } from '../../../domain/words';

/** A place along the year: a month, a quarter or the whole year. */
export interface Slot {
  granularity: Granularity;
  /** number of the month or quarter; 1 for the year */
  number: number;
  /** grid line; line 1 holds the years, and one empty line separates months, quarters and year */
  x: number;
}

const MONTHS_AT = 2;
const QUARTERS_AT = MONTHS_AT + 12 + 1;
const YEAR_AT = QUARTERS_AT + 4 + 1;

/** The seventeen slots of a year in the order of the table. */
export const SLOTS: readonly Slot[] = [
  ...Array.from({ length: 12 }, (_, i): Slot => ({
    granularity: 'monthly',
    number: i + 1,
    x: MONTHS_AT + i,
  })),
  ...Array.from({ length: 4 }, (_, i): Slot => ({
    granularity: 'quarterly',
    number: i + 1,
    x: QUARTERS_AT + i,
  })),
  { granularity: 'annual', number: 1, x: YEAR_AT },
];

/** The period of a slot in a year. */
export function periodAt(year: number, slot: Slot): string {
  switch (slot.granularity) {
    case 'monthly':
      return month(year, slot.number);
    case 'quarterly':
      return `${year}Q${slot.number}`;
    case 'annual':
      return String(year);
  }
}

/** Largest number of raw rows per granularity, which is the full height of a bar; 1 where nothing is published. */
export function scalesOf(cells: MapProp['cells']): Record<Granularity, number> {
  const scales: Record<Granularity, number> = { annual: 1, quarterly: 1, monthly: 1 };
  for (const [period, { raw }] of Object.entries(cells)) {
    const g = granularity(period);
    scales[g] = Math.max(scales[g], raw);
  }
  return scales;
}

export interface MapCell {
  period: string;
  x: number;
  y: number;
  /** unset where the period was not due or was never published */
  cell?: CellProp;
  /** share of the tallest bar, three digits; unset like `cell` */
  height?: string;
  /** why a due period was never published; empty where no reason is recorded, unset where the period was not due */
  gap?: string;
}

interface MapRow {
  year: number;
  y: number;
  cells: MapCell[];
}

/** Rows of the map from the first year to the last. Line 1 of the grid holds the headers. */
export function mapRows(data: MapProp): MapRow[] {
  const scales = scalesOf(data.cells);
  return Array.from({ length: data.last - data.first + 1 }, (_, index) => {
    const year = data.first + index;
    const y = index + 2;
    const cells = SLOTS.map((slot): MapCell => {
      const period = periodAt(year, slot);
      const cell = data.cells[period];
      const gap = data.unpublished[period];
      return {
        period,
        x: slot.x,
        y,
        ...(gap === undefined ? {} : { gap }),
        ...(cell ? { cell, height: (cell.raw / scales[slot.granularity]).toFixed(3) } : {}),
      };
    });
    return { year, y, cells };
  });
}

/** The newest published month; where there is none, the newest quarter, then the newest year. */
export function newestPeriod(cells: MapProp['cells']): string | undefined {
  const newest = (g: Granularity) =>
    Object.keys(cells)
      .filter((p) => granularity(p) === g)
      .sort()
      .at(-1);
  return [...GRANULARITIES].reverse().flatMap((g) => newest(g) ?? [])[0];
}

export const SEPARATOR = '，';

/** Worst level of the columns in words; undefined when no column is affected. */
export function columnsWords({ columns, columnsInPart }: CellProp): string | undefined {
  const level = columns && COLUMNS_LEVEL_NAME[columns];
  return level && columnsInPart ? `${level}（部分月份）` : level;
}

/** A cell in words: period, rows, state of the rows with its reason, level of the columns. */
export function cellLabel(period: string, cell: CellProp): string {
  const columns = columnsWords(cell);
  return [
    periodWords(period),
    `原始資料${formatCount(cell.raw)}列`,
    rowsStateWords(cell.rows, cell.why),
    ...(columns ? [columns] : []),
  ].join(SEPARATOR);
}
