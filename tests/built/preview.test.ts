/** The site below a path, built as a preview in which a made month was released (tests/fixtures/wired-site): what its files name and tell. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { median } from 'd3-array';
import { readField, type RoutePayload } from 'html-first/client';
import { formatCount, formatShare, getReader, periodWords, parseYear } from 'rental-data';
import { readCells, makeTable } from 'rental-data/testing/tables';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { MONTH, REASON, ROWS } from '../fixtures/wired-site/month';
import { all, parseDocument, one } from '../support/builtDom';
import { attribute, elementsIn, parsedPage, textIn } from '../support/builtPages';
import { filesBelow } from '../support/filesBelow';

const BUILD = path.resolve('build-wired');
if (!existsSync(BUILD)) throw new Error('沒有build-wired。請先執行npm test -- --only wired。');
const files = await filesBelow(BUILD);
/** As scripts/lib/test-steps.mjs has it. */
const ORIGIN = 'https://site.test';
const BASE = '/sub/';

const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');

/** Is it an address of the site that lies outside of its path? Others' addresses, hashes and data are none. */
function strays(address: string): boolean {
  if (!URL.canParse(address, ORIGIN + BASE)) return true;
  const url = new URL(address, `${ORIGIN}${BASE}page/`);
  return url.origin === ORIGIN && !url.pathname.startsWith(BASE);
}

/** Does an address of the site lead to a file of the build? */
function leads(address: string): boolean {
  const url = new URL(address, `${ORIGIN}${BASE}`);
  if (url.origin !== ORIGIN || !url.pathname.startsWith(BASE)) return true;
  const file = decodeURIComponent(url.pathname.slice(BASE.length));
  return existsSync(path.join(BUILD, file.endsWith('/') || file === '' ? `${file}index.html` : file));
}

/** What texts of a value of structured data name on the web. */
const addressesIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value].filter((text) => /^https?:\/\//.test(text))
    : Object.values(value ?? {}).flatMap(addressesIn);

/** Attributes that hold one address. */
const ADDRESSES = new Set(['href', 'src', 'poster', 'action', 'formaction', 'data', 'cite']);

/** Every address that a page or the content of a payload names, and what it says of itself. */
function readNamed(file: string, text: string) {
  const addresses: string[] = [];
  const says = { isUnlisted: false, hasAddress: false, hasNotice: false };
  // Each element is looked at once: there are many more of them than have an address.
  for (const element of elementsIn(parsedPage(text))) {
    const told = (name: string) => attribute(element, name) ?? '';
    for (const { name, value } of element.attrs) {
      if (ADDRESSES.has(name)) addresses.push(value);
      if (name === 'srcset')
        addresses.push(...value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''));
      if (name === 'data-scripts') addresses.push(...value.split(' '));
      if (name === 'data-payloads') addresses.push(`${value}manifest.js`);
      if (name === 'href' && told('rel') === 'canonical') says.hasAddress = true;
      if (name === 'data-preview') says.hasNotice = true;
      if (name === 'type' && value === 'application/ld+json')
        addresses.push(...addressesIn(JSON.parse(textIn(element))));
      if (name !== 'content') continue;
      if (/^(?:og:url|og:image|twitter:image)$/.test(told('property') || told('name'))) addresses.push(value);
      if (told('http-equiv') === 'refresh') addresses.push(value.replace(/^.*?url=/, ''));
      if (told('name') === 'robots' && value.includes('noindex')) says.isUnlisted = true;
    }
  }
  return { file, addresses, ...says };
}

