/**
 * The service worker on the built site. A test that needs a release of its own serves a copy of the site. No test waits for
 * time, except where the network's silence itself is the case. Below another path: base.spec.ts.
 */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createPagesServer } from '../../scripts/lib/pages-server.mjs';
import { comparePage, dictionaryColumn } from '../../src/lib/addresses/pages';
import { follow, isOfflinePage, keepsIslands, missingSheets, NOT_KEPT } from '../support/offlinePages';
import { firstAndSome } from 'rental-data/testing/full';
import { expect, hydrated, test as base } from '../support/test';

const SITE = path.resolve(__dirname, '../../build');
const POST = '/blog/post/2021-annual-data/';
const UNVISITED = '/blog/post/data-issue-2019-00/';
const DATABASE = /\/_nuxt\/content\/db-[0-9a-f]{16}\.json$/;
const SEARCH_DATA = /\/_search\/data-[0-9a-f]{16}\.json$/;

/** A folder and a server of its own, whose files a test may change as a release does. */
interface OwnSite {
  folder: string;
  url: string;
  /** Takes the server away and has another one listen in its place. */
  replaceServer(server: http.Server): Promise<void>;
  /** Puts `put` in the place of every `find` of a file. @throws when there is none */
  edit(file: string, find: string | RegExp, put: string): Promise<void>;
}

interface Fixtures {
  ownSite: () => Promise<OwnSite>;
}

/** Leaves out the files of single sets and the pictures of pages: they are four fifths of the site, and no visitor here asks for them. */
const isNoSet = (file: string) =>
  !/^(?:download|cite)\/\d|^data\/(?:sets|packages)\/|^img\/social\/|^_nuxt\/static\/[^/]+\/download\/\d/.test(
    path.relative(SITE, file).replaceAll(path.sep, '/'),
  );

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern
  ownSite: async ({}, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use(async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'offline-'));
      ends.push(() => rm(folder, { recursive: true, force: true }));
      await cp(SITE, folder, { recursive: true, filter: isNoSet });
      const server = createPagesServer({ root: folder });
      const { url, port } = await server.listen();
      ends.push(() => server.close());
      return {
        folder,
        url,
        async replaceServer(other) {
          await server.close();
          await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
          ends.push(() => {
            other.closeAllConnections();
            return new Promise((resolve) => other.close(resolve));
          });
        },
        async edit(file, find, put) {
          const text = await readFile(path.join(folder, file), 'utf8');
          const changed = text.replaceAll(
            typeof find === 'string' ? find : new RegExp(find.source, 'g'),
            put,
          );
          if (changed === text) throw new Error(`${file} does not hold ${String(find)}`);
          await writeFile(path.join(folder, file), changed);
        },
      };
    });
    for (const end of ends.reverse()) await end();
  },
});

// The other tests run without: a worker would answer in the place of the network that they plant faults in.
test.use({ serviceWorkers: 'allow' });

/** A visitor of a site that is not the one of all tests. */
async function openVisitor(browser: Browser, { url }: OwnSite): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'allow' });
  return context.newPage();
}

/** What the caches of the page's origin hold: path and query of each address, by the first word of the cache's name. */
function cached(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      found[name.split('-')[0] ?? ''] = keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
    }
    return found;
  });
}

/** Asked often: nearly every test waits for this. */
const kept = (page: Page, kind: string) =>
  expect.poll(async () => (await cached(page))[kind] ?? [], { intervals: [100] });

/** Until the page that was opened is kept, with what its islands need: the worker is in charge then. */
async function isWarm(page: Page): Promise<void> {
  await kept(page, 'pages').toContain(new URL(page.url()).pathname);
  await expect.poll(() => page.evaluate(keepsIslands), { intervals: [100] }).toBe(true);
}

/** Asks for the content database of a build as the site does. @returns how many documents it has */
async function askForContent(page: Page, folder = SITE): Promise<number> {
  const [name = ''] = await readdir(path.join(folder, '_nuxt/content'));
  return page.evaluate(async (url) => {
    const response = await fetch(url, { headers: { Accept: 'application/json, text/plain, */*' } });
    return ((await response.json()) as { documents: unknown[] }).documents.length;
  }, `/_nuxt/content/${name}`);
}

