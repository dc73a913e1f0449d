/** The head after a click is the head after a load: nothing of it is read on screen, and all of it by programs that cite, keep or announce the page. */
import type { Page } from '@playwright/test';
import { firstAndSome, inFull } from 'rental-data/testing/full';
import { PAGE_KINDS } from '../routes';
import { readHead } from '../support/head';
import { follow } from '../support/offlinePages';
import { expect, hydrated, idle, test } from '../support/test';

/** Between pages in another language, and to unknown addresses, the browser loads a document: what was asked of the one before is lost. */
const evaluateHead = (page: Page): Promise<string[]> => page.evaluate(readHead).catch(() => []);

/** Its head is the longest of all. */
const FILE = '/download/2026-04/raw/';
const KINDS = PAGE_KINDS.filter((address) => address !== '/offline/' && address !== FILE);
/** A quarter of the kinds of page, another one from day to day, and an address that has none. */
const ADDRESSES = [...firstAndSome([FILE, ...KINDS], 8), '/blog/post/no-such-post/'].map(encodeURI);

/** Heads as the pages have them that the browser itself loads. */
async function loadHeads(page: Page): Promise<Map<string, string[]>> {
  const heads = new Map<string, string[]>();
  for (const address of ADDRESSES) {
    await page.goto(address);
    await hydrated(page);
    // The page that compares writes its periods into the title once it has read its address.
    await expect(page.locator('[data-asked] main [data-keep]:not([data-awake])')).toHaveCount(0);
    await idle(page);
    heads.set(address, await evaluateHead(page));
  }
  return heads;
}

async function expectHead(page: Page, heads: ReadonlyMap<string, string[]>, address: string): Promise<void> {
  await expect.poll(() => evaluateHead(page), { message: address }).toEqual(heads.get(address));
  await hydrated(page);
}

test('kinds of page have the head after a click that they have after a load, on the way back and forward too', async ({
  page,
}) => {
  test.slow();
  const heads = await loadHeads(page);
  // What would be left behind has to be there: a citation, a feed, structured data, a picture.
  const file = heads.get(FILE)?.join('\n');
  for (const part of ['rel=cite-as', 'rel=alternate', 'application/ld+json', 'og:image', '__ROUTE__'])
    expect(file).toContain(part);

  // Each kind after each other one would be a thousand clicks: one way through the list, and in a full run the other way too.
  for (const order of [ADDRESSES, ...inFull([...ADDRESSES].reverse())]) {
    await page.goto('/');
    await hydrated(page);
    for (const address of order) {
      await hydrated(page);
      await page.evaluate(follow, address);
      await expect(page).toHaveURL(address);
      await expectHead(page, heads, address);
    }
    for (const address of order.slice(-4, -1).reverse()) {
      await page.goBack();
      await expectHead(page, heads, address);
    }
    for (const address of order.slice(-3)) {
      await page.goForward();
      await expectHead(page, heads, address);
    }
  }
});

for (const system of ['light', 'dark'] as const)
  test(`the colour of the browser follows what the reader chooses on a ${system} system, after a load and a click too`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    const color = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ content }) => content),
      );
    const paper = () =>
      page.evaluate(() => {
        const [, ...channels] =
          /(\d+), (\d+), (\d+)/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
        return [`#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`];
      });
    const expectPaper = () =>
      expect.poll(async () => (await color()).join() === (await paper()).join()).toBe(true);
    await page.goto('/');
    await hydrated(page);
    await expectPaper();
    const before = await color();
    await page.locator('[data-color-mode]').click();
    await expectPaper();
    expect(await color()).not.toEqual(before);
    const chosen = await color();
    await page.evaluate(follow, '/blog/');
    await expect(page.locator('h1')).toHaveText('部落格');
    expect(await color()).toEqual(chosen);
    await page.reload();
    await hydrated(page);
    expect(await color()).toEqual(chosen);
  });
