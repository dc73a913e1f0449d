/** From a drawing to a PNG: satori sets the text as outlines, resvg paints it together with the shapes. */
import { renderAsync } from '@resvg/resvg-js';
import satori, { type SatoriNode } from 'satori';
import * as z from 'zod';
import { FAMILIES, type Fonts } from './fonts';
import { HEIGHT, WIDTH, type Label } from './frame';
import { GAP, runsOf, widthOf, type Measure } from './lines';
import { toPng } from './png';

/** Changes when the same drawing gives another picture. */
export const RENDERER = 1;

/** Where the baseline of Noto Sans TC stands below the top of its line, in em. */
const ASCENT = 1.16;

type Element = Parameters<typeof satori>[0];
const div = (style: object, children: unknown): Element => ({
  type: 'div',
  props: { style, children },
  key: null,
});

async function outlines(
  children: Element[],
  fonts: Fonts,
  onNodeDetected: (node: SatoriNode) => void = () => {},
) {
  return satori(
    div(
      { display: 'flex', width: WIDTH, height: HEIGHT, fontFamily: FAMILIES, whiteSpace: 'nowrap' },
      children,
    ),
    {
      width: WIDTH,
      height: HEIGHT,
      embedFont: true,
      fonts: fonts.faces,
      loadAdditionalAsset: (_code, text) => Promise.resolve(fonts.facesWith(text)),
      onNodeDetected,
    },
  );
}

/** Widths of characters in em, normal and bold, as the fonts have them. */
export const widthsSchema = z.record(z.string(), z.tuple([z.number(), z.number()]));
type Widths = z.infer<typeof widthsSchema>;

/** Every character up to the Chinese ones that titles may hold; Chinese characters are one em wide. */
const NARROW = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...Array.from('·–—…→×'),
];

/** Measures the narrow characters by having satori set them. */
export async function measureFonts(fonts: Fonts): Promise<Widths> {
  // At this size satori's rounding to whole pixels does not matter.
  const size = 1000;
  const widths: Widths = {};
  for (const [place, weight] of [400, 700].entries()) {
    const found: number[] = [];
    // A space alone would be dropped; between two strokes it keeps its width.
    const texts = [...NARROW.map((character) => `|${character === ' ' ? '\u00a0' : character}|`), '||'];
    const style = { position: 'absolute', display: 'flex', fontSize: size, fontWeight: weight };
    await outlines(
      texts.map((text) => div(style, text)),
      fonts,
      ({ textContent, width }) => {
        if (textContent) found.push(width);
      },
    );
    const bars = found.at(-1) ?? 0;
    NARROW.forEach((character, index) => {
      const known = widths[character] ?? [1, 1];
      known[place] = ((found[index] ?? 0) - bars) / size;
      widths[character] = known;
    });
  }
  return widths;
}

/** Measures text by the widths of its characters; what is not among them is taken for one em. */
export const measureBy =
  (widths: Widths): Measure =>
  (text, bold) =>
    [...text].reduce((sum, character) => sum + (widths[character]?.[bold ? 1 : 0] ?? 1), 0);

/** A label as boxes with one run each: the gap between Chinese and Latin lies between them. */
function boxesOf(label: Label, measure: Measure): Element[] {
  const { text, x, y, size, colour, bold = false, anchor = 'start' } = label;
  const width = widthOf(text, bold, measure) * size;
  let left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  return runsOf(text).map((run) => {
    const box = div(
      {
        position: 'absolute',
        display: 'flex',
        left,
        top: y - ASCENT * size,
        fontSize: size,
        fontWeight: bold ? 700 : 400,
        color: colour,
      },
      run,
    );
    left += (measure(run, bold) + GAP) * size;
    return box;
  });
}

export interface Tools {
  fonts: Fonts;
  measure: Measure;
}

/**
 * A picture as SVG, its text as outlines.
 * @param onNodeDetected receives every box of text, for tests
 * @throws Error that names a character which no font has
 */
export async function toSvg(
  drawing: { shapes: string; labels: readonly Label[] },
  { fonts, measure }: Tools,
  onNodeDetected?: (node: SatoriNode) => void,
): Promise<string> {
  const boxes = drawing.labels.flatMap((label) => boxesOf(label, measure));
  const text = await outlines(boxes, fonts, onNodeDetected);
  return text.replace(/^<svg[^>]*>/, (start) => start + drawing.shapes);
}

/** The PNG of a picture that `toSvg` gave. */
export async function toPicture(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return toPng(image.pixels, image.width, image.height);
}