/** Opens the search and asks it something. */
async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill(words);
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** What the console says besides that nobody answers offline. */
const unexpected = (errors: readonly string[]) =>
  errors.filter((text) => !/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/.test(text));

async function disconnect(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test('a visited page can be read offline, and works', async ({ page, context, consoleErrors }) => {
  await visit(page, POST);
  const title = await page.locator('h1').innerText();
  await isWarm(page);
  await kept(page, 'pages').toContain(POST);
  await disconnect(context);
  // As it was visited, without the slash, with a query, with a hash.
  for (const spelling of [POST, POST.slice(0, -1), `${POST}?a=b`, `${POST}#x`]) {
    await visit(page, spelling);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('[data-error-status]')).toHaveCount(0);
  }
  // Its style sheet is there as well.
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');

  // So can one that was reached inside the site.
  await context.setOffline(false);
  await page.getByRole('navigation', { name: '主要導覽' }).getByRole('link', { name: '資料品質' }).click();
  await expect(page.locator('h1')).toHaveText('資料品質');
  await kept(page, 'pages').toContain('/data-quality/');
  const sheets = await page.evaluate(async () => {
    const html = await (await fetch('/data-quality/')).text();
    return [...html.matchAll(/\/assets\/css\/[^\s"'>]+\.css/g)].map(([address]) => address);
  });
  expect(new Set(sheets).size).toBeGreaterThan(1);
  // Its styles came with its payload, so nothing has asked for its own sheet.
  await kept(page, 'files').toEqual(expect.arrayContaining(sheets));
  await disconnect(context);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('資料品質');
  expect(await page.evaluate(missingSheets)).toBe(0);
  expect(unexpected(consoleErrors)).toEqual([]);
});

test('the search answers offline once it was used', async ({ page, context }) => {
  await visit(page, '/');
  await isWarm(page);
  await search(page, '台北');
  await visit(page, '/search/');
  await isWarm(page);
  await disconnect(context);
  await visit(page, '/');
  await search(page, '押金');
  await visit(page, '/search/?q=%E6%8A%BC%E9%87%91');
  await expect(page.locator(`main a[href="${dictionaryColumn('c-deposit')}"]`).first()).toBeVisible();
});

test('the content database is fetched for those who ask for it, and answers offline then', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await isWarm(page);
  // The page is kept before the last of its files is.
  const kinds = async () => Object.keys(await cached(page)).sort();
  await expect.poll(kinds, { intervals: [100] }).toEqual(['files', 'pages', 'workbox']);
  expect(await askForContent(page)).toBeGreaterThan(20);
  await kept(page, 'content').toEqual([expect.stringMatching(DATABASE)]);
  await disconnect(context);
  expect(await askForContent(page)).toBeGreaterThan(20);
});

test('a page that was not visited gives the offline page, until there is a network again', async ({
  page,
  context,
  consoleErrors,
}) => {
  await visit(page, POST);
  const title = await page.locator('h1').innerText();
  await isWarm(page);
  await disconnect(context);
  await page.goto(UNVISITED);
  const box = page.locator('[data-error-status="503"]');
  await expect(box.locator('h1')).toHaveText('目前離線');
  await expect(box).toContainText('沒有網路');
  await hydrated(page);
  await expect(box.locator('h1')).toHaveText('目前離線');
  await expect(page).toHaveURL(UNVISITED);
  // The pages that are there, by name; they lead somewhere.
  await box.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(POST);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(title);

  // A page that comes alive when the network is back already shows what was asked for, without a press.
  await visit(page, UNVISITED);
  await context.setOffline(false);
  await page.getByRole('link', { name: '再試一次' }).click();
  await expect(page.locator('[data-error-status]')).toHaveCount(0);
  await expect(page.locator('article h1, main h1').first()).toBeVisible();
  await expect(page).toHaveURL(UNVISITED);
  expect(unexpected(consoleErrors)).toEqual([]);
});

for (const [state, away] of [
  ['without a network', (page: Page) => disconnect(page.context())],
  [
    'where the server is down',
    (_: Page, site: OwnSite) => site.replaceServer(http.createServer(({ socket }) => socket.destroy())),
  ],
] as const)
  test(`every kind of page gives the offline page ${state}, by address and by link`, async ({
    browser,
    ownSite,
  }) => {
    const site = await ownSite();
    const page = await openVisitor(browser, site);
    await visit(page, '/');
    await isWarm(page);
    await away(page, site);
    const saysOffline = (address: string, way: string) =>
      expect.poll(() => page.evaluate(isOfflinePage).catch(() => false), `${address} ${way}`).toBe(true);
    for (const address of firstAndSome(NOT_KEPT, 1)) {
      await page.goto(address);
      await saysOffline(address, 'by its address');
      await visit(page, '/');
      await expect(page.locator('[data-error-status]')).toHaveCount(0);
      await page.evaluate(follow, address);
      await saysOffline(address, 'by a link');
    }
  });

test('what a portal answers in the place of files is not kept, and the site is well again after it', async ({
  browser,
  ownSite,
}) => {
  const site = await ownSite();
  const origin = createPagesServer({ root: site.folder, base: '/' });
  const { url } = await origin.listen();
  let isPortal = false;
  await site.replaceServer(
    http.createServer((request, response) => {
      if (isPortal)
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end('<!doctype html><title>登入</title>');
      else
        http
          .get(new URL(request.url ?? '', url), { headers: request.headers }, (answer) => {
            answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers));
          })
          // What the worker still asks for when the test ends.
          .once('error', () => response.destroy());
    }),
  );
  const page = await openVisitor(browser, site);
  await visit(page, '/');
  await isWarm(page);
  isPortal = true;
  // Pages, code, payloads, search data and the content database are asked for, and the portal answers.
  await page.goto('/compare/');
  await expect(page).toHaveTitle('登入');
  const asked = [
    '/_search/data-0123456789abcdef.json',
    '/_nuxt/content/db-0123456789abcdef.json',
    '/assets/js/0.js',
  ];
  await page.evaluate((addresses) => Promise.all(addresses.map((address) => fetch(address))), asked);
  const addresses = Object.values(await cached(page)).flat();
  expect(addresses.filter((address) => [...asked, '/compare/'].includes(address))).toEqual([]);
  isPortal = false;
  await visit(page, '/compare/');
  await expect(page.locator('main select').first()).toBeVisible();
  await search(page, '押金');
  await origin.close();
});

