/** What a first visit transfers, with what the service worker fetches by itself and what is fetched ahead. */
import type { Browser } from '@playwright/test';
import { serveSite } from '../../bench/lib/site.mjs';
import { PAGE_KINDS } from '../routes';
import { firstAndSome, splitIntoGroups } from 'rental-data/testing/full';
import { readFixture } from '../support/readFixture';
import { expect, hydrated, idle, test } from '../support/test';

const KIB = 1024;
const BUDGET = readFixture<{
  firstVisit: Record<'requests' | 'size', number> &
    Record<'moreRequests' | 'moreSize', Record<string, number>>;
}>('budgets').firstVisit;
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
      await idle(page);
      quiet = answers.length === seen ? quiet + 1 : 0;
      seen = answers.length;
      return quiet;
    }, OFTEN)
    .toBeGreaterThanOrEqual(QUIET);

  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  const list = answers.map((answer) => `${answer.address} ${answer.bytes}`).join('\n');
  expect(answers.map((answer) => answer.address)).toContain('/sw.js');
  expect
    .soft(answers.length, list)
    .toBeLessThanOrEqual(BUDGET.requests + (BUDGET.moreRequests[address] ?? 0));
  expect.soft(bytes, list).toBeLessThanOrEqual(KIB * (BUDGET.size + (BUDGET.moreSize[address] ?? 0)));
  await context.close();
  await site.close();
}

/** Those with a budget of their own, and some of the others: what all load before they are used is counted in the finished pages. */
const [own, others] = [true, false].map((isOwn) =>
  PAGE_KINDS.filter((address) => address in BUDGET.moreSize === isOwn),
);
// Most of a visit is waiting: two at a time take little longer than one.
for (const addresses of splitIntoGroups([...(own ?? []), ...firstAndSome(others ?? [], 3)], 2)) {
  test(`a first visit to ${addresses.join(' or ')} keeps within its budget, the service worker included`, async ({
    browser,
  }) => {
    await Promise.all(addresses.map((address) => visitFirst(browser, address)));
  });
}
