/** How long the page that opens files takes with a year of raw data: until its first rows, until it can be filtered, and then. */
import { execFileSync, spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import jiti from 'jiti';
import { headlessLaunchOptions } from '../scripts/lib/chromium.mjs';
import { createPagesServer } from '../scripts/lib/pages-server.mjs';
import { writeDuckdbPage } from './lib/duckdb-wasm.mjs';
import { useScripts } from './lib/conditions.mjs';
import { makeFiles } from './lib/made-file.mjs';
import { median } from './lib/report.mjs';
import { BUILD } from './lib/site.mjs';

/** As many rows as a year of raw data, and as two. */
const SIZES = [700_000, 1_500_000];

/** Memory of its own that the largest process of the browser holds, in MiB: the tab with its worker, as browsers count it. */
function tabMemory() {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n');
  const sizes = lines
    .filter((line) => line.includes('--type=renderer'))
    .map((line) => {
      const status = path.join('/proc', String(Number.parseInt(line, 10)), 'status');
      // A process may have ended since.
      const text = existsSync(status) ? readFileSync(status, 'utf8') : '';
      return Number(/RssAnon:\s+(\d+)/.exec(text)?.[1] ?? 0);
    });
  return Math.round(Math.max(0, ...sizes) / 1024);
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T & { memory: number, most: number }>} with the memory of the tab at the end, and the most meanwhile
 */
async function withMemory(work) {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, tabMemory())), 250);
  try {
    const done = await work();
    const memory = tabMemory();
    return { ...done, memory, most: Math.max(most, memory) };
  } finally {
    clearInterval(timer);
  }
}

/**
 * Milliseconds from a change of a control until what the selector finds is drawn anew, on the page's own clock.
 * @param {import('@playwright/test').Page} page
 * @param {string} selector
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>}
 */
async function untilShown(page, selector, act) {
  await page.evaluate((wanted) => {
    const shown = new Promise((done) => {
      document.addEventListener(
        'change',
        () => {
          const start = performance.now();
          const target = document.querySelector(wanted);
          if (!target) throw new Error(`nothing is ${wanted}`);
          new MutationObserver(() => requestAnimationFrame(() => done(performance.now() - start))).observe(
            target,
            { subtree: true, childList: true, characterData: true },
          );
        },
        { once: true, capture: true },
      );
    });
    Object.assign(window, { shown });
  }, selector);
  await act();
  return page.evaluate(() => Promise.resolve(Object(window).shown).then(Number));
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} file
 */
async function measurePage(page, file) {
  await page.goto('/open/');
  await useScripts(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  const start = performance.now();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('[role=gridcell]').first().waitFor();
  const first = performance.now() - start;
  await page.locator('section[aria-labelledby=say] tbody tr').first().waitFor({ timeout: 120_000 });
  const ready = performance.now() - start;
  await page.getByText('縣市：').click();
  await page.getByLabel(/^臺北市/).waitFor();
  const filter = await untilShown(page, 'section[aria-labelledby=look] p[role=status]', () =>
    page.getByLabel(/^臺北市/).click(),
  );
  await page.getByText('清除所有條件').click();
  const groups = await untilShown(page, 'section[aria-labelledby=say] tbody', () =>
    page.getByLabel('再依什麼分組').selectOption('物件類型'),
  );
  const longest = await page.evaluate(() => Number(Object(window).longest.ms));
  return { first, ready, filter, groups, longest };
}

/** @typedef {{ first?: number, ready: number, filter: number, groups: number, longest?: number, memory?: number, most: number }} Found in milliseconds and MiB */

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} file
 * @param {readonly string[]} columns
 * @returns {Promise<Omit<Found, 'memory' | 'most'>>}
 */
async function measureDuckdb(page, file, columns) {
  await page.goto('/index.html');
  await page.waitForFunction(() => Object(window).prepare);
  await page.evaluate(() => Object(window).prepare());
  await page.locator('input').setInputFiles(file);
  /** @param {string} name @param {string} text */
  const milliseconds = async (name, text) => {
    const start = performance.now();
    await page.evaluate(([what = '', argument]) => Object(window)[what](argument), [name, text]);
    return performance.now() - start;
  };
  return {
    ready: await milliseconds('read', columns.map((header) => `"${header}"`).join(', ')),
    filter: await milliseconds('ask', 'SELECT count(*) FROM listings WHERE "縣市" = 17'),
    groups: await milliseconds(
      'ask',
      'SELECT "縣市", "物件類型", count(*), quantile_cont("月租金", [.25, .5, .75]) FROM listings GROUP BY ALL',
    ),
  };
}

