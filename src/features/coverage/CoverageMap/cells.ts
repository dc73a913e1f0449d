/** The cells of each year of the map, their heights and labels. Pure; relative imports, so that tests need no bundler. */
import {
  COLUMNS_LEVEL_NAME,
  type CoverageCell,
  type CoverageMapData,
  formatCount,
  GRANULARITIES,
  granularity,
  type Granularity,
  periodWords,
  rowsStateWords,
} from 'rental-data';
import { periodAt, computeScales, type Slot, SLOTS } from '../coverageMap';

export interface MapCell {
  period: string;
  /** unset where the period was not due or was never published */
  cell?: CoverageCell | undefined;
  /** share of the tallest bar as a whole CSS percentage, which is a third of a pixel; unset like `cell` */
  height?: string | undefined;
  /** which part of the bar is drawn, where the file covers a part of its days; a CSS shape */
  clip?: string | undefined;
  /** why a due period was never published; empty where no reason is recorded, unset where the period was not due */
  gap?: string | undefined;
}

/** The bar is as wide as the period: what is not covered is cut off. */
const formatClip = ({ from, to }: { from: number; to: number }): string =>
  `inset(0 ${(100 * (1 - to)).toFixed(0)}% 0 ${(100 * from).toFixed(0)}%)`;

export function mapRows(
  data: CoverageMapData,
  slots: readonly Slot[] = SLOTS,
): { year: number; cells: MapCell[] }[] {
  const scales = computeScales(data.cells);
  return Array.from({ length: data.last - data.first + 1 }, (_, index) => {
    const year = data.first + index;
    const cells = slots.map((slot): MapCell => {
      const period = periodAt(year, slot);
      const cell = data.cells[period];
      const gap = data.unpublished[period];
      return {
        period,
        gap,
        cell,
        height: cell ? `${((100 * cell.raw) / scales[slot.granularity]).toFixed(0)}%` : undefined,
        clip: cell?.part ? formatClip(cell.part) : undefined,
      };
    });
    return { year, cells };
  });
}

/** The newest published month; where there is none, the newest quarter, then the newest year. */
export function newestPeriod(cells: CoverageMapData['cells']): string | undefined {
  const newest = (g: Granularity) =>
    Object.keys(cells)
      .filter((p) => granularity(p) === g)
      .sort()
      .at(-1);
  return [...GRANULARITIES].reverse().flatMap((g) => newest(g) ?? [])[0];
}

export const SEPARATOR = '，';

export function columnsWords({ columns, columnsInPart }: CoverageCell): string | undefined {
  const level = columns && COLUMNS_LEVEL_NAME[columns];
  return level && columnsInPart ? `${level}（部分月份）` : level;
}

export function cellLabel(period: string, cell: CoverageCell): string {
  const columns = columnsWords(cell);
  return [
    periodWords(period),
    `原始資料${formatCount(cell.raw)}列`,
    rowsStateWords(cell.rows, cell.why),
    ...(columns ? [columns] : []),
  ].join(SEPARATOR);
}
