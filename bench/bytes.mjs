/** Bytes of a first visit to each page: everything that Chromium loads before its reader does something, except what it prefetches, and the scripts that come then. */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { useScripts } from './lib/conditions.mjs';
import { brotli, resolveFile, serveSite } from './lib/site.mjs';

/** Kinds of request that get a column. */
const KINDS = /** @type {const} */ ({ document: 'HTML', stylesheet: 'CSS', script: 'JS', font: '字型' });

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

/**
 * @param {{ routes: readonly string[] }} options
 * @returns {Promise<import('./lib/report.mjs').Table>}
 */
export async function measureBytes({ routes }) {
  const site = await serveSite();
  const browser = await chromium.launch(chromiumLaunchOptions());
  const rows = [];
  for (const route of routes) {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    /** @type {Map<string, string>} */
    const loaded = new Map();
    page.on('response', (response) => {
      const headers = response.request().headers();
      if (headers['purpose'] === 'prefetch' || headers['sec-purpose']?.includes('prefetch')) return;
      loaded.set(new URL(response.url()).pathname, response.request().resourceType());
    });
    await page.goto(new URL(route, site.url).href);
    await page.waitForLoadState('networkidle');
    const atRest = new Set(loaded.keys());
    await useScripts(page);
    await page.waitForLoadState('networkidle');
    const sum = { HTML: 0, CSS: 0, JS: 0, 字型: 0, 其他: 0, gzip: 0, raw: 0 };
    let later = 0;
    for (const [pathname, kind] of loaded) {
      const body = await readFile(resolveFile(pathname));
      // Fonts and pictures are compressed formats; compressing them again saves nothing.
      const isText = kind in KINDS && kind !== 'font';
      const size = isText ? (await brotli(body)).length : body.length;
      if (!atRest.has(pathname)) {
        later += size;
        continue;
      }
      sum[kind in KINDS ? KINDS[/** @type {keyof typeof KINDS} */ (kind)] : '其他'] += size;
      sum.gzip += isText ? gzipSync(body, { level: 9 }).length : body.length;
      sum.raw += body.length;
    }
    const { gzip, raw, ...kinds } = sum;
    rows.push({
      頁面: route,
      ...Object.fromEntries(Object.entries(kinds).map(([name, bytes]) => [name, kilobytes(bytes)])),
      合計brotli: kilobytes(Object.values(kinds).reduce((a, b) => a + b)),
      合計gzip: kilobytes(gzip),
      合計未壓縮: kilobytes(raw),
      請求: atRest.size,
      動手以後brotli: kilobytes(later),
    });
    await page.close();
  }
  await browser.close();
  await site.close();
  return { title: '第一次造訪的大小', note: 'kB（1000位元組），brotli 11；gzip用9。', rows };
}
