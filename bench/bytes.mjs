/**
 * Bytes of a first visit per route: what Chromium loads of the built site, each body compressed with brotli 11,
 * as a host with precompressed files would send it. Prefetched files are counted apart.
 * Run after `npm run build`: `npm run bench`, or `npm run bench -- /download/ /blog/`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { createPagesServer } from '../scripts/lib/pages-server.mjs';

const ROUTES = [
  '/',
  '/download/',
  '/about-data-set/',
  '/about-data-set/0.3/',
  '/data-quality/',
  '/blog/',
  '/blog/post/2021-annual-data/',
  '/blog/post/2025-nov-release/',
];

const root = fileURLToPath(new URL('../build', import.meta.url));
const chosen = process.argv.slice(2);
const server = createPagesServer({ root: path.resolve(root) });
const { url } = await server.listen();
const browser = await chromium.launch(chromiumLaunchOptions());
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

const rows = [];
for (const route of chosen.length > 0 ? chosen : ROUTES) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const sum = { document: 0, script: 0, stylesheet: 0, font: 0, other: 0 };
  const loaded = new Map();
  page.on('response', (response) => {
    const headers = response.request().headers();
    // Chromium marks what it fetches for later; this page does not need it.
    if (headers['purpose'] === 'prefetch' || headers['sec-purpose']?.includes('prefetch')) return;
    loaded.set(response.url(), response.request().resourceType());
  });
  await page.goto(new URL(route, url).href);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  for (const [address, kind] of loaded) {
    const { pathname } = new URL(address);
    const file = path.join(
      root,
      decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname),
    );
    sum[kind in sum ? kind : 'other'] += brotliCompressSync(readFileSync(file)).length;
  }
  const requests = loaded.size;
  rows.push({
    route,
    'HTML kB': kilobytes(sum.document),
    'CSS kB': kilobytes(sum.stylesheet),
    'JS kB': kilobytes(sum.script),
    'fonts kB': kilobytes(sum.font),
    'other kB': kilobytes(sum.other),
    requests,
  });
  await context.close();
}
await browser.close();
await server.close();
console.table(rows);
