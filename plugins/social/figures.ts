/** What pictures show of the data, each figure in its box. Bars have the states of rows as on the coverage map: full, hatched, crossed. */
import {
  type CoverageMapData,
  type Granularity,
  mapRows,
  type MarkState,
  type MonthBar,
  type RowState,
} from 'rental-data';
import { coverShapes, coverTitle, type Cover, type CoverShape, type CoverTone } from 'chart-geometry/cover';
import {
  drawn,
  type Label,
  labelled,
  line,
  type Measure,
  measureWidth,
  type Part,
  rect,
  shape,
  together,
} from 'share-pictures';
import { COLOURS, text, type Colour } from './frame';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The shapes beside the words of states on pages (src/features/marks/Mark), one unit wide around their middle. */
const MARKS: Record<MarkState, { d: string; fill?: Colour; stroke?: Colour; words: Colour }> = {
  ok: { d: 'M-.43-.43h.85v.85h-.85z', fill: 'bar', words: 'ink' },
  note: { d: 'M-.4 0a.4.4 0 0 1 .8 0a.4.4 0 0 1-.8 0z', stroke: 'ink-2', words: 'ink' },
  caution: { d: 'M0-.5L.5.43H-.5z', fill: 'amber-mark', words: 'amber' },
  severe: { d: 'M0-.5L.5 0L0 .5L-.5 0z', fill: 'rust-mark', words: 'rust' },
  empty: { d: 'M-.35-.35h.7v.7h-.7z', stroke: 'amber-mark', words: 'amber' },
  avoid: { d: 'M-.35-.35h.7v.7h-.7zl.7.7M-.35.35l.7-.7', stroke: 'rust-mark', words: 'rust' },
  absent: { d: 'M-.5 0h.27m.1 0h.26m.1 0h.27', stroke: 'ink-2', words: 'ink-2' },
};

