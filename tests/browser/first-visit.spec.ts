/** What a first visit transfers, with what the service worker fetches by itself and what is fetched ahead. */
import type { Browser } from '@playwright/test';
import { serveSite } from '../../bench/lib/site.mjs';
import { PAGE_KINDS } from '../routes';
import { firstAndSome, splitIntoGroups } from 'rental-data/testing/full';
import { expect, hydrated, test } from '../support/test';

const KIB = 1024;
// The page that opens files judges them by what two pages share, a file more; what follows a click is another, which the worker keeps.
const REQUESTS = 16;
const MORE_REQUESTS: Record<string, number> = {
  // What keeps a file that is dropped before the code has come, which no other page has.
  '/open/': 1,
  // What says that the catalogue did not come has to be there before.
  '/compare/?a=2026-03&b=2026-04&variant=raw': 1,
  '/pick/?from=2019&to=2024&columns=提供家具_*': 1,
};
/** A page that is HTML, without React. What follows a click compresses 1 worse in a file of its own. */
const BYTES = 75 * KIB;
/** React, and what the page itself needs besides. */
const MORE_BYTES: Record<string, number> = {
  // The service worker keeps what opens files, so that they can be opened without a connection: the island, the worker that reads them and the catalogue. Reading rows by
  // their signs, in half of the time, takes 3 KiB of the worker, and rents by area, which it works out for another page, 3 more; the
  // official codes of counties and townships in the catalogue take 1, and a map that follows the conditions 1.
  '/open/': 186 * KIB,
  // Its index holds what special and missing values of each column mean, the draft of the next version, and words for rents;
  // what words that are written together consist of takes 1.
  '/search/?q=押金': 114 * KIB,
  // Any two periods are compared from the published catalogue, which grows with every month, and with what changed its meaning.
  '/compare/?a=2026-03&b=2026-04&variant=raw': 115 * KIB,
  // Files are picked from the published catalogue.
  '/pick/?from=2019&to=2024&columns=提供家具_*': 126 * KIB,
  // Its suggestions come from the content database, which grows with every post.
  '/no-such-page/': 118 * KIB,
};
/** What hosts compress at the moment of the request. */
const QUALITY = 6;
/** Idle moments without a request after which nobody asks for more: the longest wait of the site's code is for one. */
const QUIET = 5;
/** Playwright would ask once a second, and the moments would take longer than the visit. */
const OFTEN = { intervals: [100] };

async function visitFirst(browser: Browser, address: string): Promise<void> {
  const answers: { address: string; bytes: number }[] = [];
  // It sees what the worker asks for, and nothing of what the browser has already.
  const site = await serveSite(undefined, {
    quality: QUALITY,
    onAnswer: (answered, bytes) => answers.push({ address: answered, bytes }),
  });
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(address);
  await hydrated(page);
  // The worker is active and has kept what the page had loaded before it.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { active } = await navigator.serviceWorker.ready;
          const loaded = performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => /\/assets\/(?:js|css)\//.test(name));
          const kept = await Promise.all(loaded.map((name) => caches.match(name)));
          return active?.state === 'activated' && kept.every(Boolean);
        }),
      OFTEN,
    )
    .toBe(true);
  await page.waitForLoadState('networkidle');
  let [seen, quiet] = [0, 0];
  await expect
    .poll(async () => {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      quiet = answers.length === seen ? quiet + 1 : 0;
      seen = answers.length;
      return quiet;
    }, OFTEN)
    .toBeGreaterThanOrEqual(QUIET);

  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  const list = answers.map((answer) => `${answer.address} ${answer.bytes}`).join('\n');
  expect(answers.map((answer) => answer.address)).toContain('/sw.js');
  expect.soft(answers.length, list).toBeLessThanOrEqual(REQUESTS + (MORE_REQUESTS[address] ?? 0));
  expect.soft(bytes, list).toBeLessThanOrEqual(BYTES + (MORE_BYTES[address] ?? 0));
  await context.close();
  await site.close();
}

/** Those with a budget of their own, and some of the others: what all load before they are used is counted in the finished pages. */
const [own, others] = [true, false].map((isOwn) =>
  PAGE_KINDS.filter((address) => address in MORE_BYTES === isOwn),
);
// Most of a visit is waiting: two at a time take little longer than one.
for (const addresses of splitIntoGroups([...(own ?? []), ...firstAndSome(others ?? [], 3)], 2)) {
  test(`a first visit to ${addresses.join(' or ')} keeps within its budget, the service worker included`, async ({
    browser,
  }) => {
    await Promise.all(addresses.map((address) => visitFirst(browser, address)));
  });
}
