/** Words that no line may divide, with the character before digits: Chromium may begin a line with the gap between. Pure. */

/** What is counted on the site; a line that ends between a number and its word is read twice. */
const COUNTED = '個月|小時|[年月日列欄份期筆個件天季則戶元點輪次種項處秒坪位%]';
/** What stands before a number as one word, which the character kept with the digits would tear apart. */
const BEFORE = '其中|最多|至少|只[有在]|共有|涵蓋|短少|截至|資料|住宅|[多少]了';
const WORD = new RegExp(
  String.raw`(?:${BEFORE}|\p{sc=Han})?(?:${[
    // 2026年4月30日, 2023年第1季, 4月13日
    String.raw`\d{4}年(?:第\d季|\d{1,2}月(?:\d{1,2}日)?)?`,
    String.raw`\d{1,2}月\d{1,2}日`,
    String.raw`CC(?:0| BY) \d\.\d`,
    // 2026-04, 2026-04-30; those in addresses are part of a long word that has to be divided
    String.raw`(?<![\w/.-])\d{4}-\d{2}(?:-\d{2})?(?![\w/-])`,
    // 月資料77期 is counted as one thing.
    String.raw`(?:[年季月]資料)?\d[\d,.]*(?:${COUNTED})`,
  ].join('|')})|期別`,
  'gu',
);

/** What every such word holds: most texts hold none, and are found not to in a tenth of the time. */
const HINT = /\d|期別/;

export const unbrokenWords = (text: string): [start: number, end: number][] =>
  HINT.test(text) ? [...text.matchAll(WORD)].map(({ 0: word, index }) => [index, index + word.length]) : [];

/** With more characters than this, a clause of a heading does not fit into a line of a phone. */
const CLAUSE = 10;
/** The last line of a heading holds at least this many characters. */
const ENDING = 3;

/** Only Chinese has no blanks between its words. */
const isChinese = (text: string): boolean => /\p{sc=Han}/u.test(text);

const segmenter = /* #__PURE__ */ new Intl.Segmenter('zh-Hant-TW', { granularity: 'word' });
/** Words of the site that the browser's dictionary divides. */
const TERMS =
  /消除重複住宅|月租金|[年季月]資料|農曆年|列數|約略地點|刊登者|新刊登|首次發現|出租所費天數|距頂樓層數|停車費|檔案頁|練習檔|打包回家玩|點選|下架|上傳|頁面|六都/g;
/** Words of one character that belong to the word before them. */
const TAIL = /^[的了者數裡欄頁過起中]$/;

/** Where words of a text begin, so that a line may. */
function findWordStarts(text: string): number[] {
  const terms = [...text.matchAll(TERMS)];
  return [...segmenter.segment(text)]
    .filter(({ index, segment }) => index === 0 || !TAIL.test(segment))
    .map(({ index }) => index)
    .filter((at) => !terms.some(({ 0: term, index }) => index < at && at < index + term.length));
}

/** Where the last words of a heading begin, which stay in one line; null where it fits into one line anyway. */
export function findEnding(text: string): number | null {
  const letters = (from: number) => text.slice(from).replace(/[\p{P}\s]/gu, '').length;
  if (letters(0) <= CLAUSE || !isChinese(text)) return null;
  return findWordStarts(text).findLast((at) => letters(at) >= ENDING) ?? null;
}

/** Between Chinese and Latin letters or digits: browsers draw a gap there, unless something stands between. */
const atGap = (text: string, at: number): boolean =>
  /^(?:\p{sc=Han}[\p{sc=Latin}\d]|[\p{sc=Latin}\d]\p{sc=Han})$/u.test(text.slice(at - 1, at + 1));

/** In widths of a Chinese character; digits and Latin letters are about half as wide. */
const measureWidth = (clause: string): number =>
  clause.length - 0.45 * clause.replace(/[^\x20-\x7e]/g, '').length;

/** Where the clauses of headings may be divided. @param width those only that are wider, in Chinese characters */
export const findClauseBreaks = (text: string, width = 0): number[] =>
  [...text.matchAll(/[^，、。：；！？\s]+/gu)]
    .filter(({ 0: clause }) => clause.length > CLAUSE && isChinese(clause) && measureWidth(clause) > width)
    .flatMap(({ 0: clause, index }) =>
      findWordStarts(clause)
        .slice(1)
        .filter((at) => !atGap(clause, at))
        .map((at) => index + at),
    );

/** Where headings may be divided after a pause: not before what may not begin a line. */
export const findPauses = (text: string): number[] =>
  [...text.matchAll(/[，、；：。？！](?=[^」』）》，、；：。？！\s])/g)].map(({ index }) => index + 1);
