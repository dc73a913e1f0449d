/** Where the build lets lines be divided, with the words of this site. */
import { headingBreaks } from 'html-first/lines';
import { describe, expect, it } from 'vitest';
import { readFixture } from '@site/tests/support/readFixture';
import { HEADING_WORDS, unbrokenWords } from './lines';

const CASES = readFixture<{
  words: readonly (readonly [text: string, words: string[]])[];
  endings: readonly (readonly [text: string, wanted: string])[];
  parts: readonly (readonly [text: string, wanted: string])[];
}>('divided-lines');

const { findClauseBreaks, findEnding } = headingBreaks(HEADING_WORDS);
const listWords = (text: string) => unbrokenWords(text).map(([start, end]) => text.slice(start, end));

describe('words that no line may divide', () => {
  it.each(CASES.words)('%s', (text, words) => {
    expect(listWords(text)).toEqual(words);
  });
});

describe('headings', () => {
  it.each(CASES.endings)('%s ends with %s', (text, ending) => {
    expect(text.slice(findEnding(text) ?? 0)).toBe(ending);
  });

  it('is divided between words where a clause is longer than a line of a phone', () => {
    const text = '季資料與年資料換了合併方法，留下的值可能不同';
    const divides = findClauseBreaks(text);
    expect(divides).toContain(text.indexOf('換了'));
    expect(divides).not.toContain(text.indexOf('併方法'));
    expect(Math.max(...divides)).toBeLessThan(text.indexOf('，'));
  });

  it('is divided on a desk too where a clause is longer than a title there', () => {
    expect(findClauseBreaks('資料集滿一年：週日與農曆年的新刊登明顯減少', 14)).toEqual([]);
    const text = '匯出指令有誤，2019年10月31日新刊登的物件記成11月2日';
    expect(findClauseBreaks(text, 14)).toEqual(findClauseBreaks(text));
  });

  it.each(CASES.parts)(
    '%s is divided inside no word of the site, and never before what belongs to a word',
    (text, parts) => {
      const places = [0, ...findClauseBreaks(text), text.length];
      const found = places.slice(1).map((at, index) => text.slice(places[index], at));
      expect(found.join('|')).toBe(parts);
    },
  );
});
