/** Texts of a picture: lines, blocks that fit their room, words behind a mark. */
import { COLOURS, MARGIN, type Label, type Part } from './frame';
import type { MarkState } from '../../src/dataset/words';
import { MARK_COLOURS, markShape } from './figures/marks';
import { fit, widthOf, type Measure, type Room } from './lines';

/** A line of text in ink. */
export const text = (
  words: string,
  x: number,
  y: number,
  size: number,
  more: Partial<Label> = {},
): Label => ({
  text: words,
  x,
  y,
  size,
  colour: COLOURS.ink,
  ...more,
});
export const labelled = (...labels: Label[]): Part => ({ shapes: '', labels });
export const drawn = (...shapes: string[]): Part => ({ shapes: shapes.join(''), labels: [] });

const TITLE_SIZES = [92, 80, 72, 64, 56, 48, 42];

/** Lines below each other from the top edge `y` on; tells where they end. */
export function block(
  words: string,
  x: number,
  y: number,
  room: Room,
  measure: Measure,
  more: Partial<Label> = {},
  leading = 1.28,
): { part: Part; bottom: number; size: number } {
  const { lines, size } = fit(words, room, measure);
  const labels = lines.map((row, index) =>
    text(row, x, y + size * (0.95 + index * leading), size, { bold: room.bold, ...more }),
  );
  return { part: labelled(...labels), bottom: y + size * (0.95 + (lines.length - 1) * leading), size };
}

/** The title of a page; `y` is its upper edge. */
export const titled = (title: string, y: number, width: number, lines: number, measure: Measure) =>
  block(title, MARGIN, y, { width, lines, sizes: TITLE_SIZES, bold: true }, measure);

/** Words behind the shape of a state; tells where they end. */
export function marked(
  state: MarkState,
  words: string,
  x: number,
  y: number,
  size: number,
  measure: Measure,
): { part: Part; right: number } {
  const part = {
    shapes: markShape(state, x + size * 0.4, y - size * 0.36, size * 0.76),
    labels: [text(words, x + size * 1.05, y, size, { bold: true, colour: MARK_COLOURS[state] })],
  };
  return { part, right: x + size * (1.05 + widthOf(words, true, measure)) };
}

/** The description of a page, from `y` on. */
export const told = (measure: Measure, description: string, y: number, width: number, lines: number): Part =>
  block(
    description,
    MARGIN,
    y,
    { width, lines, sizes: [30, 27, 25], bold: false },
    measure,
    { colour: COLOURS['ink-2'] },
    1.55,
  ).part;
