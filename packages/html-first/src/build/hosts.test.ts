import { describe, expect, it } from 'vitest';
import { pagesFiles, toHeadersFile } from './hosts';

describe('_headers', () => {
  const site = {
    baseUrl: '/sub/',
    policy: "default-src 'self';script-src 'self' 'sha256-x='",
    noIndex: false,
  };
  const [all = '', ...rules] = toHeadersFile(site, [
    {
      paths: ['assets/', 'data/:year/list.json'],
      headers: { 'Cache-Control': 'public, max-age=300', A: 'b' },
    },
  ]).split('\n\n');

  it('has the policy of the pages and what only a host can say', () => {
    expect(all).toMatch(/^\/sub\/\*\n/);
    expect(all).toContain(`\n  Content-Security-Policy: ${site.policy};frame-ancestors 'none'\n`);
    expect(all).not.toContain('X-Robots-Tag');
    expect(toHeadersFile({ ...site, noIndex: true }, [])).toContain('  X-Robots-Tag: noindex, nofollow\n');
  });

  it('switches off what no page uses, and leaves copying alone', () => {
    expect(all).toContain('\n  Permissions-Policy: accelerometer=(), ');
    expect(all).toContain('camera=(), ');
    expect(all).not.toContain('clipboard');
  });

  it('has the rules of the site, for all files below a folder and for one', () => {
    expect(rules).toEqual([
      '/sub/assets/*\n  Cache-Control: public, max-age=300\n  A: b',
      '/sub/data/:year/list.json\n  Cache-Control: public, max-age=300\n  A: b\n',
    ]);
  });
});

describe('pagesFiles', () => {
  const filesAt = (url: string, baseUrl = '/', noIndex = false) =>
    Object.fromEntries(pagesFiles({ url, baseUrl, noIndex }));

  it('names the domain of the site, and always keeps Jekyll out', () => {
    expect(filesAt('https://kettle.example.org')).toEqual({
      '.nojekyll': '',
      CNAME: 'kettle.example.org\n',
    });
  });

  it.each([
    ['https://someone.github.io', '/', false],
    ['https://example.org', '/sub/', false],
    ['http://localhost:3000', '/', false],
    ['http://127.0.0.1', '/', false],
    ['https://example.org', '/', true],
  ])('names none for %s%s, preview %s', (url, baseUrl, noIndex) => {
    expect(filesAt(url, baseUrl, noIndex)).toEqual({ '.nojekyll': '' });
  });
});
