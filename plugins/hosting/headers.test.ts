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
  it('says each header once for any address, since hosts join the values of two rules', () => {
    for (const file of files)
      for (const [name, values] of Object.entries(headersFor(`/sub/${file}`)))
        expect(values, `${file}: ${name}`).toHaveLength(1);
  });

  it('lets everybody read every file of the export and the data of the application, and no page', () => {
    for (const file of files) {
      const open = headers(file, 'access-control-allow-origin') === '*';
      expect(open, file).toBe(!/\.html$|^assets\/js|^sw\.js$/.test(file));
    }
  });

  it('keeps for ever what is named by its content, and nothing else', () => {
    expect(files.filter((file) => headers(file, 'cache-control')?.includes('immutable')).sort()).toEqual(
      files.filter((file) => /^(?:assets|_nuxt)\//.test(file)).sort(),
    );
  });

  it('leaves the caching of pages to the hosts, which ask again each time', () => {
    expect(headers('download/index.html', 'cache-control')).toBeUndefined();
    expect(headers('sw.js', 'cache-control')).toBe('no-cache');
  });

  it('says the type of every file whose extension alone does not tell it', () => {
    const TYPES: [RegExp, string, number][] = [
      [/\.csl\.json$/, 'application/vnd.citationstyles.csl+json', 100],
      [/\.schema\.json$/, 'application/schema+json', 8],
      [/^data\/croissant\.json$/, 'application/ld+json', 1],
      [/^(?:feeds|blog)\/.*(?<!atom)\.xml$/, 'application/rss+xml', 3],
      [/^feeds\/.*\.atom\.xml$/, 'application/atom+xml', 2],
      [/^feeds\/.*\.json$/, 'application/feed+json', 2],
    ];
    for (const [pattern, type, least] of TYPES) {
      const named = files.filter((file) => pattern.test(file));
      expect(named.length, type).toBeGreaterThanOrEqual(least);
      for (const file of named) expect(headers(file, 'content-type'), file).toBe(`${type}; charset=utf-8`);
    }
    const others = files.filter((file) => !TYPES.some(([pattern]) => pattern.test(file)));
    expect(others.filter((file) => headers(file, 'content-type') !== undefined)).toEqual([]);
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
