/** What stands in the finished page where lines may be divided. */
import { describe, expect, it } from 'vitest';
import { markLines } from './markLines';
import { Page } from './page';

const readMain = markLines({
  counted: '[月日件個列%]',
  terms: '農曆年|新刊登',
});

/** The content of a page's `<main>` after the step. */
function after(main: string): string {
  const page = Page.parse(
    `<!doctype html><html><head></head><body><main>${main}</main></body></html>`,
    readMain,
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

  it('divides a heading on a desk too where a clause is longer than a title there', () => {
    expect(after('<h1>匯出指令有誤，2019年10月31日新刊登的物件記成11月2日</h1>')).toContain(
      '<span class="word far"></span>物件',
    );
    const short = after('<h1>週日與農曆年的新刊登明顯減少</h1>');
    expect(short).toContain('<span class=word></span>新刊登');
    expect(short).not.toContain('far');
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
      readMain,
    );
    page.finishMains();
    const { contentStart, contentEnd } = page.only('main');
    const middle = page.text.indexOf('</p>') + '</p>'.length;
    expect(page.slice(contentStart, middle) + page.slice(middle, contentEnd)).toBe(
      page.slice(contentStart, contentEnd),
    );
  });
});
