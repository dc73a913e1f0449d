/** Where a line of Chinese ends, and how large a title may be. Pure. */

/** Width of a text in em. */
export type Measure = (text: string, bold: boolean) => number;

/** Gap between Chinese and Latin in em: on pages `text-autospace` sets it. */
export const GAP = 0.125;

const isIdeograph = (c: string) => /[\u3400-\u9fff\uf900-\ufaff]/.test(c);
const isWord = (c: string) => /[0-9A-Za-z%+]/.test(c);

/** A line as runs that are set apart by the gap between Chinese and Latin. */
export function runsOf(text: string): string[] {
  const runs: string[] = [];
  let last = '';
  for (const c of text) {
    const apart = (isIdeograph(last) && isWord(c)) || (isWord(last) && isIdeograph(c));
    if (runs.length === 0 || apart) runs.push(c);
    else runs.push(`${runs.pop() ?? ''}${c}`);
    last = c;
  }
  return runs;
}

/** Width of a line in em, its gaps included. */
export function widthOf(text: string, bold: boolean, measure: Measure): number {
  const runs = runsOf(text);
  return runs.reduce((sum, run) => sum + measure(run, bold), 0) + GAP * Math.max(0, runs.length - 1);
}

/** Must not begin a line: closing marks, and what belongs to the number before it. */
const NOT_FIRST = /^[、，。！？：；」』）》〉…～—–％%·／/,.!?:;)\]年月日期季列欄件個份篇天起版至到]/;
/** Must not end a line. */
const NOT_LAST = /[「『（《〈([#～—–／/]$/;
const AFTER_NUMBER = /[0-9一二三四五六七八九十幾多個份]$/;

const words = new Intl.Segmenter('zh-Hant', { granularity: 'word' });
const graphemes = new Intl.Segmenter('zh-Hant', { granularity: 'grapheme' });

/** What follows a date and belongs to it. */
const AFTER_DATE = /[0-9][年月日][起至到]$/;

/** Never at the start of a line either: particles and endings of the word before. */
const ENDING = /^[的了著過者嗎呢吧們多]+$/;

/** Words of one character that belong to what follows. */
const LEADING = /[晚最再不未更第每各新]$/;

/** A date stays in one piece. */
const DATE = /^(?:[0-9]+年)?(?:[0-9]+月)?(?:[0-9]+日)?$/;

/** Is there no place for a line to end between two neighbouring words? */
function holds(before: string, after: string): boolean {
  const first = after[0] ?? '';
  if (NOT_LAST.test(before) || LEADING.test(before) || ENDING.test(after)) return true;
  if (/^[0-9]+$/.test(after) && /[年月]$/.test(before) && DATE.test(before)) return true;
  if (!NOT_FIRST.test(after)) return isWord(before.at(-1) ?? '') && isWord(first);
  // Units hold to numbers only; marks hold to everything.
  return isIdeograph(first) ? AFTER_NUMBER.test(before) || AFTER_DATE.test(before + first) : true;
}

/** What a line cannot be broken within. */
export function unitsOf(text: string): string[] {
  const units: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = units.at(-1);
    if (last !== undefined && holds(last, segment)) units[units.length - 1] = last + segment;
    else units.push(segment);
  }
  return units;
}

const ENDS_CLAUSE = /[、，。！？：；」）]$/;

interface Way {
  cost: number;
  lines: string[];
}

/** How badly a line reads: uneven with the others, or one or two characters alone at the end. */
function badness(text: string, isLast: boolean, share: number, width: number): number {
  const uneven = ((share - width) / share) ** 2;
  if (!isLast) return uneven - (ENDS_CLAUSE.test(text) ? 0.25 : 0);
  return uneven + ([...text].length < 3 ? 4 : 0);
}

/** The most even way to break units into exactly `count` lines; null where they do not fit. */
function evenly(
  units: readonly string[],
  count: number,
  limit: number,
  width: (text: string) => number,
): Way | null {
  const share = width(units.join('')) / count;
  // ways[i]: the best way to set the first i units in as many lines as there were rounds
  let ways: (Way | null)[] = units.map(() => null);
  ways = [{ cost: 0, lines: [] }, ...ways];
  for (let round = 1; round <= count; round++) {
    const next: (Way | null)[] = ways.map(() => null);
    for (let from = 0; from < units.length; from++) {
      const before = ways[from];
      if (!before) continue;
      for (let to = from + 1; to <= units.length; to++) {
        const text = units.slice(from, to).join('').trim();
        const wide = width(text);
        if (wide > limit) break;
        const cost = before.cost + badness(text, to === units.length, share, wide);
        const known = next[to];
        if (!known || cost < known.cost) next[to] = { cost, lines: [...before.lines, text] };
      }
    }
    ways = next;
  }
  return ways[units.length] ?? null;
}

/** What a further line costs: less than a break in the middle of a clause. */
const LINE = 0.15;

/** The best way to break units into at most `most` lines; null where they do not fit. */
function best(
  units: readonly string[],
  most: number,
  limit: number,
  width: (text: string) => number,
): string[] | null {
  let found: Way | null = null;
  for (let count = 1; count <= most; count++) {
    const way = evenly(units, count, limit, width);
    if (way && (!found || way.cost + LINE * count < found.cost + LINE * found.lines.length)) found = way;
  }
  return found?.lines ?? null;
}

export interface Room {
  /** width of the column in pixels */
  width: number;
  lines: number;
  /** sizes to try, the largest first */
  sizes: readonly number[];
  bold: boolean;
}

interface Fit {
  lines: string[];
  size: number;
}

/** A unit that is wider than a line, in pieces that are not. */
function pieces(unit: string, limit: number, width: (text: string) => number): string[] {
  if (width(unit) <= limit) return [unit];
  const parts: string[] = [];
  for (const { segment } of graphemes.segment(unit)) {
    const last = parts.at(-1);
    if (last !== undefined && width(last + segment) <= limit) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** As many units as fit, with an ellipsis. */
function cut(
  units: readonly string[],
  limit: number,
  most: number,
  width: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let at = 0;
  while (lines.length < most && at < units.length) {
    let text = '';
    const room = lines.length === most - 1 ? limit - width('…') : limit;
    for (let unit = units[at]; unit !== undefined && width(text + unit) <= room; unit = units[++at])
      text += unit;
    lines.push(text.trim());
  }
  const last = lines.length - 1;
  lines[last] = `${(lines[last] ?? '').replace(/[、，。：；「『（]+$/, '')}…`;
  return lines;
}

/**
 * Sets a text as large as its space allows, in as few even lines as possible. A text that fits at no size is cut off.
 */
export function fit(text: string, { width, lines: most, sizes, bold }: Room, measure: Measure): Fit {
  const em = (line: string) => widthOf(line, bold, measure);
  for (const size of sizes) {
    const limit = width / size;
    const units = unitsOf(text);
    const lines = best(units, most, limit, em);
    // A last line of one or two characters is worth another size, unless there is none.
    if (lines && (lines.length === 1 || [...(lines.at(-1) ?? '')].length > 2)) return { lines, size };
  }
  const size = sizes.at(-1) ?? 0;
  const limit = width / size;
  const units = unitsOf(text).flatMap((unit) => pieces(unit, limit, em));
  return { lines: best(units, most, limit, em) ?? cut(units, limit, most, em), size };
}
