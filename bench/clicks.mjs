/** Time from the click on a link to the frame that shows the new page. */
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { CONDITIONS, CONDITIONS_NOTE, HOVER, slowDown, useScripts } from './lib/conditions.mjs';
import { median } from './lib/report.mjs';
import { serveSite } from './lib/site.mjs';

const CLICKS = [
  ['/', '/download/'],
  ['/', '/data-quality/'],
  ['/about-data-set/0.2/', '/download/'],
  ['/download/', '/download/2026-04/raw/'],
  ['/blog/', '/blog/post/2026-sep-new-architecture/'],
  ['/blog/post/2025-nov-release/', '/blog/'],
];

/**
 * Runs in the page: tells how many milliseconds after the click the new page is drawn.
 * @param {string} target
 */
const untilDrawn = (target) =>
  new Promise((resolve) => {
    const before = document.querySelector('main h1');
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const heading = document.querySelector('main h1');
          const arrived = location.pathname === target && heading && heading !== before;
          if (!arrived) requestAnimationFrame(look);
          // The frame after the one in which it was found is drawn.
          else requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        };
        look();
      },
      { capture: true, once: true },
    );
  });

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url the site
 * @param {string} from
 * @param {string} to
 * @param {import('./lib/conditions.mjs').Condition} condition
 * @returns {Promise<number>} milliseconds
 */
async function click(browser, url, from, to, condition) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await slowDown(page, condition);
  await page.goto(new URL(from, url).href);
  await useScripts(page);
  await page.waitForLoadState('networkidle');
  const drawn = page.evaluate(untilDrawn, to);
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(HOVER);
  await page.mouse.down();
  await page.mouse.up();
  const milliseconds = /** @type {number} */ (await drawn);
  await page.close();
  return milliseconds;
}

/**
 * @param {{ runs: number, before: string | undefined }} options `before`: the folder of an earlier build, measured in turns with
 *   this one
 * @returns {Promise<import('./lib/report.mjs').Table>}
 */
export async function measureClicks({ runs, before }) {
  const sites = await Promise.all([undefined, ...(before ? [before] : [])].map((root) => serveSite(root)));
  const browser = await chromium.launch(chromiumLaunchOptions());
  const rows = [];
  for (const [from, to] of /** @type {[string, string][]} */ (CLICKS)) {
    /** @type {Record<string, string | number>} */
    const row = { 從: from, 到: to };
    for (const condition of CONDITIONS) {
      /** @type {number[][]} */
      const samples = sites.map(() => []);
      // The first click of each does not count: the server compresses what it asks for.
      for (let run = 0; run <= runs; run += 1)
        for (const [index, { url }] of sites.entries()) {
          const milliseconds = await click(browser, url, from, to, condition);
          if (run > 0) samples[index]?.push(milliseconds);
        }
      const [now = NaN, earlier] = samples.map(median);
      row[`${condition.name} ms`] = Math.round(now);
      if (earlier === undefined) continue;
      row[`${condition.name}：先前 ms`] = Math.round(earlier);
      row[`${condition.name}：比`] = (now / earlier).toFixed(2);
    }
    rows.push(row);
  }
  await browser.close();
  for (const site of sites) await site.close();
  return {
    title: `換頁（${runs}次的中位數）`,
    note: `從按下連結到畫出新頁面；游標先在連結上停${HOVER} ms。檔案以brotli提供。${CONDITIONS_NOTE}`,
    rows,
  };
}
