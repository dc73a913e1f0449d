/** The drawing of a post (src/features/blog/PostCover) in shapes and labels. */
import type { CoverProp } from '../../blog/client';
import { coverShapes, coverTitle, type CoverShape, type CoverTone } from '../../../src/features/blog/cover';
import { COLOURS, shape, type Label, type Part } from '../frame';
import { widthOf, type Measure } from '../lines';

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

function shapeOf(part: CoverShape): string {
  if (part.tag === 'g') return part.parts.map(shapeOf).join('');
  if (part.tag === 'text') return '';
  const { tag, tone, ...place } = part;
  return shape(tag, { ...place, ...TONES[tone] });
}

function labelsOf(part: CoverShape): Label[] {
  if (part.tag === 'g') return part.parts.flatMap(labelsOf);
  if (part.tag !== 'text') return [];
  const { words, x, y, fontSize, mono } = part;
  // Figures of equal width need more room, so pages set them smaller.
  return [{ text: words, x, y, size: mono ? 26 : fontSize, colour: COLOURS.ink }];
}

/** A post's drawing with its left upper corner at `x`, `y`; 640 wide at a scale of 1. */
export function coverFigure(cover: CoverProp, x: number, y: number, scale: number, measure: Measure): Part {
  const room = (names: readonly string[]) =>
    Math.max(...names.map((name) => widthOf(name, false, measure))) * 22 + 28;
  const parts = coverShapes(cover, room);
  const { fontSize, ...place } = coverTitle(cover.kind, widthOf(cover.title, true, measure));
  const title = { text: cover.title, ...place, size: fontSize, bold: true, colour: COLOURS.ink };
  return {
    shapes: shape('g', { transform: `translate(${x} ${y}) scale(${scale})` }, parts.map(shapeOf).join('')),
    labels: [title, ...parts.flatMap(labelsOf)].map((label) => ({
      ...label,
      x: x + label.x * scale,
      y: y + label.y * scale,
      size: label.size * scale,
    })),
  };
}
