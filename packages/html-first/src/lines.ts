/** Where lines of Chinese may end. `markLines` of html-first/page marks it in finished pages. Pure, so that browsers can ask too. */

export type Span = [start: number, end: number];

/** What no line may divide. Each is a part of a regular expression: alternatives, with `|` between them. */
export interface UnbrokenWords {
  /** what is counted, right behind a number; a line that ends between the two is read twice */
  counted: string;
  /** what stands before a number as one word, which the character kept with the digits would tear apart */
  before?: string;
  /** other expressions with digits in them, such as names of licences */
  numbered?: string;
  /** words without digits */
  whole?: string;
}

const listed = (...alternatives: (string | undefined)[]): string => alternatives.filter(Boolean).join('|');

/**
 * Finds dates, numbers with what they count, and words that no line may divide, with the character before digits: Chromium may begin a
 * line with the gap between. Headings and sentences alike. @returns where they stand in a text
 */
export function findUnbroken({ counted, before, numbered, whole }: UnbrokenWords): (text: string) => Span[] {
  const withDigits = listed(
    // 2026年4月30日, 2023年第1季, 4月13日
    String.raw`\d{4}年(?:第\d季|\d{1,2}月(?:\d{1,2}日)?)?`,
    String.raw`\d{1,2}月\d{1,2}日`,
    numbered,
    // 2026-04, 2026-04-30; those in addresses are part of a long word that has to be divided
    String.raw`(?<![\w/.-])\d{4}-\d{2}(?:-\d{2})?(?![\w/-])`,
    String.raw`\d[\d,.]*(?:${counted})`,
  );
  const words = new RegExp(
    listed(`(?:${listed(before, String.raw`\p{sc=Han}`)})?(?:${withDigits})`, whole),
    'gu',
  );
  // What every such word holds: most texts hold none, and are found not to in a tenth of the time.
  const hint = new RegExp(listed(String.raw`\d`, whole), 'u');
  return (text) =>
    hint.test(text)
      ? [...text.matchAll(words)].map(({ 0: word, index }) => [index, index + word.length])
      : [];
}

/** Words that the browser's dictionary divides wrongly. */
export interface HeadingWords {
  /** those that it knows in parts: a part of a regular expression, as in {@link UnbrokenWords} */
  terms?: string;
  /** characters that belong to the word before them */
  tails?: string;
}

/** With more characters than this, a clause of a heading does not fit into a line of a phone. */
const CLAUSE = 10;
/** The last line of a heading holds at least this many characters. */
const ENDING = 3;

/** Only Chinese has no blanks between its words. */
const isChinese = (text: string): boolean => /\p{sc=Han}/u.test(text);

/** Between Chinese and Latin letters or digits: browsers draw a gap there, unless something stands between. */
const atGap = (text: string, at: number): boolean =>
  /^(?:\p{sc=Han}[\p{sc=Latin}\d]|[\p{sc=Latin}\d]\p{sc=Han})$/u.test(text.slice(at - 1, at + 1));

/** In widths of a Chinese character; digits and Latin letters are about half as wide. */
const measureWidth = (clause: string): number =>
  clause.length - 0.45 * clause.replace(/[^\x20-\x7e]/g, '').length;

/** Divides long headings between words, as the dictionary of the browser or of Node knows them. */
export function headingBreaks({ terms: known, tails = '' }: HeadingWords) {
  const segmenter = new Intl.Segmenter('zh-Hant', { granularity: 'word' });
  const terms = known === undefined ? undefined : new RegExp(known, 'gu');

  /** Where words of a text begin, so that a line may. */
  function findWordStarts(text: string): number[] {
    const found = terms ? [...text.matchAll(terms)] : [];
    return [...segmenter.segment(text)]
      .filter(({ index, segment }) => index === 0 || segment.length > 1 || !tails.includes(segment))
      .map(({ index }) => index)
      .filter((at) => !found.some(({ 0: term, index }) => index < at && at < index + term.length));
  }

  return {
    /** Where the last words of a heading begin, which stay in one line; null where it fits into one line anyway. */
    findEnding(text: string): number | null {
      const letters = (from: number) => text.slice(from).replace(/[\p{P}\s]/gu, '').length;
      if (letters(0) <= CLAUSE || !isChinese(text)) return null;
      return findWordStarts(text).findLast((at) => letters(at) >= ENDING) ?? null;
    },
    /** Where the clauses of headings may be divided. @param width those only that are wider, in Chinese characters */
    findClauseBreaks: (text: string, width = 0): number[] =>
      [...text.matchAll(/[^，、。：；！？\s]+/gu)]
        .filter(
          ({ 0: clause }) => clause.length > CLAUSE && isChinese(clause) && measureWidth(clause) > width,
        )
        .flatMap(({ 0: clause, index }) =>
          findWordStarts(clause)
            .slice(1)
            .filter((at) => !atGap(clause, at))
            .map((at) => index + at),
        ),
  };
}

/** Where headings may be divided after a pause: not before what may not begin a line. */
export const findPauses = (text: string): number[] =>
  [...text.matchAll(/[，、；：。？！](?=[^」』）》，、；：。？！\s])/g)].map(({ index }) => index + 1);
