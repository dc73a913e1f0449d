// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readKeptPages, titleIn } from './read';

const SITE = '站名';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('titleIn', () => {
  it.each([
    ['<title data-rh=true>文章 | 站名</title>', '文章'],
    ['<title>A &amp; B | C | 站名</title>', 'A & B | C'],
    ['<title>站名</title>', '站名'],
    ['<title>&lt;b&gt;</title>', '<b>'],
    ['<p>no title</p>', ''],
  ])('%s: %s', (html, title) => {
    expect(titleIn(`<!doctype html><head>${html}</head>`, SITE)).toBe(title);
  });
});

describe('readKeptPages', () => {
  /** A cache made up for the test, in the order of what was put into it. */
  function stubCache(pages: Record<string, string>): string[] {
    const opened: string[] = [];
    vi.stubGlobal('caches', {
      open: (name: string) => {
        opened.push(name);
        return Promise.resolve({
          keys: () => Promise.resolve(Object.keys(pages).map((url) => ({ url }))),
          match: (url: string) => Promise.resolve(new Response(pages[url])),
        });
      },
    });
    return opened;
  }

  it('gives the pages below the base path, the last first, without error pages and redirects', async () => {
    vi.stubGlobal('location', new URL('https://site.test/sub/x/'));
    const opened = stubCache({
      'https://site.test/sub/': '<title>站名</title>',
      'https://site.test/sub/offline/': '<title>目前離線 | 站名</title>',
      'https://site.test/sub/gone/': '<title>x</title><div data-error-status=404>',
      'https://site.test/sub/old/': '<title>x</title><main data-moved>',
      'https://site.test/sub/a/': '<title>甲 | 站名</title>',
    });
    expect(await readKeptPages('/sub/', SITE)).toEqual([
      { path: '/sub/a/', title: '甲' },
      { path: '/sub/', title: '站名' },
    ]);
    expect(opened).toEqual(['pages-https://site.test/sub/']);
  });
});
