/** Lines of Chinese and Latin text: how wide they are, and where they break. */
import { least } from 'd3-array';
import { type Label, labelled, type Part } from './parts';

/** Width of a text without gaps, in em. */
export type Measure = (text: string, bold: boolean) => number;

/** Gap between Chinese and Latin in em: on pages `text-autospace` sets it. */
export const GAP = 0.125;

const IDEOGRAPH = /[\u3400-\u9fff\uf900-\ufaff]/;
const WORD = /[0-9A-Za-z%+]/;
const BETWEEN = new RegExp(
  `(?<=${IDEOGRAPH.source})(?=${WORD.source})|(?<=${WORD.source})(?=${IDEOGRAPH.source})`,
);

export const splitRuns = (text: string): string[] => text.split(BETWEEN);

/** Width of a line of text in em, with the gaps between Chinese and Latin. */
export function measureWidth(text: string, bold: boolean, measure: Measure): number {
  const runs = splitRuns(text);
  return runs.reduce((sum, run) => sum + measure(run, bold), 0) + GAP * Math.max(0, runs.length - 1);
}

/** Must not begin a line: closing marks, and what belongs to the number before it. */
const NOT_FIRST = /^[、，。！？：；」』）》〉…～—–％%·／/,.!?:;)\]年月日期季列欄件個份篇天起版至到]/;
const NOT_LAST = /[「『（《〈([#～—–／/]$/;
const AFTER_NUMBER = /[0-9一二三四五六七八九十幾多個份]$/;

const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' });
const graphemes = new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' });

const AFTER_DATE = /[0-9][年月日][起至到]$/;
/** Particles and endings of the word before. */
const ENDING = /^[的了著過者嗎呢吧們多]+$/;
/** Words of one character that belong to what follows. */
const LEADING = /[晚最再不未更第每各新]$/;
const DATE = /^(?:[0-9]+年)?(?:[0-9]+月)?(?:[0-9]+日)?$/;

function holds(before: string, after: string): boolean {
  if (NOT_LAST.test(before) || LEADING.test(before) || ENDING.test(after)) return true;
  if (/^[0-9]+$/.test(after) && /[年月]$/.test(before) && DATE.test(before)) return true;
  const first = after.charAt(0);
  if (!NOT_FIRST.test(after)) return WORD.test(before.at(-1) ?? '') && WORD.test(first);
  // Units hold to numbers only; marks hold to everything.
  return !IDEOGRAPH.test(first) || AFTER_NUMBER.test(before) || AFTER_DATE.test(before + first);
}

function join(segments: Intl.Segments, belong: (before: string, after: string) => boolean): string[] {
  const units: string[] = [];
  for (const { segment } of segments) {
    const last = units.at(-1);
    if (last !== undefined && belong(last, segment)) units[units.length - 1] = last + segment;
    else units.push(segment);
  }
  return units;
}

export const splitUnits = (text: string): string[] => join(words.segment(text), holds);

const ENDS_CLAUSE = /[、，。！？：；」）]$/;

interface Way {
  cost: number;
  lines: string[];
}

/** Widths in em. */
interface Line {
  limit: number;
  measureLine: (text: string) => number;
}

/** How badly a line reads: uneven with the others, or one or two characters alone at the end. */
function badness(text: string, isLast: boolean, share: number, width: number): number {
  const uneven = ((share - width) / share) ** 2;
  if (!isLast) return uneven - (ENDS_CLAUSE.test(text) ? 0.25 : 0);
  return uneven + ([...text].length < 3 ? 4 : 0);
}

/** The most even way to break units into exactly `count` lines; undefined where they do not fit. */
function evenly(units: readonly string[], count: number, { limit, measureLine }: Line): Way | undefined {
  const share = measureLine(units.join('')) / count;
  // The best way to set so many units in as many lines as there were rounds.
  let ways = new Map<number, Way>([[0, { cost: 0, lines: [] }]]);
  for (let round = 1; round <= count; round++) {
    const next = new Map<number, Way>();
    for (const [from, before] of ways)
      for (let to = from + 1; to <= units.length; to++) {
        const text = units.slice(from, to).join('').trim();
        const width = measureLine(text);
        if (width > limit) break;
        const cost = before.cost + badness(text, to === units.length, share, width);
        if (cost < (next.get(to)?.cost ?? Infinity)) next.set(to, { cost, lines: [...before.lines, text] });
      }
    ways = next;
  }
  return ways.get(units.length);
}

/** What a further line costs: less than a break in the middle of a clause. */
const LINE = 0.15;

/** The best way to break units into at most `most` lines; undefined where they do not fit. */
function best(units: readonly string[], most: number, line: Line): string[] | undefined {
  const ways = Array.from({ length: most }, (_, index) => evenly(units, index + 1, line) ?? []).flat();
  return least(ways, ({ cost, lines }) => cost + LINE * lines.length)?.lines;
}

interface Room {
  /** in pixels */
  width: number;
  /** at most */
  lines: number;
  /** sizes to try, the largest first */
  sizes: readonly number[];
  bold: boolean;
}

function cut(units: readonly string[], most: number, { limit, measureLine }: Line): string[] {
  const lines: string[] = [];
  let at = 0;
  while (lines.length < most && at < units.length) {
    let text = '';
    const room = lines.length === most - 1 ? limit - measureLine('…') : limit;
    for (let unit = units[at]; unit !== undefined && measureLine(text + unit) <= room; unit = units[++at])
      text += unit;
    lines.push(text.trim());
  }
  const last = lines.pop() ?? '';
  return [...lines, `${last.replace(/[、，。：；「『（]+$/, '')}…`];
}

/** Sets a text as large as its space allows, in few and even lines. What fits at no size is broken anywhere, or cut off. */
export function fit(text: string, { width, lines: most, sizes, bold }: Room, measure: Measure) {
  const lineAt = (size: number): Line => ({
    limit: width / size,
    measureLine: (line) => measureWidth(line, bold, measure),
  });
  const units = splitUnits(text);
  for (const size of sizes) {
    const lines = best(units, most, lineAt(size));
    // A last line of one or two characters is worth another size, unless there is none.
    if (lines && (lines.length === 1 || [...(lines.at(-1) ?? '')].length > 2)) return { lines, size };
  }
  const size = sizes.at(-1) ?? 0;
  const line = lineAt(size);
  const fits = (before: string, after: string) => line.measureLine(before + after) <= line.limit;
  const pieces = units.flatMap((unit) => (fits(unit, '') ? unit : join(graphemes.segment(unit), fits)));
  return { lines: best(pieces, most, line) ?? cut(pieces, most, line), size };
}

interface TextBox extends Room, Pick<Label, 'x' | 'y' | 'colour'> {
  /** from one baseline to the next, in em */
  leading: number;
}

/**
 * A text as large as its box allows, in few and even lines. They break where Chinese may, and between its words; what fits at
 * no size is broken anywhere, or cut off.
 *
 * @param box `x` and `y` are its left upper corner; what it holds may reach below it
 * @returns the lines, and the baseline of the last
 */
export function textBlock(text: string, box: TextBox, measure: Measure): { part: Part; bottom: number } {
  const { x, y, colour, bold, leading } = box;
  const { lines, size } = fit(text, box, measure);
  const baseline = (index: number) => y + size * (0.95 + index * leading);
  const labels = lines.map((row, index) => ({ text: row, x, y: baseline(index), size, colour, bold }));
  return { part: labelled(...labels), bottom: baseline(lines.length - 1) };
}
