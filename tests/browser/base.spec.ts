/** The site below a path, built as a preview: what its files name, and a walk through it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MONTH } from '../fixtures/month-site/month';
import type { RoutePayload } from 'html-first/client';
import { SITE_NAME } from '../routes';
import { attribute, elementsIn, parsedPage, textIn, type Element } from '../support/builtPages';
import { filesBelow } from '../support/filesBelow';
import { expect, hydrated, subUrl, test } from '../support/test';
import { visitorOf } from '../support/visitor';

const BUILD = path.resolve(__dirname, '../../build-preview');
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

/** Every address that a page or the content of a payload names, and what it says of itself. */
function readNamed(file: string, text: string) {
  const elements = [...elementsIn(parsedPage(text))];
  /** values of an attribute, of the elements that another one of theirs chooses */
  const valuesOf = (name: string, chosen: (of: (name: string) => string) => boolean = () => true) =>
    elements.flatMap((element) =>
      chosen((other) => attribute(element, other) ?? '') ? (attribute(element, name) ?? []) : [],
    );
  const json = (chosen: (element: Element) => boolean): unknown[] =>
    elements.filter(chosen).map((element) => JSON.parse(textIn(element)) as unknown);
  return {
    file,
    addresses: [
      ...['href', 'src', 'poster', 'action', 'formaction', 'data', 'cite'].flatMap((name) => valuesOf(name)),
      ...valuesOf('srcset').flatMap((set) => set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')),
      ...valuesOf('data-scripts').flatMap((list) => list.split(' ')),
      ...valuesOf('content', (of) =>
        /^(?:og:url|og:image|twitter:image)$/.test(of('property') || of('name')),
      ),
      ...valuesOf('content', (of) => of('http-equiv') === 'refresh').map((to) => to.replace(/^.*?url=/, '')),
      ...json((element) => attribute(element, 'type') === 'application/ld+json').flatMap(addressesIn),
      ...valuesOf('data-payloads').map((folder) => `${folder}manifest.js`),
    ],
    isUnlisted: valuesOf('content', (of) => of('name') === 'robots').some((robots) =>
      robots.includes('noindex'),
    ),
    hasAddress: valuesOf('href', (of) => of('rel') === 'canonical').length > 0,
    hasNotice: valuesOf('data-preview').length > 0,
  };
}

test('every page and payload names addresses below the path, and they lead somewhere', async () => {
  const named = (await filesBelow(BUILD)).flatMap((file) => {
    const text = read(file);
    if (file.endsWith('.html')) return [readNamed(file, text)];
    if (!file.endsWith('/payload.js')) return [];
    // A payload is parts of its page, as JSON behind an assignment.
    const { head, main, first, rest, styles } = JSON.parse(
      text.slice(text.indexOf(']=') + 2, -1),
    ) as RoutePayload;
    const { addresses, ...others } = readNamed(file, head + main + first + rest.join(''));
    return [{ ...others, addresses: [...addresses, ...Object.keys(styles)] }];
  });
  expect(named.length).toBeGreaterThan(500);
  const wrong = named.flatMap(({ file, addresses }) =>
    [...new Set(addresses)]
      // What begins with # or ? means the page itself.
      .filter((address) => address !== '' && !/^[#?]/.test(address))
      .filter((address) => strays(address) || !leads(address))
      .map((address) => `${file}: ${address}`),
  );
  expect(wrong).toEqual([]);
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

test('every other file names addresses below the path', async () => {
  const files = await filesBelow(BUILD);
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

test('a preview asks not to be found, and is no other site', async () => {
  const files = await filesBelow(BUILD);
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

test('nothing of a preview is in the site itself', async () => {
  const site = path.resolve(__dirname, '../../build');
  const files = await filesBelow(site);
  const texts = files.filter((file) => /\.(?:html|css|js)$/.test(file));
  const marked = texts.filter((file) => readFileSync(path.join(site, file), 'utf8').includes('data-preview'));
  expect(marked).toEqual([]);
  const unlisted = files
    .filter((file) => file.endsWith('.html'))
    .filter((file) => /name="?robots"?[^>]*noindex/.test(readFileSync(path.join(site, file), 'utf8')));
  // And what has never been for search engines: pages without content of their own.
  for (const file of ['index.html', 'download/index.html', 'blog/index.html'])
    expect(unlisted).not.toContain(file);
  expect(files).toContain('sitemap.xml');
  expect(readFileSync(path.join(site, 'robots.txt'), 'utf8')).toContain('Sitemap: ');
  expect(files).toEqual(expect.arrayContaining(['.nojekyll', 'CNAME']));
  expect(readFileSync(path.join(site, '_headers'), 'utf8')).not.toContain('X-Robots-Tag');
});

test('a walk below the path', async ({ page, consoleErrors, foreignRequests }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(subUrl());
  await hydrated(page);
  await expect(page.locator('[data-preview]')).toBeVisible();
  await expect(page.locator('[data-preview]')).toContainText('這是預覽');
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  const header = page.locator('header');
  await header.getByRole('link', { name: '打包回家玩' }).click();
  await expect(page).toHaveURL(subUrl('/download/'));
  await expect(page.locator('h1')).toHaveText('打包回家玩');
  await page.locator(`main a[href="/sub/download/${MONTH}/raw/"]`).first().click();
  await expect(page).toHaveURL(subUrl(`/download/${MONTH}/raw/`));
  await expect(page.locator('h1')).toContainText(MONTH);
  await header.getByRole('link', { name: '資料品質' }).click();
  await expect(page.locator('h1')).toHaveText('資料品質');
  await header.getByRole('link', { name: '部落格' }).click();
  await expect(page.locator('h1')).toHaveText('部落格');
  await page.locator('main a[href="/sub/blog/post/2026-sep-new-architecture/"]').first().click();
  await expect(page.locator('article h1')).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('押金');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/sub\/about-data-set\/.*#/);
  await expect(page.locator('[data-error-status]')).toHaveCount(0);
  // All that was one document: no link has left the application.
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('[data-preview]')).toHaveCount(1);
  await page.goto(subUrl('/quality/?a=1#2019-00'));
  await expect(page).toHaveURL(subUrl('/data-quality/?a=1#2019-00'));
  await hydrated(page);
  expect(consoleErrors).toEqual([]);
  await page.goto(subUrl('/no-such-page/'));
  await hydrated(page);
  await expect(page.locator('[data-error-status="404"]')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(subUrl('/'));
  await expect(page).toHaveTitle(SITE_NAME);
  expect(asked.filter((name) => !name.startsWith(BASE))).toEqual([]);
  expect(foreignRequests).toEqual([]);
});

test('offline below the path: the worker rules over it and nothing else', async ({ browser }) => {
  const { page, context, errors } = await visitorOf(browser, subUrl('/'), { serviceWorkers: 'allow' });
  await page.goto(subUrl('/blog/'));
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const keys = () =>
    page.evaluate(async () =>
      (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
        .flat()
        .map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(keys).toContain('/sub/blog/');
  expect((await keys()).filter((name) => !name.startsWith(BASE))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(subUrl('/'));
  await context.setOffline(true);
  await page.goto(subUrl('/blog/'));
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('部落格');
  await page.goto(subUrl('/data-quality/'));
  await expect(page.locator('[data-error-status="503"]')).toBeVisible();
  await expect(page.goto(new URL('/beside/', subUrl('/')).href)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  expect(errors.filter((text) => !/ERR_(?:INTERNET_DISCONNECTED|FAILED)/.test(text))).toEqual([]);
  await context.close();
});
