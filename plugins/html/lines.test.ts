/** Where the build lets lines be divided: positions in the text, and what stands in the finished page. */
import { describe, expect, it } from 'vitest';
import { Page } from 'html-first/page';
import { findClauseBreaks, findEnding, unbrokenWords } from '@site/src/lib/text/lines';
import { readLines } from './lines';
import { readFixture } from '@site/tests/support/readFixture';

const CASES = readFixture<{
  words: readonly (readonly [text: string, words: string[]])[];
  endings: readonly (readonly [text: string, wanted: string])[];
  parts: readonly (readonly [text: string, wanted: string])[];
  marked: readonly (readonly [text: string, wanted: string])[];
  headings: readonly (readonly [text: string, wanted: string])[];
}>('divided-lines');

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

  it('that fit into one line have no ending', () => {
    expect(findEnding('刊登與出租')).toBeNull();
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
    expect(after(`<h1>${text}</h1>`)).toContain('<span class="word far"></span>物件');
    expect(after('<h1>週日與農曆年的新刊登明顯減少</h1>')).not.toContain('far');
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

/** The content of a page's `<main>` after the step. */
function after(main: string): string {
  const page = Page.parse(
    `<!doctype html><html><head></head><body><main>${main}</main></body></html>`,
    readLines,
  );
  page.finishMains();
  const part = page.only('main');
  return page.slice(part.contentStart, part.contentEnd);
}

describe('the finished page', () => {
  it('marks words and keeps everything else as it was', () => {
    expect(after('<p>到2026年4月 &amp; <b>18件</b></p>')).toBe(
      '<p><span class=num>到2026年4月</span> &amp; <b class=num>18件</b></p>',
    );
  });

  it('lets a line end between two words that touch', () => {
    expect(after('<p>在2026年8月26日到31日</p>')).toBe(
      '<p><span class=num>在2026年8月26日</span><span class=num>到31日</span></p>',
    );
  });

  it.each(CASES.marked)(
    'lets an element that is one word, or little more, say so itself: %s',
    (html, marked) => {
      expect(after(html)).toBe(marked);
    },
  );

  it('leaves alone what nobody may translate, which is quoted from files', () => {
    const text = '<p translate=no>2026-04-18 3列</p>';
    expect(after(text)).toBe(text);
  });

  it.each(CASES.headings)('divides headings after a pause: %s', (html, divided) => {
    expect(after(html)).toBe(divided);
  });

  it('leaves out what stands between the texts of React, except in islands', () => {
    expect(
      after(
        '<p>到<!-- -->2026年<!-- -->4月<!-- -->止的檔案，沒有</p><b class=num>3<!-- -->列</b><div data-island=x>一<!-- -->二</div>',
      ),
    ).toBe(
      '<p><span class=num>到2026年4月</span>止的檔案，沒有</p><b class=num>3列</b><div data-island=x>一<!-- -->二</div>',
    );
  });

  it('leaves code, islands and what is marked already alone', () => {
    const text =
      '<code>2026年4月</code><div data-island="x"><p>2026年4月</p></div><b class="a num">2026年4月</b><pre>3列</pre>';
    expect(after(text)).toBe(text);
  });

  it('never puts a mark into two parts of a payload', () => {
    const page = Page.parse(
      '<!doctype html><html><head></head><body><main><p>a</p>2026年4月</main></body></html>',
      readLines,
    );
    page.finishMains();
    const { contentStart, contentEnd } = page.only('main');
    const middle = page.text.indexOf('</p>') + '</p>'.length;
    expect(page.slice(contentStart, middle) + page.slice(middle, contentEnd)).toBe(
      page.slice(contentStart, contentEnd),
    );
  });
});
