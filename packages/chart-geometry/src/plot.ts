/** A chart's axes and places: values and a frame in, coordinates out. */
import { axisTicks, type Frame } from './axis';
import { round } from './line';
import { textWidth } from './text';

/** A value axis. */
export interface Scale {
  min: number;
  max: number;
  ticks: number[];
  fromZero: boolean;
}

/** If the values span less than this share of the largest one, an axis from zero would make the line look flat. */
const FLAT = 0.15;

/** The value axis: from zero, unless the line would then look flat. @throws RangeError when there is no value */
export function makeScale(values: readonly number[]): Scale {
  if (values.length === 0) throw new RangeError('沒有任何數值可以畫。');
  const low = Math.min(...values);
  const high = Math.max(...values);
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const flat = high > low && low * high > 0 && high - low < largest * FLAT;
  const from = flat ? low : Math.min(0, low);
  const to = flat ? high : Math.max(0, high);
  const ticks = axisTicks(from, to);
  return { min: ticks[0] ?? from, max: ticks.at(-1) ?? to, ticks, fromZero: !flat };
}

/** Where the drawing of the values lies in its frame, in units of the view box. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** @param place in columns from the left edge: .5 is the middle of the first */
  x: (place: number) => number;
  y: (value: number) => number;
}

/** @param columns of equal width, one for each point */
export function makePlot(frame: Frame, columns: number, { min, max }: Pick<Scale, 'min' | 'max'>): Plot {
  const { left, top } = frame;
  const [right, bottom] = [frame.width - frame.right, frame.height - frame.bottom];
  return {
    left,
    right,
    top,
    bottom,
    x: (place) => left + (place / Math.max(1, columns)) * (right - left),
    y: (value) => bottom - ((value - min) / (max - min)) * (bottom - top),
  };
}

/** A part of a plot from top to bottom. */
export interface Band {
  x: number;
  width: number;
}

/** The band between two places, in columns. @param least width, so that a narrow one stays visible */
export function bandBetween({ x }: Plot, [from, to]: readonly [from: number, to: number], least = 0): Band {
  const left = round(x(from));
  return { x: left, width: Math.max(round(round(x(to)) - left), least) };
}

/** Where values are missing: the first column of each run and the one behind its last. */
export function missingRuns(values: readonly unknown[]): [from: number, to: number][] {
  const runs: [from: number, to: number][] = [];
  for (const [index, value] of values.entries()) {
    if (value !== undefined && value !== null) continue;
    const last = runs.at(-1);
    if (last?.[1] === index) last[1] = index + 1;
    else runs.push([index, index + 1]);
  }
  return runs;
}

/** The interval at which labels fit without overlapping; 1 shows every label. */
export function labelEvery(labels: readonly string[], plotWidth: number, fontSize: number): number {
  const widest = Math.max(0, ...labels.map((label) => textWidth(label, fontSize))) + fontSize * 0.35;
  return Math.max(1, Math.ceil((widest * labels.length) / plotWidth));
}

/** Path data of the mark on a point, so that lines differ in more than their colour: a circle, a square, then a diamond. @param line number of the line, from 0 */
export function markPath(line: number, x: number, y: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  switch (line) {
    case 0:
      return `M${at(-3, 0)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`;
    case 1:
      return `M${at(-3, -3)}h6v6h-6z`;
    default:
      return `M${at(0, -4.2)}l4.2 4.2l-4.2 4.2l-4.2-4.2z`;
  }
}
