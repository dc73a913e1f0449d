/** Lighthouse, mobile, as PageSpeed runs it: simulated slow 4G and a processor four times slower. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { freePort } from '../scripts/lib/port.mjs';
import { installPackages } from './lib/packages.mjs';
import { median } from './lib/report.mjs';
import { serveSite, warmUp } from './lib/site.mjs';

const CATEGORIES = /** @type {const} */ ({
  performance: '效能',
  accessibility: '無障礙',
  'best-practices': '最佳做法',
  seo: 'SEO',
});
const AUDITS = /** @type {const} */ ({
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
});

/** 13 and later need Node 22. */
const VERSION = '12.8.2';
/** Versions that npm still has, where Lighthouse asks for others. */
const OVERRIDES = {
  '@paulirish/trace_engine': { 'legacy-javascript': '0.0.1' },
  'third-party-web': '0.29.0',
};

/**
 * What is read here of its result.
 *
 * @typedef {(url: string, flags: { port: number, logLevel: string }) => Promise<{ lhr: {
 *   runtimeError?: { message: string },
 *   categories: Record<string, { score: number | null }>,
 *   audits: Record<string, { numericValue?: number }>,
 * } } | undefined>} Lighthouse
 */

/** @param {string} folder @returns {Promise<Lighthouse>} */
async function installLighthouse(folder) {
  const installed = await installPackages(folder, { lighthouse: VERSION }, OVERRIDES);
  const module = /** @type {{ default: Lighthouse }} */ (
    await import(pathToFileURL(installed.resolve('lighthouse')).href)
  );
  return module.default;
}

/**
 * @param {{ routes: readonly string[], runs: number }} options
 * @returns {Promise<import('./lib/report.mjs').Table>}
 */
export async function measureLighthouse({ routes, runs }) {
  const site = await serveSite();
  await warmUp(site.url, routes);
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-lighthouse-'));
  const lighthouse = await installLighthouse(path.join(folder, 'packages'));
  const options = chromiumLaunchOptions();
  const browser = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  const rows = [];
  for (const route of routes) {
    /** @type {Map<string, number[]>} */
    const seen = new Map();
    const note = (/** @type {string} */ name, /** @type {number} */ value) =>
      seen.set(name, [...(seen.get(name) ?? []), value]);
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(new URL(route, site.url).href, { port, logLevel: 'silent' });
      const report = result?.lhr;
      if (!report || report.runtimeError) {
        throw new Error(`Lighthouse量不到${route}：${report?.runtimeError?.message ?? '沒有結果'}`);
      }
      for (const [id, name] of Object.entries(CATEGORIES))
        note(name, Math.round((report.categories[id]?.score ?? 0) * 100));
      for (const [id, name] of Object.entries(AUDITS)) note(name, report.audits[id]?.numericValue ?? NaN);
    }
    const digits = (/** @type {string} */ name) => (name === 'CLS' ? 3 : 0);
    const row = Object.fromEntries(
      [...seen].map(([name, values]) => [name, median(values).toFixed(digits(name))]),
    );
    const performance = seen.get(CATEGORIES.performance) ?? [];
    rows.push({ 頁面: route, ...row, 效能範圍: `${Math.min(...performance)}–${Math.max(...performance)}` });
  }
  await browser.close();
  await rm(folder, { recursive: true, force: true });
  await site.close();
  return {
    title: `Lighthouse（手機，${runs}次的中位數）`,
    note: '檔案以brotli提供。TBT隨機器忙碌而變，只在同一次量測裡互相比較。',
    rows,
  };
}
