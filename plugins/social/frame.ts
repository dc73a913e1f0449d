import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_NAME } from 'rental-data';
import { HEIGHT, type Label, type Part, rect, shape, WIDTH } from 'share-pictures';

export const MARGIN = 72;
export const RIGHT = WIDTH - MARGIN;

export type Drawing = Part & { alt: string };

const TOKENS = path.join(__dirname, '../../src/shell/css/tokens.css');
const NAMES = [
  'paper',
  'ink',
  'ink-2',
  'line',
  'green',
  'bar',
  'green-ground',
  'amber',
  'amber-mark',
  'amber-ground',
  'rust',
  'rust-mark',
  'rust-ground',
] as const;
export type Colour = (typeof NAMES)[number];

/** The colours of the pages. @throws Error that names the colour which is missing */
export function readPalette(theme: 'light' | 'dark' = 'light', css = readFileSync(TOKENS, 'utf8')) {
  const palette = NAMES.map((name) => {
    const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css);
    const value = found?.[theme === 'light' ? 1 : 2];
    if (!value) throw new Error(`src/shell/css/tokens.css：沒有顏色--${name}。修正：補上，分享圖要用。`);
    return [name, value];
  });
  return Object.fromEntries(palette) as Record<Colour, string>;
}

export const COLOURS = readPalette();

export function text(words: string, x: number, y: number, size: number, more: Partial<Label> = {}): Label {
  return { text: words, x, y, size, colour: COLOURS.ink, ...more };
}

const HATCHES = [
  ['partial', 'amber-mark', 'amber-ground', 'M-2 2l4 -4M0 8l8 -8M6 10l4 -4'],
  ['not-comparable', 'rust-mark', 'rust-ground', 'M0 0l8 8M0 8l8 -8'],
] as const;

/** The fills of bars whose rows are not complete, as on the coverage map. */
const DEFINITIONS = shape(
  'defs',
  {},
  HATCHES.map(([id, stroke, ground, d]) =>
    shape(
      'pattern',
      { id, width: 8, height: 8, patternUnits: 'userSpaceOnUse' },
      rect(0, 0, 8, 8, COLOURS[ground]) + shape('path', { d, stroke: COLOURS[stroke], 'stroke-width': 2.4 }),
    ),
  ).join(''),
);

const GABLE = [9, 15, 21, 15, 9];

/** The mark, its baseline at `y`; 26 units wide at a scale of 1. */
export const mark = (x: number, y: number, scale: number, fill: string = COLOURS.green): string =>
  GABLE.map((height, index) =>
    rect(x + index * 5.4 * scale, y - height * scale, 4.2 * scale, height * scale, fill),
  ).join('');

const TICKS: Record<string, Colour> = { c: 'bar', p: 'amber-mark', n: 'rust-mark', a: 'rust-mark' };

export function ruler(states: string, y: number, x1 = MARGIN, x2 = RIGHT): string {
  const step = (x2 - x1) / states.length;
  const ticks = [...states].map((state, index) => {
    const tone = TICKS[state];
    return tone ? rect(x1 + index * step, y, step - 2, 6, COLOURS[tone]) : '';
  });
  return ticks.join('');
}

export const ground = (): string => DEFINITIONS + rect(0, 0, WIDTH, HEIGHT, COLOURS.paper);

export function frame(states: string, host: string, name: string = SITE_NAME): Part {
  return {
    shapes: ground() + mark(MARGIN, 96, 1.9) + ruler(states, 122),
    labels: [
      text(name, MARGIN + 66, 92, 32, { bold: true }),
      text(host, RIGHT, 92, 24, { colour: COLOURS['ink-2'], anchor: 'end' }),
    ],
  };
}
