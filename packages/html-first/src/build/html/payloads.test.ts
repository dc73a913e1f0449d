import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { Page } from './page';
import { removeCrawlerNotes } from './pages';
import { toPayload, toPayloadFiles } from './payloads';
import { addServed, readError } from './served';
import { toScriptJson } from '../../browser/scriptJson';
import { readServed, type ServedPage } from '../../navigation/served';
import { changed } from '../../../tests/support/changedPage';

// Pages made up for these tests.
const page = (path: string, main: string) => ({
  path,
  page: Page.parse(
    `<!doctype html><html class="a b"><head><meta charset=utf-8><title data-rh=true>A &amp; B</title><meta data-rh=true name=docsearch:x content=y></head><body><nav data-frame>N</nav><div data-layout=default><main class=wrap>${main}</main></div><p data-frame>P</p></body>`,
  ),
  styles: { '/assets/x.css': 'b{color:red}' },
});

describe('toPayload', () => {
  it('takes what belongs to the page, without what was taken out of it', () => {
    const prerendered = page('/x/', '<h1>X</h1>');
    removeCrawlerNotes(prerendered.page);
    expect(toPayload(prerendered)).toEqual({
      path: '/x/',
      head: '<title data-rh=true>A &amp; B</title>',
      htmlClass: 'a b',
      main: '<main class=wrap>',
      first: '<h1>X</h1>',
      rest: [''],
      styles: { '/assets/x.css': 'b{color:red}' },
      blog: false,
      frame: ['<nav data-frame>N</nav>', '<p data-frame>P</p>'],
    });
  });

  it('says which pages have the layout of the blog', () => {
    const text = '<html><main></main><footer data-layout=blog>CC BY</footer>';
    expect(toPayload({ ...page('/x/', ''), page: Page.parse(text) }).blog).toBe(true);
  });

  it.each(['', '<main>a</main><main>b</main>'])(
    'refuses a page with %j as main elements, by name',
    (body) => {
      expect(() => toPayload({ ...page('/x/', ''), page: Page.parse(body) })).toThrow(
        /\/x\/: .*exactly one <main>/,
      );
    },
  );
});

describe('toPayloadFiles', () => {
  const payloads = [toPayload(page('/b/', '</script><!-- \u2028 資料 -->')), toPayload(page('/a/', 'a'))];

  it('writes scripts that bring what they should, and the manifest', () => {
    const { files } = toPayloadFiles(payloads);
    expect([...files.keys()]).toEqual(['a/payload.js', 'b/payload.js', 'manifest.js']);
    const self = { self: {} as Record<string, unknown> };
    for (const script of files.values()) runInNewContext(script, self);
    expect(JSON.parse(JSON.stringify(self.self))).toEqual({
      __PAYLOADS__: { '/a/': payloads[1], '/b/': payloads[0] },
      __MANIFEST__: { paths: ['/a/', '/b/'] },
    });
  });

  it('has the style sheets that most pages of a pattern share once, beside them', () => {
    const styled = (path: string, styles: Record<string, string>) => ({
      ...toPayload(page(path, 'a')),
      styles,
    });
    const [common, own] = [{ '/c.css': 'i{}' }, { '/o.css': 'b{}' }];
    const { files } = toPayloadFiles(
      [
        styled('/x/1/', { ...own, ...common }),
        styled('/x/2/', { ...common }),
        styled('/x/', common),
        styled('/y/1/', own),
      ],
      ['*', '/x/', '/x/:n/', '/y/:n/:m/', '/y/:n/', '/:all/:n/'],
    );
    const self = { self: {} as Pick<Window, '__PAYLOADS__' | '__STYLES__'> };
    for (const script of files.values()) runInNewContext(script, self);
    const { __PAYLOADS__: put = {}, __STYLES__: shared } = self.self;
    expect([...files.keys()].filter((name) => name.endsWith('styles.js'))).toEqual([
      'x/n/styles.js',
      'y/n/styles.js',
    ]);
    expect(JSON.parse(JSON.stringify(shared))).toEqual({ '/x/:n/': common, '/y/:n/': {} });
    // In the order of the page, since later sheets override earlier ones.
    expect(Object.entries(put['/x/1/']?.styles ?? {})).toEqual([...Object.entries(own), ['/c.css', null]]);
    expect(put['/x/2/']?.styles).toEqual({ '/c.css': null });
    expect(put['/x/']?.styles).toEqual(common);
    expect(put['/y/1/']?.styles).toEqual(own);
  });

  it('names the folder by what is in it, whatever the order', () => {
    const { hash } = toPayloadFiles(payloads);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(toPayloadFiles([...payloads].reverse()).hash).toBe(hash);
    expect(toPayloadFiles([toPayload(page('/a/', 'changed')), ...payloads.slice(0, 1)]).hash).not.toBe(hash);
  });
});

describe('the data of a served page', () => {
  const served: ServedPage = { path: '/x/</script>\u2029' };

  it('stand in the head, which a broken connection leaves, and are read back', () => {
    const html = changed('<head><title>t</title></head><body>text</body>', (made) => {
      addServed(made, served);
    });
    expect(html).toMatch(
      /^<head><title>t<\/title><script data-rh="true" type="application\/json" id="__ROUTE__">[^<]*<\/script><\/head>/,
    );
    const [script] = Page.parse(html).all('script');
    const document = { getElementById: () => ({ textContent: script?.text ?? null }) };
    expect(readServed(document)).toEqual(served);
  });

  it.each([null, '', 'not JSON', 'null', '{}', '{"path":1}'])('%j are none', (text) => {
    const document = { getElementById: () => (text === null ? null : { textContent: text }) };
    expect(readServed(document)).toBeNull();
  });

  it('are refused by a page without a head', () => {
    expect(() => {
      addServed(Page.parse('<p>'), served);
    }).toThrow(/exactly one <head>/);
  });
});

describe('readError', () => {
  it('finds status and message of the error box, with and without quotes', () => {
    const box = (quote: string) =>
      `<div class=x data-error-status=${quote}503${quote}><p>503</p><h1 class=m>目前離線</h1></div>`;
    const found = (html: string) => readError(Page.parse(html));
    expect(found(box(''))).toEqual({ status: 503, message: '目前離線' });
    expect(found(box('"'))).toEqual({ status: 503, message: '目前離線' });
    // Beside a heading in Chinese, the message of the specification counts.
    const both = box('').replace('</h1>', '</h1><p lang=en data-error-message=true>Error');
    expect(found(both)).toEqual({ status: 503, message: 'Error' });
    expect(found('<main><h1>Fine</h1></main>')).toBeUndefined();
  });
});

it('toScriptJson leaves nothing that could end a script', () => {
  expect(toScriptJson('</script>\u2028\u2029')).toBe('"\\u003c/script>\\u2028\\u2029"');
});
