/**
 * The service worker on the built site. No test waits for time, except where the network's silence itself is the case. What is
 * kept and what is not: packages/html-first/src/worker. Below another path: base.spec.ts.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { comparePage, dictionaryColumn } from '../../src/lib/addresses/pages';
import { serveChanged, type Answer, type ChangedSite } from '../support/changedServer';
import { follow, isOfflinePage, keepsIslands, missingSheets, NOT_KEPT } from '../support/offlinePages';
import { firstAndSome } from 'rental-data/testing/full';
import { expect, hydrated, test as base } from '../support/test';

const SITE = path.resolve(__dirname, '../../build');
const POST = '/blog/post/2021-annual-data/';
const UNVISITED = '/blog/post/data-issue-2019-00/';
const DATABASE = /\/_nuxt\/content\/db-[0-9a-f]{16}\.json$/;

/** A site whose answers a test may change as a release does, or an outage. */
interface OwnSite extends ChangedSite {
  change: (answer: Answer, target: string) => Answer;
}

const test = base.extend<{ ownSite: OwnSite; visitor: Page }>({
  // oxlint-disable-next-line no-empty-pattern
  ownSite: async ({}, use) => {
    const site: OwnSite = Object.assign(await serveChanged(SITE, (...given) => site.change(...given)), {
      change: (answer: Answer) => answer,
    });
    await use(site);
    await site.close();
  },
  visitor: async ({ browser, ownSite }, use) => {
    const context = await browser.newContext({ baseURL: ownSite.url, serviceWorkers: 'allow' });
    await use(await context.newPage());
    await context.close();
  },
});

// The other tests run without: a worker would answer in the place of the network that they plant faults in.
test.use({ serviceWorkers: 'allow' });

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

/** Asks for the content database as the site does. @returns how many documents it has */
async function askForContent(page: Page, given?: string): Promise<number> {
  const name = given ?? (await readdir(path.join(SITE, '_nuxt/content')))[0];
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

const disconnect = (context: BrowserContext): Promise<void> => context.setOffline(true);

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

test('the search, a comparison and the content database answer offline once they were used', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await isWarm(page);
  // The page is kept before the last of its files is; nothing else is fetched before somebody asks for it.
  const kinds = async () => Object.keys(await cached(page)).sort();
  await expect.poll(kinds, { intervals: [100] }).toEqual(['files', 'pages', 'workbox']);
  expect(await askForContent(page)).toBeGreaterThan(20);
  await kept(page, 'content').toEqual([expect.stringMatching(DATABASE)]);
  await search(page, '台北');
  await visit(page, '/search/');
  await isWarm(page);
  await visit(page, '/compare/');
  await isWarm(page);
  await kept(page, 'catalogue').toEqual(['/data/catalogue.json']);
  await disconnect(context);
  await visit(page, '/');
  expect(await askForContent(page)).toBeGreaterThan(20);
  await search(page, '押金');
  await visit(page, '/search/?q=%E6%8A%BC%E9%87%91');
  await expect(page.locator(`main a[href="${dictionaryColumn('c-deposit')}"]`).first()).toBeVisible();
  await visit(page, comparePage('2020-06', '2021-06', 'raw'));
  await expect(page.locator('#result')).toContainText('2020年6月與2021年6月');
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
  ['where the server is down', (_: Page, site: OwnSite) => site.disappear()],
] as const)
  test(`every kind of page gives the offline page ${state}, by address and by link`, async ({
    visitor: page,
    ownSite,
  }) => {
    await visit(page, '/');
    await isWarm(page);
    await away(page, ownSite);
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

test('the offline page helps without scripts, and is for nobody to find', async ({ page, request }) => {
  await page.goto('/offline/');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const retry = page.getByRole('link', { name: '再試一次' });
  expect(await retry.evaluate((link) => (link as HTMLAnchorElement).href)).toBe(page.url());
  // Another page may not be kept.
  await expect(page.locator('main a')).toHaveCount(1);
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/offline/');
});

test('a new release is seen on the next visit, and its data take the place of the old', async ({
  visitor: page,
  ownSite,
}) => {
  await visit(page, '/');
  await isWarm(page);
  await askForContent(page);
  await kept(page, 'content').toEqual([expect.stringMatching(DATABASE)]);
  await visit(page, '/blog/');

  const [old = ''] = await readdir(path.join(SITE, '_nuxt/content'));
  const next = 'db-0123456789abcdef.json';
  const html = await readFile(path.join(SITE, 'index.html'), 'utf8');
  const answers: Record<string, { type: string; body: Buffer }> = {
    '/': {
      type: 'text/html',
      body: Buffer.from(html.replace('</head>', '<meta name="release" content="next"></head>')),
    },
    [`/_nuxt/content/${next}`]: {
      type: 'application/json',
      body: await readFile(path.join(SITE, '_nuxt/content', old)),
    },
  };
  ownSite.change = (answer, target) => {
    const own = answers[target];
    return own ? { status: 200, headers: { 'content-type': own.type }, body: own.body } : answer;
  };

  await visit(page, '/');
  await expect(page.locator('meta[name="release"]')).toHaveAttribute('content', 'next');
  await askForContent(page, next);
  await kept(page, 'content').toEqual([`/_nuxt/content/${next}`]);
});

test('a network without an answer gives the page that is kept', async ({ visitor: page, ownSite }) => {
  await visit(page, '/blog/');
  await isWarm(page);
  await kept(page, 'pages').toContain('/blog/');
  ownSite.wait = () => new Promise(() => undefined);
  await page.goto('/blog/', { waitUntil: 'commit' });
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('部落格');
});
