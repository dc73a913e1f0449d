/** The service worker is a help: it never keeps a reader from the site, and has a page where the host has none. */
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { keepsIslands, missingSheets } from '../support/offlinePages';
import {
  failCaches,
  FAILURES,
  hasEnded,
  listenForEnd,
  serveTroubled,
  TROUBLES,
  type Trouble,
  type TroubledSite,
} from '../support/troubledSite';
import { inFull } from 'rental-data/testing/full';
import { expect, hydrated, test as base } from '../support/test';

const POST = '/blog/post/2021-annual-data/';
const LINE = /^現在讀不到網站上的這一頁，以下是\d{4}年\d{1,2}月\d{1,2}日存下的內容。$/;

interface Fixtures {
  site: TroubledSite;
  /** A visitor with a service worker, whom nothing of the test stands in the way. */
  reader: { page: Page; context: BrowserContext };
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await serveTroubled(path.resolve(__dirname, '../../build'));
    await use(site);
    await site.close();
  },
  reader: async ({ browser, site }, use) => {
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
    await use({ page: await context.newPage(), context });
    await context.close();
  },
});

const isKept = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).match(url)));
    return found.some(Boolean);
  }, address);

/** Opens a page, and waits until it is kept, with what its islands need. */
async function keep(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await hydrated(page);
  await expect.poll(() => isKept(page, address), { intervals: [100] }).toBe(true);
  await expect.poll(() => page.evaluate(keepsIslands), { intervals: [100] }).toBe(true);
  return page.locator('main').innerText();
}

test('where the host gives no whole page or does not answer, a kept one comes in its place and says of when it is', async ({
  site,
  reader,
}) => {
  const { page } = reader;
  const text = await keep(page, POST);
  for (const trouble of Object.keys(TROUBLES) as Trouble[]) {
    site.trouble = trouble;
    await page.goto(POST);
    await expect(page.locator('[data-kept]'), trouble).toHaveText(LINE);
    await hydrated(page);
    expect(await page.locator('main').innerText(), trouble).toBe(text);
    expect(await page.evaluate(missingSheets), trouble).toBe(0);
  }
  await site.disappear();
  await page.goto(POST);
  await expect(page.locator('[data-kept]')).toHaveText(LINE);
  await site.comeBack();
  // It belongs to this page alone.
  await page.locator('header nav').getByRole('link', { name: '資料品質' }).click();
  await expect(page.locator('h1')).toHaveText('資料品質');
  await expect(page.locator('[data-kept]')).toHaveCount(0);
  site.trouble = undefined;
  await page.goto(POST);
  await hydrated(page);
  await expect(page.locator('[data-kept]')).toHaveCount(0);
  expect(await page.locator('main').innerText()).toBe(text);
});

test('a page that the host does not have any more is not shown again, nor is what nobody has kept', async ({
  site,
  reader,
}) => {
  const { page } = reader;
  await keep(page, '/');
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('pages-'));
    const cache = await caches.open(name);
    const home = await cache.match('/');
    if (home) await cache.put('/gone/', home);
  });
  await page.goto('/gone/');
  await expect(page.locator('[data-error-status="404"]')).toBeVisible();
  site.trouble = 'an error of the server';
  const answer = await page.goto(POST);
  expect(answer?.status()).toBe(503);
});

for (const how of FAILURES)
  test(`caches that are ${how} keep nobody from the site, and the worker gives up`, async ({
    reader,
    consoleErrors,
  }) => {
    const { page, context } = reader;
    await keep(page, '/');
    const watcher = await context.newPage();
    await watcher.goto('/data/catalogue.json');
    await watcher.evaluate(listenForEnd);
    for (const address of ['/compare/', ...inFull('/download/', '/about-data-set/')]) {
      // Each time: a worker that the browser has ended meanwhile has forgotten it.
      await page.evaluate(failCaches, how);
      await page.goto(address);
      await hydrated(page);
      await expect(page.locator('[data-error-status], [data-kept]'), address).toHaveCount(0);
      expect(await page.evaluate(missingSheets), address).toBe(0);
    }
    // Silent caches have failed after ten seconds, and are asked again by a later page: there is no use in more of them before.
    await expect
      .poll(
        async () => {
          await page.evaluate(failCaches, how);
          await page.goto('/download/');
          return watcher.evaluate(hasEnded);
        },
        { intervals: [100, 5000] },
      )
      .toBe(true);
    expect(consoleErrors).toEqual([]);
  });

test('caches that are slow are waited for where the host does not answer, and are not given up', async ({
  site,
  reader,
}) => {
  const { page } = reader;
  await keep(page, '/');
  await page.evaluate(failCaches, 'slow');
  await site.disappear();
  for (const [address, title] of [
    ['/', '開放台灣民間租屋資料'],
    [POST, '目前離線'],
    ['/', '開放台灣民間租屋資料'],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('h1'), address).toHaveText(title);
    expect(await page.evaluate(missingSheets), address).toBe(0);
  }
});

test('what the worker was installed with is put back when it is lost', async ({ site, reader }) => {
  const { page } = reader;
  await keep(page, '/');
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      if (name.startsWith('workbox-precache')) await caches.delete(name);
  });
  await page.goto('/blog/');
  await hydrated(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const [name = ''] = (await caches.keys()).filter((one) => one.startsWith('workbox-precache'));
        return (await (await caches.open(name)).keys()).length;
      }),
    )
    .toBeGreaterThan(4);
  await site.disappear();
  await page.goto(POST);
  await expect(page.locator('[data-error-status="503"] h1')).toHaveText('目前離線');
});

test('a part of a file is left to the host, whatever is kept', async ({ reader }) => {
  const { page } = reader;
  await keep(page, '/');
  const answers = await page.evaluate(async () => {
    const addresses = [
      '/',
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))?.name ?? '',
    ];
    const names = (await caches.keys()).filter((name) => /^(?:pages|files)-/.test(name));
    for (const name of names)
      for (const address of addresses) await (await caches.open(name)).put(address, new Response('kept'));
    return Promise.all(
      addresses.map(async (address) => (await fetch(address, { headers: { Range: 'bytes=0-9' } })).text()),
    );
  });
  expect(answers.filter((text) => text === 'kept' || text === '')).toEqual([]);
});
