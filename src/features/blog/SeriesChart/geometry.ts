import { axisTicks, type Frame, round, textWidth } from 'chart-geometry';
import { formatCount } from 'rental-data';

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

/** A value with thousands separators; decimals are kept: 1234.5 → 1,234.5. */
export function formatValue(value: number): string {
  const [whole = '0', decimals] = String(Math.abs(value)).split('.');
  return `${value < 0 ? '−' : ''}${formatCount(Number(whole))}${decimals ? `.${decimals}` : ''}`;
}

/** The interval at which labels fit without overlapping; 1 shows every label. */
export function labelEvery(labels: readonly string[], plotWidth: number, fontSize: number): number {
  const widest = Math.max(0, ...labels.map((label) => textWidth(label, fontSize))) + fontSize * 0.35;
  return Math.max(1, Math.ceil((widest * labels.length) / plotWidth));
}

export function markPath(series: number, x: number, y: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  switch (series) {
    case 0:
      return `M${at(-3, 0)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`;
    case 1:
      return `M${at(-3, -3)}h6v6h-6z`;
    default:
      return `M${at(0, -4.2)}l4.2 4.2l-4.2 4.2l-4.2-4.2z`;
  }
}

interface Plot {
  x: (index: number) => number;
  y: (value: number) => number;
  inner: number;
}

export function makePlot(frame: Frame, count: number, scale: Scale): Plot {
  const inner = frame.width - frame.left - frame.right;
  const tall = frame.height - frame.top - frame.bottom;
  return {
    inner,
    x: (index) => frame.left + ((index + 0.5) * inner) / count,
    y: (value) => frame.top + (1 - (value - scale.min) / (scale.max - scale.min)) * tall,
  };
}
