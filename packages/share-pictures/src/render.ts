/** From a drawing to a PNG: resvg sets the text as outlines, weight by weight, and paints them together with the shapes. */
import { renderAsync, Resvg } from '@resvg/resvg-js';
import { FAMILY, type Fonts, type Weight } from './fonts';
import { GAP, splitRuns, measureWidth, type Measure } from './lines';
import { HEIGHT, shape, WIDTH, type Label, type Part } from './parts';
import { toPng } from './png';

/** A piece of a label that is set in one go; `y` is its baseline. */
interface Run {
  text: string;
  x: number;
  y: number;
  size: number;
  colour: string;
  weight: Weight;
}

const SIZE = { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height: HEIGHT };
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Text of one weight in its font: where a slice lacks a character, resvg takes any other that it was given, whatever its weight. */
function setText(runs: readonly Run[], fontFiles: string[]): Resvg {
  const texts = runs.map(({ text, x, y, size, colour, weight }) =>
    shape('text', { x, y, 'font-size': size, 'font-weight': weight, fill: colour }, escape(text)),
  );
  return new Resvg(
    shape('svg', { ...SIZE, 'font-family': FAMILY, 'xml:space': 'preserve' }, texts.join('')),
    {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: FAMILY },
    },
  );
}

/** Every character up to the Chinese ones that titles may hold; Chinese characters are one em wide. */
const NARROW = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...Array.from('·–—…→×'),
];

/** Widths of the narrow characters in em. */
async function measureNarrow(fonts: Fonts, weight: Weight): Promise<Map<string, number>> {
  const size = 100;
  const files = await fonts.filesFor(NARROW.join(''), weight);
  // A space alone has no outline; between two strokes it keeps its width.
  const findWidth = (text: string): number =>
    setText([{ text: `|${text}|`, x: 0, y: size, size, colour: '#000', weight }], files).getBBox()?.width ??
    0;
  const bars = findWidth('');
  return new Map(NARROW.map((character) => [character, (findWidth(character) - bars) / size]));
}

/** Measures text by the widths of its characters; what is not narrow is taken for one em. */
export async function measureBy(fonts: Fonts): Promise<Measure> {
  const [normal, bold] = [await measureNarrow(fonts, 400), await measureNarrow(fonts, 700)];
  return (text, isBold) =>
    [...text].reduce((sum, character) => sum + ((isBold ? bold : normal).get(character) ?? 1), 0);
}

/** The pieces of a label: the gap between Chinese and Latin lies between them. */
function toRuns(label: Label, measure: Measure): Run[] {
  const { text, x, y, size, colour, bold = false, anchor = 'start' } = label;
  const whole = measureWidth(text, bold, measure) * size;
  let left = x - (anchor === 'end' ? whole : anchor === 'middle' ? whole / 2 : 0);
  return splitRuns(text).map((run) => {
    const piece = { text: run, x: left, y, size, colour, weight: bold ? 700 : 400 } as const;
    left += measure(run, bold) * size + GAP * size;
    return piece;
  });
}

interface Tools {
  fonts: Fonts;
  measure: Measure;
}

/**
 * A picture as SVG, its text as outlines.
 * @param words of which the fonts are made, the same for many pictures. @throws Error that names a character which no font has
 */
export async function toSvg(
  { shapes, labels }: Part,
  { fonts, measure }: Tools,
  words: string,
): Promise<string> {
  const runs = labels.flatMap((label) => toRuns(label, measure));
  const outlines = ([400, 700] as const).map(async (weight) => {
    const svg = setText(
      runs.filter((run) => run.weight === weight),
      await fonts.filesFor(words, weight),
    ).toString();
    return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  });
  return shape('svg', SIZE, shapes + (await Promise.all(outlines)).join(''));
}

export async function toPicture(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return toPng(image.pixels, image.width, image.height);
}