function markShape(state: MarkState, x: number, y: number, size: number): string {
  const { d, fill, stroke } = MARKS[state];
  const paint = stroke ? { fill: 'none', stroke: COLOURS[stroke], 'stroke-width': 0.125 } : {};
  const place = { d, transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size.toFixed(2)})` };
  return shape('path', { ...place, ...(fill ? { fill: COLOURS[fill] } : paint) });
}

export const marked = (state: MarkState, words: string, x: number, y: number, size: number): Part => ({
  shapes: markShape(state, x + size * 0.4, y - size * 0.36, size * 0.76),
  labels: [text(words, x + size * 1.05, y, size, { bold: true, colour: COLOURS[MARKS[state].words] })],
});

const BARS: Record<RowState, readonly [fill: string, outline?: Colour]> = {
  complete: [COLOURS.bar],
  partial: ['url(#partial)', 'amber-mark'],
  'not-comparable': ['url(#not-comparable)', 'rust-mark'],
  avoid: [COLOURS.paper, 'rust-mark'],
};

function bar(x: number, base: number, width: number, height: number, state: RowState): string {
  const [fill, outline] = BARS[state];
  if (!outline) return rect(x, base - height, width, height, fill);
  const weight = Math.min(2.5, width / 5);
  const stroke = { stroke: COLOURS[outline], 'stroke-width': weight };
  const [left, top, w, h] = [x + weight / 2, base - height + weight / 2, width - weight, height - weight];
  const frame = rect(left, top, w, h, fill, stroke);
  if (state !== 'avoid') return frame;
  return frame + shape('path', { d: `M${left} ${top}l${w} ${h}M${left} ${top + h}l${w} ${-h}`, ...stroke });
}

const baseline = (x: number, y: number, width: number, published: boolean): string =>
  published
    ? line(x, y, x + width, y, COLOURS.line, { 'stroke-width': 1.5 })
    : line(x, y - 1, x + width, y - 1, COLOURS.line, { 'stroke-width': 2, 'stroke-dasharray': '2 5' });

/** Most rows of a month that may be used. */
export const findScale = (months: readonly MonthBar[]): number =>
  Math.max(1, ...months.flatMap((m) => (m && m.state !== 'avoid' ? [m.rows] : [])));

/** Months along the lower edge of the box. @param scale rows of a full height @param shown indices that are not drawn faint */
export function monthBars(
  months: readonly MonthBar[],
  { x, y, width, height }: Box,
  scale: number,
  shown: readonly number[] = [...months.keys()],
): string {
  const step = width / months.length;
  const bars = months.map((month, index) => {
    const left = x + index * step;
    const ground = baseline(left, y + height, step, month !== null);
    if (!month) return ground;
    const tall = Math.max(3, Math.min(1, month.rows / scale) * height);
    const drawing = bar(left + step * 0.12, y + height, step * 0.76, tall, month.state);
    return ground + (shown.includes(index) ? drawing : shape('g', { opacity: 0.3 }, drawing));
  });
  return bars.join('');
}

export function yearStrip(
  months: readonly MonthBar[],
  box: Box,
  scale: number,
  inside: readonly number[],
): Part {
  const step = box.width / months.length;
  const labels = months.map((_, index) => {
    const bold = inside.includes(index);
    const more = { bold, colour: bold ? COLOURS.ink : COLOURS['ink-2'], anchor: 'middle' } as const;
    return text(String(index + 1), box.x + (index + 0.5) * step, box.y + box.height + 34, 22, more);
  });
  return { shapes: monthBars(months, box, scale, inside), labels };
}

/** The coverage map: years down, months across, then quarters and the year. Each granularity has its own full height. */
export function coverageMap(data: CoverageMapData, { x, y, width, height }: Box): Part {
  const room = 74;
  const starts: Record<Granularity, number> = { monthly: 0, quarterly: 12.6, annual: 17.2 };
  const step = (width - room) / (starts.annual + 1);
  const rows = mapRows(data);
  const tall = height / rows.length;
  const labels: Label[] = [];
  const shapes = rows.flatMap(({ year, cells }, index) => {
    const base = y + (index + 1) * tall - tall * 0.3;
    labels.push(text(String(year), x, base, 20, { bold: true }));
    return cells.map(({ slot, cell, height: share = 0, gap }) => {
      const left = x + room + (starts[slot.granularity] + slot.number - 1) * step;
      if (!cell) return gap === undefined ? '' : baseline(left, base, step, false);
      const { columns } = cell;
      const hasMark = columns === 'caution' || columns === 'severe';
      return [
        baseline(left, base, step, true),
        bar(left + step * 0.1, base, step * 0.8, Math.max(2, share * tall * 0.62), cell.rows),
        hasMark ? markShape(columns, left + step / 2, base + tall * 0.17, Math.min(10, tall * 0.24)) : '',
      ].join('');
    });
  });
  return { shapes: shapes.join(''), labels };
}

const TONES: Record<CoverTone, Record<string, string | number>> = {
  bar: { fill: COLOURS.bar },
  marked: { fill: COLOURS['amber-mark'] },
  ink: { fill: COLOURS.ink },
  faint: { fill: COLOURS.bar, opacity: 0.45 },
  base: { stroke: COLOURS.line, 'stroke-width': 1.5 },
  outline: { fill: 'none', stroke: COLOURS.line, 'stroke-width': 1.75 },
  lane: { stroke: COLOURS.bar, 'stroke-width': 3 },
  station: { fill: COLOURS.paper, stroke: COLOURS.bar, 'stroke-width': 2.5 },
  lineInk: { fill: 'none', stroke: COLOURS.ink, 'stroke-width': 2.5 },
  lineGreen: { fill: 'none', stroke: COLOURS.bar, 'stroke-width': 4 },
};

function partOfCover(part: CoverShape): Part {
  if (part.tag === 'g') return together(...part.parts.map(partOfCover));
  // Figures of equal width need more room, so pages set them smaller.
  if (part.tag === 'text') return labelled(text(part.words, part.x, part.y, part.mono ? 26 : part.fontSize));
  const { tag, tone, ...place } = part;
  return drawn(shape(tag, { ...place, ...TONES[tone] }));
}

/** The drawing of a post (src/features/blog/PostCover) with its left upper corner at `x`, `y`; 640 wide at a scale of 1. */
export function coverFigure(cover: Cover, x: number, y: number, scale: number, measure: Measure): Part {
  const room = (names: readonly string[]) =>
    Math.max(...names.map((name) => measureWidth(name, false, measure))) * 22 + 28;
  const { fontSize, ...place } = coverTitle(cover.kind, measureWidth(cover.title, true, measure));
  const title = text(cover.title, place.x, place.y, fontSize, { bold: true });
  const { shapes, labels } = together(labelled(title), ...coverShapes(cover, room).map(partOfCover));
  return {
    shapes: shape('g', { transform: `translate(${x} ${y}) scale(${scale})` }, shapes),
    labels: labels.map((label) => ({
      ...label,
      x: x + label.x * scale,
      y: y + label.y * scale,
      size: label.size * scale,
    })),
  };
}
