/** From a drawing to a PNG: satori sets the text as outlines, resvg paints it together with the shapes. */
import { renderAsync } from '@resvg/resvg-js';
import satori, { type SatoriNode } from 'satori';
import { FAMILIES, type Fonts } from './fonts';
import { HEIGHT, WIDTH, type Label } from './frame';
import { GAP, splitRuns, measureWidth, type Measure } from './lines';
import { toPng } from './png';

/** Where the baseline of Noto Sans TC stands below the top of its line, in em. */
const ASCENT = 1.16;

type Element = Parameters<typeof satori>[0];
const div = (style: object, children: unknown): Element => ({
  type: 'div',
  props: { style, children },
  key: null,
});

function outlines(children: Element[], fonts: Fonts, onNodeDetected: (node: SatoriNode) => void = () => {}) {
  const size = { width: WIDTH, height: HEIGHT };
  return satori(div({ display: 'flex', ...size, fontFamily: FAMILIES, whiteSpace: 'nowrap' }, children), {
    ...size,
    embedFont: true,
    fonts: fonts.faces,
    loadAdditionalAsset: (_code, text) => Promise.resolve(fonts.facesWith(text)),
    onNodeDetected,
  });
}

/** Every character up to the Chinese ones that titles may hold; Chinese characters are one em wide. */
const NARROW = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...Array.from('·–—…→×'),
];

/** Widths of the narrow characters in em, as satori sets them. */
async function measureNarrow(fonts: Fonts, fontWeight: number): Promise<Map<string, number>> {
  // At this size satori's rounding to whole pixels does not matter.
  const fontSize = 1000;
  const found: number[] = [];
  // A space alone would be dropped; between two strokes it keeps its width.
  const texts = ['||', ...NARROW.map((character) => `|${character === ' ' ? '\u00a0' : character}|`)];
  const boxes = texts.map((text) =>
    div({ position: 'absolute', display: 'flex', fontSize, fontWeight }, text),
  );
  await outlines(boxes, fonts, ({ textContent, width }) => {
    if (textContent) found.push(width);
  });
  const [bars = 0, ...widths] = found;
  return new Map(NARROW.map((character, index) => [character, ((widths[index] ?? 0) - bars) / fontSize]));
}

/** Measures text by the widths of its characters; what is not narrow is taken for one em. */
export async function measureBy(fonts: Fonts): Promise<Measure> {
  const [normal, bold] = [await measureNarrow(fonts, 400), await measureNarrow(fonts, 700)];
  return (text, isBold) =>
    [...text].reduce((sum, character) => sum + ((isBold ? bold : normal).get(character) ?? 1), 0);
}

/** The gap between Chinese and Latin lies between the boxes of a label. */
function makeBoxes(label: Label, measure: Measure): Element[] {
  const { text, x, y, size, colour, bold = false, anchor = 'start' } = label;
  const width = measureWidth(text, bold, measure) * size;
  let left = x - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0);
  return splitRuns(text).map((run) => {
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

/** A picture as SVG, its text as outlines. @throws Error that names a character which no font has */
export async function toSvg(
  drawing: { shapes: string; labels: readonly Label[] },
  { fonts, measure }: Tools,
  onNodeDetected?: (node: SatoriNode) => void,
): Promise<string> {
  const boxes = drawing.labels.flatMap((label) => makeBoxes(label, measure));
  const text = await outlines(boxes, fonts, onNodeDetected);
  return text.replace(/^<svg[^>]*>/, (start) => start + drawing.shapes);
}

export async function toPicture(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return toPng(image.pixels, image.width, image.height);
}
