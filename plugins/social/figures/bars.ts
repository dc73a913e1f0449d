/** Bars of months: the street of all of them, and the strip of a year. */
import type { MonthBar } from '../../../src/dataset/usability/monthBars';
import type { RowState } from '../../../src/dataset/usability/types';
import { COLOURS, line, rect, shape, type Part } from '../frame';

const FILLS: Record<RowState, string> = {
  complete: COLOURS.bar,
  partial: 'url(#partial)',
  'not-comparable': 'url(#not-comparable)',
  avoid: COLOURS.paper,
};
const OUTLINES: Partial<Record<RowState, string>> = {
  partial: COLOURS['amber-mark'],
  'not-comparable': COLOURS['rust-mark'],
  avoid: COLOURS['rust-mark'],
};

/** One bar on its baseline; the state of its rows as on the coverage map: full, hatched, crossed. */
export function bar(x: number, base: number, width: number, height: number, state: RowState): string {
  const outline = OUTLINES[state];
  if (!outline) return rect(x, base - height, width, height, FILLS[state]);
  const weight = Math.min(2.5, width / 5);
  const [left, top, w, h] = [x + weight / 2, base - height + weight / 2, width - weight, height - weight];
  const frame = rect(left, top, w, h, FILLS[state], { stroke: outline, 'stroke-width': weight });
  if (state !== 'avoid') return frame;
  const d = `M${left} ${top}l${w} ${h}M${left} ${top + h}l${w} ${-h}`;
  return frame + shape('path', { d, stroke: outline, 'stroke-width': weight });
}

/** Most rows of a month that may be used: the full height of a bar. */
export const scaleOf = (months: readonly MonthBar[]): number =>
  Math.max(1, ...months.flatMap((m) => (m && m.state !== 'avoid' ? [m.rows] : [])));

interface BarsBox {
  x: number;
  base: number;
  width: number;
  height: number;
  /** rows of a bar of full height */
  scale: number;
  /** indexes of the months that stand out; the others are drawn faint. Without it, every month stands out */
  marked?: ReadonlySet<number> | undefined;
  /** share of a month's room that its bar takes */
  fill?: number;
}

/** A row of months on a baseline that is dotted where nothing was published. */
export function monthBars(months: readonly MonthBar[], box: BarsBox): string {
  const { x, base, width, height, scale, marked, fill = 0.74 } = box;
  const step = width / months.length;
  return months
    .map((month, index) => {
      const left = x + index * step + (step * (1 - fill)) / 2;
      const wide = step * fill;
      if (!month) {
        return line(x + index * step, base - 1, x + (index + 1) * step, base - 1, COLOURS.line, {
          'stroke-width': 2,
          'stroke-dasharray': '2 5',
        });
      }
      const tall = Math.max(3, Math.min(1, month.rows / scale) * height);
      const drawn = bar(left, base, wide, tall, month.state);
      const ground = line(x + index * step, base, x + (index + 1) * step, base, COLOURS.line, {
        'stroke-width': 1.5,
      });
      return ground + (marked && !marked.has(index) ? shape('g', { opacity: 0.3 }, drawn) : drawn);
    })
    .join('');
}

/** The twelve months of a year with their numbers; those of a period stand out. */
export function yearStrip(months: readonly MonthBar[], box: BarsBox): Part {
  const step = box.width / months.length;
  return {
    shapes: monthBars(months, box),
    labels: months.map((_, index) => {
      const bold = box.marked?.has(index) ?? false;
      return {
        text: String(index + 1),
        x: box.x + (index + 0.5) * step,
        y: box.base + 34,
        size: 22,
        bold,
        colour: bold ? COLOURS.ink : COLOURS['ink-2'],
        anchor: 'middle' as const,
      };
    }),
  };
}
