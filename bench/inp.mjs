/** How long a page takes from what a reader does to the next frame (Event Timing), on a processor four times slower. */
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { CONDITIONS, PHONE, slowDown, useScripts } from './lib/conditions.mjs';
import { median } from './lib/report.mjs';
import { serveSite, warmUp } from './lib/site.mjs';

/** What is done: name, page, element, and what the reader does with it. */
const ACTIONS = /** @type {const} */ ([
  ['欄位字典：篩選', '/about-data-set/', '[data-island="column-filter"] input[type="search"]', 'type'],
  ['展開一段', '/about-data-set/', 'main details:not([open]) > summary', 'click'],
  ['複製', '/download/2026-04/raw/', 'main button[aria-label^="複製"]', 'click'],
  ['深色', '/', 'header button[aria-label^="改用"]', 'click'],
  ['深色，最長的頁面', '/data-quality/', 'header button[aria-label^="改用"]', 'click'],
]);

/** What is typed into a filter, letter by letter. */
const WORDS = 'rent';

/** How long a reader takes from a letter to the next, in milliseconds; without it, one letter waits for the answer to another. */
const BETWEEN_LETTERS = 200;

/** How long no longer interaction may be reported before the last is taken for the longest, in milliseconds. */
const QUIET = 1500;

/**
 * A page on a slow phone, at rest.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function openSlowly(browser, url) {
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block', permissions: ['clipboard-write'] });
  page.setDefaultTimeout(30_000);
  for (const condition of CONDITIONS) await slowDown(page, condition);
  await page.goto(url);
  await useScripts(page);
  return page;
}

/** Runs in the page: remembers the longest interaction. Entries are rounded to 8 ms, those below 16 ms are not reported. */
function watch() {
  const seen = { longest: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (/** @type {PerformanceEventTiming & { interactionId: number }} */ (entry).interactionId > 0)
        seen.longest = Math.max(seen.longest, entry.duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}

/**
 * Milliseconds of the longest interaction that the reader's action consists of.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>}
 */
export async function measureLongestInteraction(page, act) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(watch);
  await act();
  // Entries come with the frame that shows the answer, which waits for code where the first use loads it.
  await page.evaluate(
    (pause) =>
      new Promise((resolve) => {
        const { seen } = /** @type {{ seen: { longest: number } }} */ (/** @type {unknown} */ (globalThis));
        let last = NaN;
        const look = () => {
          if (seen.longest === last) return resolve(undefined);
          last = seen.longest;
          setTimeout(look, pause);
        };
        setTimeout(look, pause);
      }),
    QUIET,
  );
  return page.evaluate(
    () => /** @type {{ seen: { longest: number } }} */ (/** @type {unknown} */ (globalThis)).seen.longest,
  );
}

/**
 * @param {{ runs: number }} options
 * @returns {Promise<import('./lib/report.mjs').Table>}
 */
export async function measureInp({ runs }) {
  const site = await serveSite();
  await warmUp(
    site.url,
    ACTIONS.map(([, address]) => address),
  );
  const browser = await chromium.launch(chromiumLaunchOptions());
  const rows = [];
  for (const [name, address, selector, how] of ACTIONS) {
    const samples = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await openSlowly(browser, new URL(address, site.url).href);
      const element = page.locator(selector).filter({ visible: true }).first();
      await element.scrollIntoViewIfNeeded();
      // Readers tap a field before they type, and its code comes meanwhile.
      if (how === 'type') await element.click();
      samples.push(
        await measureLongestInteraction(page, () =>
          how === 'type' ? element.pressSequentially(WORDS, { delay: BETWEEN_LETTERS }) : element.click(),
        ),
      );
      await page.close();
    }
    rows.push({ 做什麼: name, 頁面: address, ms: median(samples), 最久: Math.max(...samples) });
  }
  await browser.close();
  await site.close();
  return {
    title: `從按下到畫出（${runs}次的中位數）`,
    note: '毫秒，以8為單位，16以下記為0；處理器慢4倍。',
    rows,
  };
}
