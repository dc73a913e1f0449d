/** Geometry of the line chart. Pure: sizes in, numbers and path texts out. */
import { formatCount } from '@site/src/domain/format';

export interface Scale {
  min: number;
  max: number;
  /** from the lowest to the highest */
  ticks: number[];
  /** does the axis start at zero? */
  fromZero: boolean;
}

/** Below this share of its largest value, the span of the values cannot be read on an axis from zero. */
const FLAT = 0.15;
const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 5;

/** The smallest round step that covers the span in at most INTERVALS intervals. */
function niceStep(span: number): number {
  const rough = span / INTERVALS;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((s) => s * power >= rough * (1 - 1e-9)) ?? 10) * power;
}

/** Rounds away what adding up decimal steps leaves behind. */
const clean = (value: number) => Number(value.toPrecision(12));

/**
 * The value axis: from zero, unless the values lie so close together that nothing could be seen.
 * @throws RangeError when there is no value to draw
 */
export function scaleOf(values: readonly number[]): Scale {
  if (values.length === 0) throw new RangeError('沒有任何數值可以畫。');
  const low = Math.min(...values);
  const high = Math.max(...values);
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const flat = high > low && low * high > 0 && high - low < largest * FLAT;
  const from = flat ? low : Math.min(0, low);
  const to = flat ? high : Math.max(0, high);
  const step = niceStep(to - from || 1);
  const first = Math.floor(clean(from / step));
  const last = Math.max(Math.ceil(clean(to / step)), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => clean((first + i) * step));
  return { min: ticks[0] as number, max: ticks.at(-1) as number, ticks, fromZero: !flat };
}

/** A value with thousands separators and its decimals as they are: 1234.5 → 1,234.5. */
export function formatValue(value: number): string {
  const [whole = '0', decimals] = String(Math.abs(value)).split('.');
  return `${value < 0 ? '−' : ''}${formatCount(Number(whole))}${decimals ? `.${decimals}` : ''}`;
}

/** Room that a text takes, in the unit of the font size: Chinese characters are square, others about half as wide. */
export function textWidth(text: string, fontSize: number): number {
  return [...text].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x2e7f ? 1 : 0.58), 0) * fontSize;
}

/** Every how many-th label fits beside its neighbours; 1 means all of them. */
export function labelEvery(labels: readonly string[], plotWidth: number, fontSize: number): number {
  const widest = Math.max(0, ...labels.map((label) => textWidth(label, fontSize))) + fontSize * 0.35;
  return Math.max(1, Math.ceil((widest * labels.length) / plotWidth));
}

/** Shortest text of a coordinate. */
export const coordinate = (value: number): string => String(Number(value.toFixed(1)));

/** A path through the points; a missing point breaks the line. */
export function linePath(points: readonly ({ x: number; y: number } | null)[]): string {
  let open = false;
  return points
    .map((point) => {
      if (!point) {
        open = false;
        return '';
      }
      const command = open ? 'L' : 'M';
      open = true;
      return `${command}${coordinate(point.x)} ${coordinate(point.y)}`;
    })
    .join('');
}

/**
 * Moves labels apart that would cover each other, as little as possible, and keeps them between `min` and `max`.
 * @param wanted height at which each label would stand
 * @returns height at which each label stands, in the same order
 */
export function spreadLabels(wanted: readonly number[], gap: number, min: number, max: number): number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index);
  // Downwards first, then back up from the lower end.
  for (const [i, label] of order.entries()) {
    const before = order[i - 1];
    label.y = Math.max(label.y, before ? before.y + gap : min);
  }
  for (const [i, label] of [...order.entries()].reverse()) {
    const after = order[i + 1];
    label.y = Math.min(label.y, after ? after.y - gap : max);
  }
  const out = [...wanted];
  for (const { y, index } of order) out[index] = y;
  return out;
}

/** Outline of a point's mark; every series has its own. */
export function markPath(series: number, x: number, y: number): string {
  const at = (dx: number, dy: number) => `${coordinate(x + dx)} ${coordinate(y + dy)}`;
  switch (series) {
    case 0:
      return `M${at(-3, 0)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`;
    case 1:
      return `M${at(-3, -3)}h6v6h-6z`;
    default:
      return `M${at(0, -4.2)}l4.2 4.2l-4.2 4.2l-4.2-4.2z`;
  }
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Plot {
  x: (index: number) => number;
  y: (value: number) => number;
  /** width of the area of the lines */
  inner: number;
}

/** Where values and labels stand in a frame. */
export function plotOf(frame: Frame, count: number, scale: Scale): Plot {
  const inner = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  return {
    inner,
    x: (index) => frame.left + ((index + 0.5) * inner) / count,
    y: (value) => frame.top + (1 - (value - scale.min) / (scale.max - scale.min)) * tall,
  };
}