test('the button on /privacy/ removes what was read, and what is kept for everybody stays', async ({
  page,
  context,
}) => {
  await visit(page, POST);
  await isWarm(page);
  await search(page, '押金');
  await kept(page, 'search').toHaveLength(1);
  await visit(page, '/privacy/');
  await kept(page, 'pages').toEqual(expect.arrayContaining([POST, '/privacy/']));
  const island = page.locator('[data-island="clear-kept"]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toContainText('這台裝置目前存了2頁。');
  await island.getByRole('button', { name: '清掉離線快取' }).click();
  await expect(island.getByRole('status')).toHaveText(
    '清掉了。原本存的2頁和它們的檔案，已經不在這台裝置上。',
  );
  await expect(island).toContainText('這台裝置目前沒有存下任何一頁。');
  expect(Object.keys(await cached(page))).toEqual(['workbox']);
  // The list of addresses and times goes with them.
  expect(
    await page.evaluate(async () => {
      const lists = await Promise.all(
        (await indexedDB.databases()).map(
          ({ name = '' }) =>
            new Promise<unknown[]>((resolve, reject) => {
              const opening = indexedDB.open(name);
              opening.onerror = () => reject(opening.error ?? new Error(name));
              opening.onsuccess = () => {
                const { result } = opening;
                const [store] = result.objectStoreNames;
                if (store === undefined) return resolve([]);
                const asked = result.transaction(store).objectStore(store).getAllKeys();
                asked.onsuccess = () => resolve(asked.result);
              };
            }),
        ),
      );
      return lists.flat();
    }),
  ).toEqual([]);
  await disconnect(context);
  await page.goto(POST);
  await expect(page.locator('[data-error-status="503"]')).toContainText('這台裝置還沒有存下頁面');
});

test('a page of an older release whose style sheet is gone is asked for anew, once', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.route('**/data-quality/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const old = html.replace(/\/assets\/css\/[^\s"'>]+\.css/, '/assets/css/gone.css');
    await route.fulfill({ response, body: documents === 1 ? old : html });
  });
  await page.goto('/data-quality/');
  await expect.poll(() => documents).toBe(2);
  await hydrated(page);
  await expect(page.locator('link[href*="gone.css"]')).toHaveCount(0);
});

