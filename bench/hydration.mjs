/** Time from the first sign of a reader until the page is interactive, and how long its tasks block the browser until then. */
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { CONDITIONS, CONDITIONS_NOTE, PHONE, slowDown, useScripts } from './lib/conditions.mjs';
import { median } from './lib/report.mjs';
import { serveSite, warmUp } from './lib/site.mjs';

/** Runs in the page before its own scripts. */
function watch() {
  /** @type {{ signed: number, hydrated: number, tasks: number[] }} */
  const seen = { signed: 0, hydrated: 0, tasks: [] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    seen.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
  document.addEventListener('DOMContentLoaded', () => {
    const root = document.documentElement;
    new MutationObserver(() => {
      if (root.dataset.hasHydrated === 'true') seen.hydrated ||= performance.now();
    }).observe(root, { attributeFilter: ['data-has-hydrated'] });
    root.addEventListener('pointermove', () => (seen.signed ||= performance.now()));
  });
}

/**
 * @param {{ routes: readonly string[], runs: number }} options
 * @returns {Promise<import('./lib/report.mjs').Table>}
 */
export async function measureHydration({ routes, runs }) {
  const site = await serveSite();
  await warmUp(site.url, routes);
  const browser = await chromium.launch(chromiumLaunchOptions());
  const rows = [];
  for (const route of routes) {
    /** @type {Record<string, string | number>} */
    const row = { 頁面: route };
    for (const condition of CONDITIONS) {
      /** @type {{ load: number, hydrated: number, longest: number }[]} */
      const samples = [];
      for (let run = 0; run < runs; run += 1) {
        const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block' });
        await page.addInitScript(watch);
        await slowDown(page, condition);
        await page.goto(new URL(route, site.url).href);
        await page.waitForLoadState('networkidle');
        await useScripts(page);
        samples.push(
          await page.evaluate(() => {
            const { seen } = /** @type {{ seen: { signed: number, hydrated: number, tasks: number[] } }} */ (
              /** @type {unknown} */ (globalThis)
            );
            const [navigation] = performance.getEntriesByType('navigation');
            return {
              load: /** @type {PerformanceNavigationTiming} */ (navigation).loadEventEnd,
              hydrated: seen.hydrated - seen.signed,
              longest: Math.max(0, ...seen.tasks),
            };
          }),
        );
        await page.close();
      }
      const valuesFor = (/** @type {keyof typeof samples[number]} */ key) =>
        Math.round(median(samples.map((sample) => sample[key])));
      row[`${condition.name}：載入`] = valuesFor('load');
      row[`${condition.name}：可操作`] = valuesFor('hydrated');
      row[`${condition.name}：最長工作`] = valuesFor('longest');
    }
    rows.push(row);
  }
  await browser.close();
  await site.close();
  return {
    title: `多久以後可以操作（${runs}次的中位數）`,
    note: `毫秒。載入從打開頁面算起，可操作從游標第一次移到頁面上算起；最長工作是主執行緒一次忙多久，50 ms以下記為0。${CONDITIONS_NOTE}`,
    rows,
  };
}
