import { describe, expect, it } from 'vitest';
import { classifyRequest as kindIn, pageKey, type KeptFiles } from './kinds';

/** Made up for these tests. */
const FILES: readonly KeptFiles[] = [
  { kind: 'content', pattern: /^content\/db-[0-9a-f]+\.json$/, hashed: true },
  { kind: 'list', pattern: /^data\/list\.json$/, hashed: false },
];
const classify = (href: string, scope: string, navigates?: boolean) =>
  kindIn(href, { scope, payloads: 'payloads/', files: FILES }, navigates);

describe.each(['https://site.test/', 'https://site.test/sub/'])('classifyRequest below %s', (scope) => {
  it.each([
    ['', 'pages'],
    ['blog/post/a/', 'pages'],
    ['search/?q=%E6%8A%BC', 'pages'],
    ['blog/#x', 'pages'],
    ['assets/js/main.0f2c8a1b.js', 'files'],
    ['assets/fonts/a.woff2', 'files'],
    ['payloads/0f2c8a1b/blog/payload.js', 'files'],
    ['content/db-0123456789abcdef.json', 'content'],
    ['data/list.json', 'list'],
    ['data/other.json', null],
    // Not hashed, or not there to be looked at.
    ['img/favicon.svg', null],
    ['blog/rss.xml', null],
    ['sitemap.xml', null],
    ['sw.js', null],
    ['content/other.json', null],
  ])('%s: %s', (path, kind) => {
    expect(classify(scope + path, scope)).toBe(kind);
  });

  it('takes whatever goes into a window for a page, except a file', () => {
    expect(classify(`${scope}blog`, scope, true)).toBe('pages');
    expect(classify(`${scope}blog/rss.xml`, scope, true)).toBe('pages');
    expect(classify(`${scope}assets/a.js`, scope, true)).toBe('files');
  });

  it.each(['https://elsewhere.test/assets/a.js', 'https://elsewhere.test/', 'https://site.test.evil.test/'])(
    'leaves %s alone',
    (href) => {
      expect(classify(href, scope)).toBeNull();
      expect(classify(href, scope, true)).toBeNull();
    },
  );
});

it('leaves alone what lies beside the site', () => {
  expect(classify('https://site.test/other/', 'https://site.test/sub/', true)).toBeNull();
  expect(classify('https://site.test/assets/a.js', 'https://site.test/sub/')).toBeNull();
});

describe('pageKey', () => {
  it.each([
    ['https://s.test/blog/', 'https://s.test/blog/'],
    ['https://s.test/blog', 'https://s.test/blog/'],
    ['https://s.test/blog?q=1#x', 'https://s.test/blog/'],
    ['https://s.test/blog/index.html', 'https://s.test/blog/'],
    ['https://s.test', 'https://s.test/'],
    ['https://s.test/a.html', 'https://s.test/a.html'],
    ['https://s.test/docs/0.3/', 'https://s.test/docs/0.3/'],
    ['https://s.test/blog/tag/資料品質/', 'https://s.test/blog/tag/%E8%B3%87%E6%96%99%E5%93%81%E8%B3%AA/'],
  ])('%s: %s', (href, key) => {
    expect(pageKey(href)).toBe(key);
  });
});