it('every page and payload names addresses below the path, and they lead somewhere', () => {
  const named = files.flatMap((file) => {
    const text = read(file);
    if (file.endsWith('.html')) return [readNamed(file, text)];
    if (!file.endsWith('/payload.js')) return [];
    // A payload is parts of its page, as JSON behind an assignment; what stands in the page too is read there.
    const {
      path: address,
      head,
      main,
      first,
      rest,
      styles,
    } = JSON.parse(text.slice(text.indexOf(']=') + 2, -1)) as RoutePayload;
    const html = read(address === '/404/' ? '404.html' : `${address.slice(1)}index.html`);
    const parts = [head, main, first, ...rest].filter((part) => !html.includes(part));
    const { addresses, ...others } = readNamed(file, parts.join(''));
    return [{ ...others, addresses: [...addresses, ...Object.keys(styles)] }];
  });
  expect(named.length).toBeGreaterThan(500);
  const every = new Set(named.flatMap(({ addresses }) => addresses));
  const lost = new Set(
    [...every]
      // What begins with # or ? means the page itself.
      .filter((address) => address !== '' && !/^[#?]/.test(address))
      .filter((address) => strays(address) || !leads(address)),
  );
  const wrong = named.flatMap(({ file, addresses }) =>
    [...new Set(addresses)].filter((address) => lost.has(address)).map((address) => `${file}: ${address}`),
  );
  // Planted there.
  expect(wrong).toEqual(['__test__/links/index.html: /sub/blog/post/no-such-post/']);
  expect(named.flatMap(({ addresses }) => addresses).length).toBeGreaterThan(20_000);

  const pages = named.filter(({ file }) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(250);
  expect(pages.filter(({ isUnlisted, hasNotice }) => !isUnlisted || !hasNotice)).toEqual([]);
  // Both are shown at the addresses of other pages.
  expect(pages.filter(({ hasAddress }) => !hasAddress).map(({ file }) => file)).toEqual([
    '404.html',
    'offline/index.html',
  ]);
});

it('every other file names addresses below the path', () => {
  const texts = files.filter((file) =>
    /\.(?:json|jsonld|xml|txt|csv|cff|bib|ris|webmanifest|css|js)$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(1_500);
  const wrong: string[] = [];
  let found = 0;
  for (const file of texts) {
    if (file.endsWith('/payload.js')) continue;
    const text = read(file);
    for (const [address] of text.matchAll(/https:\/\/site\.test[^\s"'<>\\)`}，。]*/g)) {
      found++;
      // The name of the site alone stands in scripts, next to the path.
      if (file.endsWith('.js') && address === ORIGIN) continue;
      if (strays(address)) wrong.push(`${file}: ${address}`);
    }
    // Styles and the service worker load files themselves.
    if (file.endsWith('.css'))
      for (const [, url] of text.matchAll(/url\(["']?(\/[^)"']*)/g))
        if (!url?.startsWith(BASE)) wrong.push(`${file}: ${url}`);
    // Four characters are the beginning of a file's hash.
    if (file === 'sw.js')
      for (const [, url] of text.matchAll(/"(\/[\w./-]{4,})"/g))
        if (!url?.startsWith(BASE)) wrong.push(`${file}: ${url}`);
    if (file.endsWith('.webmanifest')) {
      const {
        start_url,
        scope,
        id,
        icons = [],
      } = JSON.parse(text) as Record<string, string> & {
        icons?: { src: string }[];
      };
      for (const url of [start_url, scope, id, ...icons.map(({ src }) => src)])
        if (url !== undefined && strays(url)) wrong.push(`${file}: ${url}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(5_000);
  const [main = ''] = files.filter((file) => /^assets\/js\/runtime/.test(file));
  expect(read(main)).toContain('"/sub/"');
});

it('a preview asks not to be found, and is no other site', () => {
  expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  expect(files).not.toContain('sitemap.xml');
  // That would take the site's own name.
  expect(files).not.toContain('CNAME');
  expect(files).toContain('.nojekyll');
  const hosts = read('_headers').trim().split('\n\n');
  expect(hosts[0]).toMatch(/^\/sub\/\*\n(?:.*\n)* {2}X-Robots-Tag: noindex, nofollow$/);
  expect(hosts.filter((rule) => !rule.startsWith(BASE))).toEqual([]);
  expect(read('index.html')).toContain('<link data-rh=true rel=canonical href=https://site.test/sub/');
});

it('nothing of a preview is in the site itself', async () => {
  const site = path.resolve('build');
  const texts = (await filesBelow(site)).filter((file) => /\.(?:html|css|js)$/.test(file));
  const readOwn = (file: string) => readFileSync(path.join(site, file), 'utf8');
  expect(texts.filter((file) => readOwn(file).includes('data-preview'))).toEqual([]);
  for (const file of ['index.html', 'download/index.html', 'blog/index.html'])
    expect(readOwn(file), file).not.toMatch(/name="?robots"?[^>]*noindex/);
});

const PAGE = `/download/${MONTH}/raw/`;
const parsePage = (address: string) => parseDocument(read(`${address.slice(1)}index.html`));
const json = (address: string): unknown => JSON.parse(read(address.slice(1)));
/** The path of an address that a file names, below the path of the site. */
const parsePath = (address: unknown): string => {
  const { pathname } = new URL(String(address));
  expect(pathname).toMatch(/^\/sub\//);
  return pathname.slice('/sub'.length);
};

it('the file page tells what each column holds, as it stands in the file', async () => {
  const section = one(parsePage(PAGE), 'section[aria-labelledby="statistics"]');
  expect(section.textContent).toContain('發布時讀完9,000列算出來的');
  // A release is held against the newest month whose rows are whole.
  const catalogue = await loadCatalogue(process.cwd());
  const before = catalogue.releases
    .findLast(
      ({ granularity, period }) =>
        granularity === 'monthly' && getReader(catalogue).rows(period, 'raw').state === 'complete',
    )
    ?.sets.find(({ variant }) => variant === 'raw');
  expect(section.textContent).toContain(`列數從${formatCount(before?.rows ?? 0)}變成9,000：${REASON}`);
  expect(all(section, 'tr[data-statistics]')).toHaveLength(73);

  const made = makeTable({ version: '0.3', variant: 'raw', period: MONTH, rows: ROWS.raw });
  const row = (header: string) => one(section, `tr[data-statistics="${header}"]`).textContent;
  const rents = readCells(made, '月租金').filter((text) => text !== '-');
  const missing = ROWS.raw - rents.length;
  expect(row('月租金')).toContain(missing === 0 ? '沒有缺值' : `缺值${formatShare(missing / ROWS.raw)}`);
  expect(row('月租金')).toContain(`中位數${formatCount(Math.floor(median(rents.map(Number)) ?? NaN))}`);
});

it('programs find the profile, its schema, and the checksum that the page shows', () => {
  const set = json(`/data/sets/${MONTH}/raw.json`);
  const address = String(readField(set, 'profile'));
  const profile = json(parsePath(address));
  const schema = json(parsePath(readField(profile, '$schema')));
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  const validate = ajv.compile(Object(schema));
  expect(validate(profile), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...Object(profile), rows: -1 })).toBe(false);
  expect(readField(profile, 'rows')).toBe(ROWS.raw);
  expect(JSON.stringify(json(`/data/packages/${MONTH}/raw/datapackage.json`))).toContain(address);
  const listed = readField(set, 'files');
  const sha256 = String(readField(Array.isArray(listed) ? listed[0] : undefined, 'sha256'));
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(one(parsePage(PAGE), 'section[aria-labelledby="open"]').textContent).toContain(sha256);
});

it('the month is the newest on the home page, and the draft of its post is not published', () => {
  expect(one(parsePage('/'), 'main').textContent).toContain(periodWords(MONTH));
  expect(files).toContain('blog/index.html');
  expect(files).not.toContain(`blog/post/${parseYear(MONTH)}-mar-release/index.html`);
});

it('a set whose file was never read has no statistics', () => {
  expect(all(parsePage('/download/2026-04/raw/'), '#statistics')).toEqual([]);
  expect(readField(json('/data/sets/2026-04/raw.json'), 'profile')).toBeUndefined();
});
