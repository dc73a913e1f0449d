/**
 * What a page that nobody has opened before takes of the processor before its reader does something: time of the main thread, which the kernel counts. Other
 * programs on the machine hardly change it, and it is measured in turns with an empty page and, with --before, another build.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { PHONE } from './lib/conditions.mjs';
import { median } from './lib/report.mjs';
import { serveSite } from './lib/site.mjs';

const PARTS = /** @type {const} */ ({
  全部: 'TaskDuration',
  程式: 'ScriptDuration',
  樣式: 'RecalcStyleDuration',
  版面: 'LayoutDuration',
});

const EMPTY =
  '<!doctype html><html lang="zh-Hant-TW"><meta charset="utf-8"><title>空的一頁</title><p>空的一頁</p>';

/** Asked through the browser itself: what Playwright puts into a page to wait for something takes 10 to 20 ms of it. */
const REST = 'new Promise((resolve) => setTimeout(requestIdleCallback, 100, resolve))';

/** @param {import('@playwright/test').Browser} browser @param {string} address @returns {Promise<Record<string, number>>} milliseconds by part */
async function takeTimes(browser, address) {
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block' });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await devTools.send('Runtime.evaluate', { expression: REST, awaitPromise: true });
  const { metrics } = await devTools.send('Performance.getMetrics');
  await page.close();
  const seconds = new Map(metrics.map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    Object.entries(PARTS).map(([part, name]) => [part, 1000 * (seconds.get(name) ?? NaN)]),
  );
}

/**
 * @param {{ routes: readonly string[], runs: number, before: string | undefined }} options
 * @returns {Promise<import('./lib/report.mjs').Table>}
 */
export async function measureCold({ routes, runs, before }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'empty-'));
  await writeFile(path.join(folder, 'index.html'), EMPTY);
  const empty = await serveSite(folder);
  const sites = [await serveSite(), ...(before === undefined ? [] : [await serveSite(before)])];
  const browser = await chromium.launch(chromiumLaunchOptions());
  /** @type {{ page: string, address: string, samples: Record<string, number>[] }[]} */
  const pages = [
    { page: '空的一頁', address: empty.url, samples: [] },
    ...routes.flatMap((route) =>
      sites.map(({ url }, at) => ({
        page: at === 0 ? route : `${route}（以前）`,
        address: new URL(route, url).href,
        samples: [],
      })),
    ),
  ];
  for (let run = 0; run < runs; run += 1)
    for (const { address, samples } of pages) samples.push(await takeTimes(browser, address));
  await browser.close();
  for (const site of [empty, ...sites]) await site.close();
  await rm(folder, { recursive: true });
  const rows = pages.map(({ page, samples }) => {
    const all = samples.map((sample) => sample['全部'] ?? NaN);
    const medians = Object.keys(PARTS).map((part) => [
      part,
      Math.round(median(samples.map((sample) => sample[part] ?? NaN))),
    ]);
    return {
      頁面: page,
      ...Object.fromEntries(medians),
      範圍: `${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))}`,
    };
  });
  return {
    title: '第一次打開的CPU時間',
    note: `主執行緒的CPU時間，ms，${runs}次的中位數，手機的畫面，輪流量。`,
    rows,
  };
}
