import { describe, expect, it } from 'vitest';
import { everywhere, isImmutable, rulesFor, rulesOf } from '../../../plugins/hosting/headers';
import { toHeadersFile } from '../../../plugins/hosting/headersFile';
import { isText, typeOf } from '../../../plugins/hosting/mediaTypes';
import { toNginxConf } from '../../../plugins/hosting/nginx';
import { pagesFiles } from '../../../plugins/hosting/pagesFiles';
import { toExportFiles } from '../../../src/domain/export/files';
import { recorded } from '../catalogue/real-catalogue';

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
  ...toExportFiles(recorded, { siteUrl: 'https://example.org', baseUrl: '/' }).keys(),
];
const site = { policy: "default-src 'self';script-src 'self' 'sha256-x='", preview: false, files };
const rules = rulesOf(files);

describe('rulesOf', () => {
  it('has at most one rule for a file, since some hosts join the headers of two', () => {
    for (const file of files) expect(rulesFor(file, rules).length, file).toBeLessThan(2);
  });

  it('lets everybody read every file of the export, and no page', () => {
    for (const file of files) {
      const open = rulesFor(file, rules)[0]?.headers['Access-Control-Allow-Origin'] === '*';
      expect(open, file).toBe(!/\.html$|^assets\/js|^_nuxt\/static|^sw\.js$/.test(file));
    }
  });

  it('keeps for ever what is named by its content, and nothing else', () => {
    expect(files.filter((file) => isImmutable(file, rules)).sort()).toEqual(
      files.filter((file) => /^(?:assets|_nuxt)\//.test(file)).sort(),
    );
  });
});

describe('everywhere', () => {
  it('is the policy of the pages and what only a host can say', () => {
    expect(everywhere(site)['Content-Security-Policy']).toBe(`${site.policy};frame-ancestors 'none'`);
    expect(everywhere(site)).not.toHaveProperty('X-Robots-Tag');
    expect(everywhere({ ...site, preview: true })['X-Robots-Tag']).toBe('noindex, nofollow');
  });

  it('switches off what no page uses, and leaves copying alone', () => {
    const text = everywhere(site)['Permissions-Policy'];
    expect(text).toContain('camera=(), ');
    expect(text).not.toContain('clipboard');
  });
});

describe('_headers', () => {
  const text = toHeadersFile(site, '/sub/');
  const blocks = text
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'));

  /** As the hosts read a rule: a star at its end stands for all that follows, a name for one folder. */
  const fits = (rule: string, file: string): boolean =>
    new RegExp(`^${rule.replace(/[.+]/g, '\\$&').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}$`).test(
      `/sub/${file}`,
    );

  it('says the type of every file whose extension alone does not tell it', () => {
    const told = files.filter((file) => typeOf(file) !== typeOf(file.replace(/^.*(?=\.)/, 'x')));
    expect(told.length).toBeGreaterThan(100);
    for (const file of told) {
      const types = blocks
        .filter(([path = '']) => fits(path, file))
        .flat()
        .filter((line) => line.includes('Content-Type: '));
      expect(types, file).toEqual([expect.stringContaining(typeOf(file))]);
    }
  });

  it('says each header once for any address', () => {
    for (const file of files) {
      const fitting = blocks.filter(([path = '']) => fits(path, file));
      const names = fitting.flatMap((block) => block.slice(1).map((line) => line.split(':')[0]));
      expect(new Set(names).size, file).toBe(names.length);
    }
  });

  it('stays within what the hosts read: 100 rules, 2,000 characters a line', () => {
    expect(blocks.length).toBeLessThan(100);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2_000);
  });
});

describe('toNginxConf', () => {
  it('says everything below the base path, and listens where it is told to', () => {
    const text = toNginxConf(site, { baseUrl: '/a.b/', listen: '127.0.0.1:8123' });
    expect(text).toContain('listen 127.0.0.1:8123;');
    expect(text).toContain('"~^/a\\\\.b/data/" "*";');
    expect(text).toContain('error_page 404 /a.b/404.html;');
    expect(text.split('{').length).toBe(text.split('}').length);
  });
});

describe('typeOf', () => {
  it.each([
    ['index.html', 'text/html'],
    ['cite/2026-04/raw.csl.json', 'application/vnd.citationstyles.csl+json'],
    ['cite/dataset.cff', 'text/plain'],
    ['feeds/incidents.atom.xml', 'application/atom+xml'],
    ['feeds/incidents.json', 'application/feed+json'],
    ['data/sets/2026-04/raw.json', 'application/json'],
    ['style.csl', 'application/vnd.citationstyles.style+xml'],
    ['site.webmanifest', 'application/manifest+json'],
    ['no-such.type', 'application/octet-stream'],
  ])('%s is %s', (file, type) => {
    expect(typeOf(file)).toBe(type);
  });

  it('knows every file of the export, and that all of it is text', () => {
    for (const file of files.filter((name) => /^(?:cite|data|feeds)\//.test(name)))
      expect(isText(typeOf(file)), file).toBe(true);
  });
});

describe('pagesFiles', () => {
  const of = (url: string, baseUrl = '/', preview = false) =>
    Object.fromEntries(pagesFiles({ url, baseUrl, preview }));

  it('names the domain of the site, and always keeps Jekyll out', () => {
    expect(of('https://rentalhouse.example.org')).toEqual({
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
    expect(of(url, baseUrl, preview)).toEqual({ '.nojekyll': '' });
  });
});
