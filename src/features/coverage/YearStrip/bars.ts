/** Geometry of the strip of twelve months. Pure; relative imports, tests need no bundler. */
import { round } from 'chart-geometry';
import type { MonthBar, RowState } from 'rental-data';

export const WIDTH = 94;
export const HEIGHT = 22;
const STEP = 8;
const BAR = 6;

interface StripBar {
  x: number;
  height: number;
  state: RowState;
}

export function stripBars(months: readonly MonthBar[], scale: number): (StripBar | null)[] {
  return months.map(
    (m, index) =>
      m && {
        x: round(index * STEP),
        height: Math.max(1, round(Math.min(1, m.rows / scale) * HEIGHT)),
        state: m.state,
      },
  );
}

export function barsPath(bars: readonly (StripBar | null)[], state: RowState): string {
  return bars
    .flatMap((bar) => (bar?.state === state ? [`M${round(bar.x + BAR / 2)} ${HEIGHT}v${-bar.height}`] : []))
    .join('');
}

export function crossesPath(bars: readonly (StripBar | null)[]): string {
  return bars
    .flatMap((bar) => {
      if (bar?.state !== 'avoid') return [];
      const x = round(bar.x + 0.5);
      const width = BAR - 1;
      const height = round(bar.height - 1);
      return [
        `M${x} ${HEIGHT - 0.5}v${-height}h${width}v${height}zl${width} ${-height}m${-width} 0l${width} ${height}`,
      ];
    })
    .join('');
}

export function gapsPath(bars: readonly (StripBar | null)[]): string {
  return bars
    .flatMap((bar, index) => (bar ? [] : [`M${round(index * STEP)} ${HEIGHT - 0.5}h${BAR}`]))
    .join('');
}
