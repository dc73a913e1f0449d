/** The coverage map by years: a cell for each month, quarter and year, how high its bar is, and its words. Pure. */
import type { Granularity } from '../granularity';
import { granularity, month, periodWords } from '../period';
import { formatCount } from '../words/numbers';
import { columnsLevelWords } from '../words/columnsLevel';
import { rowsStateWords } from '../words/states';
import type { CoverageCell, CoverageMapData } from './coverageMap';

/** A place in a year: a month, a quarter, or the year. */
export interface Slot {
  granularity: Granularity;
  number: number;
}

const COUNT: Record<Granularity, number> = { monthly: 12, quarterly: 4, annual: 1 };

/** The slots of one granularity, in their order. */
export const listSlots = (kind: Granularity): Slot[] =>
  Array.from({ length: COUNT[kind] }, (_, i) => ({ granularity: kind, number: i + 1 }));

/** Twelve months, four quarters and the year. */
export const SLOTS: readonly Slot[] = /* #__PURE__ */ (['monthly', 'quarterly', 'annual'] as const).flatMap(
  listSlots,
);

/** The period of a year that stands in a slot. */
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
export function computeScales(cells: Readonly<Record<string, { raw: number }>>): Record<Granularity, number> {
  const scales: Record<Granularity, number> = { annual: 1, quarterly: 1, monthly: 1 };
  for (const [period, { raw }] of Object.entries(cells)) {
    const g = granularity(period);
    scales[g] = Math.max(scales[g], raw);
  }
  return scales;
}

/** A place of the map. */
export interface MapCell {
  slot: Slot;
  period: string;
  /** unset where the period was not due or was never published */
  cell?: CoverageCell | undefined;
  /** height of its bar as a share of the tallest of its granularity, from 0 to 1; unset like `cell` */
  height?: number | undefined;
  /** why a due period was never published; empty where no reason is recorded, unset where the period was not due */
  gap?: string | undefined;
}

/** The years of the map, each with a cell for every slot. */
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
        slot,
        period,
        gap,
        cell,
        height: cell && cell.raw / scales[slot.granularity],
      };
    });
    return { year, cells };
  });
}

/** A cell of the map in words: its period, rows and state, and the level of its columns. */
export function coverageLabel(period: string, cell: CoverageCell): string {
  const columns = columnsLevelWords(cell);
  return [
    periodWords(period),
    `原始資料${formatCount(cell.raw)}列`,
    rowsStateWords(cell.rows, cell.why),
    ...(columns ? [columns] : []),
  ].join('，');
}
