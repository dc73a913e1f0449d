import { linePath, round } from './line';

/** Positions of the drawings in a frame of 640 × 360. */
export const LEFT = 48;
export const RIGHT = 592;
/** baseline of bars and lines */
export const BASE = 308;
/** height that the largest value takes */
const HEIGHT = 168;

/** Bars of twelve months; months without a value have none. Zero is on the baseline. */
export function yearBars(bars: readonly (number | null)[]) {
  const most = Math.max(1, ...bars.map((b) => b ?? 0));
  const step = (RIGHT - LEFT) / bars.length;
  return bars.flatMap((value, index) => {
    if (value === null) return [];
    const height = round((value / most) * HEIGHT);
    return [
      {
        month: index + 1,
        x: round(LEFT + index * step + step * 0.14),
        y: round(BASE - height),
        width: round(step * 0.72),
        height,
      },
    ];
  });
}

/** One strip a day. */
export function strips(days: number) {
  const step = (RIGHT - LEFT) / days;
  return Array.from({ length: days }, (_, i) => ({
    day: i + 1,
    x: round(LEFT + i * step + 1.5),
    width: round(step - 3),
  }));
}

/** A field of small squares, forty a row: the first apart from the rest, as two paths. */
export function gridCells(cells: number): { first: string; rest: string } {
  const square = (i: number) =>
    `M${round(LEFT + (i % 40) * 13.6)} ${round(136 + Math.floor(i / 40) * 13.6)}h10.6v10.6h-10.6z`;
  return { first: square(0), rest: Array.from({ length: cells - 1 }, (_, i) => square(i + 1)).join('') };
}

/** Sheets of a calendar, seven a row. */
export function calendarCells(days: number) {
  return Array.from({ length: days }, (_, i) => ({
    x: LEFT + (i % 7) * 46,
    y: 136 + Math.floor(i / 7) * 38,
  }));
}

/** A line through values; the scale spans zero to the largest of `scale`. */
export function seriesPath(values: readonly number[], scale: readonly number[]): string {
  const most = Math.max(1, ...scale);
  const step = (RIGHT - LEFT) / Math.max(1, values.length - 1);
  return linePath(values.map((value, i) => ({ x: LEFT + i * step, y: BASE - (value / most) * HEIGHT })));
}