const PANDAS = `import json, resource, sys, time
import pandas as pd
begin = time.perf_counter()
frame = pd.read_csv(sys.argv[1], na_values="-", usecols=json.loads(sys.argv[2]), low_memory=False)
ready = time.perf_counter()
(frame["縣市"] == 17).sum()
filtered = time.perf_counter()
frame.groupby(["縣市", "物件類型"])["月租金"].quantile([.25, .5, .75])
grouped = time.perf_counter()
print(json.dumps({"ready": (ready - begin) * 1000, "filter": (filtered - ready) * 1000, "groups": (grouped - filtered) * 1000,
  "most": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024}))`;

/** @param {string} csv @param {readonly string[]} columns @returns {Found | null} null where it could not be run */
function measurePandas(csv, columns) {
  const args = ['-c', PANDAS, csv, JSON.stringify(columns)];
  const { status, stdout } = spawnSync('/usr/bin/python3', args, { encoding: 'utf8' });
  return status === 0 ? JSON.parse(stdout) : null;
}

/**
 * Opens a page of a folder in a browser of its own, so that its memory is nobody else's.
 * @param {string} root
 * @param {(page: import('@playwright/test').Page) => Promise<Omit<Found, 'memory' | 'most'>>} measure
 * @returns {Promise<Found>}
 */
async function inBrowser(root, measure) {
  const server = createPagesServer({ root, base: '/' });
  const { url } = await server.listen();
  const browser = await chromium.launch(headlessLaunchOptions());
  try {
    const page = await browser.newPage({ baseURL: url });
    page.setDefaultTimeout(300_000);
    return await withMemory(() => measure(page));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {string} csv @param {readonly string[]} wanted */
async function findColumns(csv, wanted) {
  for await (const line of createInterface(createReadStream(csv))) {
    const header = line.split(',').map((cell) => cell.replaceAll('"', ''));
    return wanted.filter((column) => header.includes(column));
  }
  return [];
}

/**
 * @param {{ runs: number }} options
 * @returns {Promise<import('./lib/report.mjs').Table>}
 */
export async function measureOpen({ runs }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'open-'));
  try {
    const duckdb = path.join(folder, 'duckdb');
    await writeDuckdbPage(duckdb);
    /** @type {typeof import('rental-files/session')} */
    const { USUAL_COLUMNS } = jiti(import.meta.url, { interopDefault: true })(
      '../packages/rental-files/src/session/index.ts',
    );
    const rows = [];
    for (const size of SIZES) {
      const files = path.join(folder, String(size));
      await mkdir(files);
      const { csv, zip } = await makeFiles(files, size);
      const columns = await findColumns(csv, USUAL_COLUMNS);
      /** @type {[string, () => Promise<Found> | Found | null][]} */
      const ways = [
        ['/open/（ZIP）', () => inBrowser(BUILD, (page) => measurePage(page, zip))],
        ['DuckDB-WASM（CSV）', () => inBrowser(duckdb, (page) => measureDuckdb(page, csv, columns))],
        ['pandas（CSV）', () => measurePandas(csv, columns)],
      ];
      for (const [name, measure] of ways) {
        /** @type {Found[]} */
        const found = [];
        for (let run = 0; run < runs; run += 1) {
          const one = await measure();
          if (one) found.push(one);
        }
        /** @param {keyof Found} what */
        const middle = (what) => {
          const numbers = found.flatMap((one) => one[what] ?? []);
          return numbers.length === 0 ? '' : Math.round(median(numbers));
        };
        rows.push({
          做法: name,
          列數: size,
          最前面的列: middle('first'),
          讀完: found.length > 0 ? middle('ready') : '沒有裝',
          篩選縣市: middle('filter'),
          縣市與類型的四分位數: middle('groups'),
          主執行緒最長的工作: middle('longest'),
          讀完的MiB: middle('memory'),
          最多MiB: middle('most'),
        });
      }
      await rm(files, { recursive: true });
    }
    return {
      title: `打開一個檔案（毫秒，${runs}次的中位數）`,
      note: `造出來的73欄，讀${USUAL_COLUMNS.length}個常用欄位裡有的；/open/的時間算到畫面上看得到，它也核對每一欄、算出統計；MiB是那個分頁（或程式）自己的記憶體。`,
      rows,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
