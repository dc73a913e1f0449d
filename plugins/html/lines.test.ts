/** Where the build lets lines be divided: positions in the text, and what stands in the finished page. */
import { describe, expect, it } from 'vitest';
import { Page } from 'html-first/page';
import { findClauseBreaks, findEnding, unbrokenWords } from '@site/src/lib/text/lines';
import { readLines } from './lines';

const listWords = (text: string) => unbrokenWords(text).map(([start, end]) => text.slice(start, end));

describe('words that no line may divide', () => {
  it.each([
    ['2023年10月6日到26日的資料不全', ['2023年10月6日', '到26日']],
    ['2021年第4季與2022年', ['2021年第4季', '與2022年']],
    ['有1,003,599列、75欄，占25.6%', ['有1,003,599列', '75欄', '占25.6%']],
    ['年資料6期、季資料23期', ['年資料6期', '季資料23期']],
    ['中位數14,085元，共1,003戶', ['數14,085元', '共1,003戶']],
    ['期別是2026-04', ['期別', '是2026-04']],
    ['最多17位數，要加8小時，是25.33坪', ['最多17位', '加8小時', '是25.33坪']],
    ['資料以CC0 1.0釋出，文字是CC BY 4.0。', ['以CC0 1.0', '是CC BY 4.0']],
    ['其中22個月，一次最多60份，多了24,200列', ['其中22個月', '最多60份', '多了24,200列']],
    ['原始資料85,592列，其餘3欄', ['資料85,592列', '餘3欄']],
    ['檔案只涵蓋25日到31日', ['涵蓋25日', '到31日']],
    ['在https://example.org/download/2026-04/raw/', []],
    ['591分批改用新頁面', []],
  ])('%s', (text, words) => {
    expect(listWords(text)).toEqual(words);
  });
});

describe('headings', () => {
  it.each([
    ['臺北市獨立套房的月租金中位數', '中位數'],
    ['影響這份檔案的2件品質事件', '品質事件'],
    ['哪一步沒做完，少一件都看得到。', '看得到。'],
  ])('%s ends with %s', (text, ending) => {
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

  it.each([
    ['臺北市獨立套房的月租金中位數', '臺北市|獨立|套房的|月租金|中位數'],
    ['哪些月份的列數不能和其他年份比較', '哪些|月份的|列數|不能|和|其他|年份|比較'],
    ['版本0.2與0.3的消除重複住宅列數', '版本0.2與0.3的|消除重複住宅|列數'],
    ['無法分辨租出與下架的約略地點範圍', '無法|分辨|租出|與|下架的|約略地點|範圍'],
  ])('%s is divided inside no word of the site, and never before what belongs to a word', (text, parts) => {
    const places = [0, ...findClauseBreaks(text), text.length];
    const found = places.slice(1).map((at, index) => text.slice(places[index], at));
    expect(found.join('|')).toBe(parts);
  });
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

  it.each([
    ['<p>2026年4月</p>', '<p class=num>2026年4月</p>'],
    ['<a class=mute href=/>2026年<!-- -->4月</a>', '<a class="mute num" href=/>2026年4月</a>'],
    ['<p class="">2026年4月</p>', '<p class=num>2026年4月</p>'],
    ['<i>2026年4月<b>起</b></i>', '<i><span class=num>2026年4月</span><b>起</b></i>'],
    ['<span class=mute>38個檔案</span>', '<span class="mute num">38個檔案</span>'],
    ['<p>原始資料列數的66.8%</p>', '<p class=num>原始資料列數的66.8%</p>'],
    ['<table><td>38個檔案</table>', '<table><td><span class=num>38個</span>檔案</table>'],
    ['<p data-label=月>2026年4月</p>', '<p data-label=月><span class=num>2026年4月</span></p>'],
  ])('lets an element that is one word, or little more, say so itself: %s', (html, marked) => {
    expect(after(html)).toBe(marked);
  });

  it('leaves alone what nobody may translate, which is quoted from files', () => {
    const text = '<p translate=no>2026-04-18 3列</p>';
    expect(after(text)).toBe(text);
  });

  it.each([
    ['<h2>缺的物件，補回了嗎？</h2>', '<h2>缺的物件，<wbr>補回了嗎？</h2>'],
    ['<h3>「一，」二</h3>', '<h3>「一，」二</h3>'],
    ['<h4>一<a aria-label="到，那裡"></a></h4>', '<h4>一<a aria-label="到，那裡"></a></h4>'],
    ['<p>三，四</p>', '<p>三，四</p>'],
  ])('divides headings after a pause: %s', (html, divided) => {
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
