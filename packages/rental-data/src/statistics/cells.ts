/** The rents of one area, type and period in few characters: the published files hold tens of thousands of them. */
import type { AreaStatistics, Quartiles } from './types';

type RentPart = [n: number, q1: number, median: number, q3: number];

/** Rents, then rents per ping; the number alone where it is too small for quartiles, null where there are no rows. */
export type RentCell =
  | null
  | number
  | [...RentPart, perPingN: number]
  | [...RentPart, perPingN: number, perPingQ1: number, perPingMedian: number, perPingQ3: number];

type CellFigures = Pick<AreaStatistics, 'n' | 'rent' | 'perPingN' | 'perPing'>;

const inOrder = ({ q1, median, q3 }: Quartiles) => [q1, median, q3] as const;

/** The cell of a row; null without one. */
export function toRentCell(row: CellFigures | undefined): RentCell {
  if (row === undefined) return null;
  const { n, rent, perPingN, perPing } = row;
  if (!rent) return n;
  return perPing ? [n, ...inOrder(rent), perPingN, ...inOrder(perPing)] : [n, ...inOrder(rent), perPingN];
}

/** What a cell says; undefined where there are no rows. Of a number alone the rows with a rent per ping are too few as well, and told as 0. */
export function readRentCell(cell: RentCell): CellFigures | undefined {
  if (cell === null) return undefined;
  if (typeof cell === 'number') return { n: cell, rent: null, perPingN: 0, perPing: null };
  const [n, q1, median, q3, perPingN, perPingQ1, perPingMedian, perPingQ3] = cell;
  return {
    n,
    rent: { q1, median, q3 },
    perPingN,
    perPing:
      perPingQ1 === undefined || perPingMedian === undefined || perPingQ3 === undefined
        ? null
        : { q1: perPingQ1, median: perPingMedian, q3: perPingQ3 },
  };
}