test('the offline page helps without scripts, and is for nobody to find', async ({ page, request }) => {
  await page.goto('/offline/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const retry = page.getByRole('link', { name: '再試一次' });
  expect(await retry.evaluate((link) => (link as HTMLAnchorElement).href)).toBe(page.url());
  // Another page may not be kept.
  await expect(page.locator('main a')).toHaveCount(1);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/offline/');
});

test.describe('without the policy that keeps pages from asking other sites', () => {
  test.use({ bypassCSP: true });

  test('keeps neither error pages nor other sites, and one release of each data file', async ({
    page,
    foreignRequests,
  }) => {
    await visit(page, '/');
    await isWarm(page);
    await visit(page, '/download');
    await expect(page).toHaveURL('/download/');
    await kept(page, 'pages').toContain('/download/');
    await visit(page, '/no-such-page/');
    await page.evaluate(() => fetch('https://elsewhere.test/file.csv').catch(() => null));
    await visit(page, '/data-quality/');
    await kept(page, 'pages').toContain('/data-quality/');
    await askForContent(page);
    await search(page, '押金');
    await kept(page, 'search').toEqual([expect.stringMatching(SEARCH_DATA)]);
    await kept(page, 'content').toEqual([expect.stringMatching(DATABASE)]);
    const { pages = [] } = await cached(page);
    expect([...pages].sort()).toEqual(['/', '/data-quality/', '/download/']);
    expect(foreignRequests).toEqual(['https://elsewhere.test/file.csv']);
    expect(
      await page.evaluate(async () => Boolean(await caches.match('https://elsewhere.test/file.csv'))),
    ).toBe(false);
  });
});

test('two periods are compared without a network, once the page was visited', async ({ page, context }) => {
  await visit(page, '/');
  await isWarm(page);
  await visit(page, '/compare/');
  await isWarm(page);
  await kept(page, 'catalogue').toEqual(['/data/catalogue.json']);
  await disconnect(context);
  await page.goto(comparePage('2020-06', '2021-06', 'raw'));
  await hydrated(page);
  await expect(page.locator('#result')).toContainText('2020年6月與2021年6月');
});

test('a redirect is followed and not kept', async ({ browser, ownSite }) => {
  const site = await ownSite();
  const page = await openVisitor(browser, site);
  await visit(page, '/');
  await isWarm(page);
  // Its target does not come, so that the redirect is all that could be kept.
  let redirects = 0;
  await site.replaceServer(
    http.createServer((request, response) => {
      if (request.url !== '/data-quality') {
        request.socket.destroy();
        return;
      }
      redirects++;
      response.writeHead(301, { location: '/data-quality/' }).end();
    }),
  );
  await visit(page, '/data-quality');
  await expect(page.locator('[data-error-status="503"]')).toBeVisible();
  expect(redirects).toBeGreaterThan(0);
  expect((await cached(page))['pages']).not.toContain('/data-quality/');
});

test('a new release is seen on the next visit, and its data take the place of the old', async ({
  browser,
  ownSite,
}) => {
  const site = await ownSite();
  const page = await openVisitor(browser, site);
  await visit(page, '/');
  await isWarm(page);
  await askForContent(page, site.folder);
  await kept(page, 'content').toEqual([expect.stringMatching(DATABASE)]);
  await visit(page, '/blog/');

  const [old = ''] = await readdir(path.join(site.folder, '_nuxt/content'));
  const next = 'db-0123456789abcdef.json';
  await rename(path.join(site.folder, '_nuxt/content', old), path.join(site.folder, '_nuxt/content', next));
  await site.edit('index.html', '</head>', '<meta name="release" content="next"></head>');

  await visit(page, '/');
  await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', 'next');
  await askForContent(page, site.folder);
  await kept(page, 'content').toEqual([`/_nuxt/content/${next}`]);
});

test('a network without an answer gives the page that is kept', async ({ browser, ownSite }) => {
  const site = await ownSite();
  const page = await openVisitor(browser, site);
  await visit(page, '/blog/');
  await isWarm(page);
  await kept(page, 'pages').toContain('/blog/');
  await site.replaceServer(http.createServer(() => undefined));
  await page.goto('/blog/', { waitUntil: 'commit' });
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('部落格');
});
