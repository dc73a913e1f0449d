import { describe, expect, it } from 'vitest';
import { pagesFiles, toHeadersFile } from './hostFiles';
import { makePublishedFiles } from '@site/tests/support/publishedSample';
import { readHeadersFile } from '@site/tests/support/hostHeaders';
import { recorded } from 'rental-data/testing/realCatalogue';

const files = [
  'index.html',
  'download/index.html',
  'assets/js/main.01234567.js',
  'assets/images/picture-0123456789abcdef0123456789abcdef.png',
  '_nuxt/content/db-0123456789abcdef.json',
  '_nuxt/static/0123456789abcdef/payload.js',
  'blog/rss.xml',
  'img/favicon.svg',
  'robots.txt',
  'sw.js',
  ...makePublishedFiles(recorded).keys(),
];
const site = {
  policy: "default-src 'self';script-src 'self' 'sha256-x='",
  preview: false,
  years: [...new Set(recorded.releases.map(({ year }) => year))],
};
const text = toHeadersFile(site, '/sub/');
const headersFor = readHeadersFile(text);
const headers = (file: string, name: string) => headersFor(`/sub/${file}`)[name]?.[0];

describe('_headers', () => {
  it('keeps for ever what is named by its content, and nothing else', () => {
    expect(files.filter((file) => headers(file, 'cache-control')?.includes('immutable')).sort()).toEqual(
      files.filter((file) => /^(?:assets|_nuxt)\//.test(file)).sort(),
    );
  });

  it('stays within what the hosts read: 100 rules, 2,000 characters a line', () => {
    expect(text.split('\n\n').length).toBeLessThan(100);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2_000);
  });

  it('has the policy of the pages and what only a host can say', () => {
    const { policy } = site;
    expect(headers('any', 'content-security-policy')).toBe(`${policy};frame-ancestors 'none'`);
    expect(text).not.toContain('X-Robots-Tag');
    expect(toHeadersFile({ ...site, preview: true }, '/')).toContain('  X-Robots-Tag: noindex, nofollow\n');
  });

  it('switches off what no page uses, and leaves copying alone', () => {
    expect(headers('any', 'permissions-policy')).toContain('camera=(), ');
    expect(text).not.toContain('clipboard');
  });
});

describe('pagesFiles', () => {
  const headersAt = (url: string, baseUrl = '/', preview = false) =>
    Object.fromEntries(pagesFiles({ url, baseUrl, preview }));

  it('names the domain of the site, and always keeps Jekyll out', () => {
    expect(headersAt('https://rentalhouse.example.org')).toEqual({
      '.nojekyll': '',
      CNAME: 'rentalhouse.example.org\n',
    });
  });

  it.each([
    ['https://someone.github.io', '/', false],
    ['https://example.org', '/sub/', false],
    ['http://localhost:3000', '/', false],
    ['http://127.0.0.1', '/', false],
    ['https://example.org', '/', true],
  ])('names none for %s%s, preview %s', (url, baseUrl, preview) => {
    expect(headersAt(url, baseUrl, preview)).toEqual({ '.nojekyll': '' });
  });
});
