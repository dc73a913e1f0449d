/** Strips of bars: so many and so small that all bars of one look are one path. */
import { round } from './line';

/** A strip, in units of its view box. */
export interface Strip {
  /** from one bar to the next */
  step: number;
  /** width of a bar */
  bar: number;
  height: number;
}

export interface StripBar {
  x: number;
  height: number;
}

/** The bars of values, none where there is none. One is never too low to be seen, and fills the height from `most` on. */
export const stripBars = (
  values: readonly (number | null)[],
  most: number,
  { step, height }: Strip,
): (StripBar | null)[] =>
  values.map((value, index) =>
    value === null
      ? null
      : { x: round(index * step), height: Math.max(1, round(Math.min(1, value / most) * height)) },
  );

/** Full bars, for a stroke as wide as they are. */
export const barsPath = (bars: readonly StripBar[], strip: Strip): string =>
  bars.map(({ x, height }) => `M${round(x + strip.bar / 2)} ${strip.height}v${-height}`).join('');

/** Outlines of bars with a cross in them, for a stroke of 1. */
export const crossesPath = (bars: readonly StripBar[], strip: Strip): string =>
  bars
    .map((bar) => {
      const [x, width, height] = [round(bar.x + 0.5), strip.bar - 1, round(bar.height - 1)];
      return `M${x} ${strip.height - 0.5}v${-height}h${width}v${height}zl${width} ${-height}m${-width} 0l${width} ${height}`;
    })
    .join('');

/** A line on the ground for each value that is missing, for a stroke of 1. */
export const gapsPath = (values: readonly unknown[], { step, bar, height }: Strip): string =>
  values
    .flatMap((value, index) => (value === null ? [`M${round(index * step)} ${height - 0.5}h${bar}`] : []))
    .join('');
