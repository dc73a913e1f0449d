/**
 * What a start costs, beside Docusaurus' classic template, and what a click costs, beside loading the same page. All are
 * measured in turns in one run: milliseconds differ between days and machines, ratios much less.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { buildClassic } from './lib/classic.mjs';
import { CONDITIONS, CONDITIONS_NOTE, HOVER, PHONE, slowDown, useScripts } from './lib/conditions.mjs';
import { median } from './lib/report.mjs';
import { serveSite } from './lib/site.mjs';

/** The longest page of the template's documents. */
const LONGEST = '/docs/tutorial-basics/markdown-features/';
/** A page of ours, and the page of the template that is most like it. */
const PAIRS = [
  ['/', '/'],
  ['/about-data-set/0.3/', LONGEST],
  ['/download/', LONGEST],
];

/** The first taps of a reader who does not wait: name, page, element, and what shows that it was answered. */
const TAPS = /** @type {const} */ ([
  ['搜尋', '/', 'header a[href="/search/"]', 'dialog[open], main input[type="search"]'],
  ['深色', '/', 'header button[aria-label^="改用"]', 'html[data-theme="dark"]'],
  ['連結', '/', 'header nav a[href="/blog/"]', 'main h1:text-is("部落格")'],
  ['複製', '/download/2026-04/raw/', 'main button:text-is("複製引用")', 'main :text("已複製")'],
]);

/** From a page to another: the link stands on the first. */
const CLICKS = [
  ['/', '/download/'],
  ['/', '/data-quality/'],
  ['/blog/', '/blog/post/2026-sep-new-architecture/'],
  ['/download/', '/download/2026-04/raw/'],
];

/** How long a tap may wait for its answer before it is counted as lost, in milliseconds. */
const LOST_AFTER = 15_000;

const SLOW = /** @type {import('./lib/conditions.mjs').Condition} */ (CONDITIONS.find(({ cpu }) => cpu > 1));

/**
 * @typedef {object} Seen
 * @property {number} paint first paint with content
 * @property {number} largest
 * @property {{ start: number, duration: number }[]} tasks of more than 50 ms
 * @property {number} changed when the content of the page changed last
 * @property {number} interaction the longest interaction
 * @property {number} clicked the last click
 * @property {number} shown the frame that shows the heading of another page after it; 0 until then
 */

/** Runs in the page before its own scripts. */
function watch() {
  /** @type {Seen} */
  const seen = { paint: 0, largest: 0, tasks: [], changed: 0, interaction: 0, clicked: 0, shown: 0 };
  Object.assign(globalThis, { seen });
  /** @type {(type: string, note: (entry: PerformanceEntry) => void) => void} */
  const observe = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type, buffered: true, durationThreshold: 16 }));
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  observe('event', (entry) => {
    const { interactionId, duration } = /** @type {PerformanceEventTiming & { interactionId: number }} */ (
      entry
    );
    if (interactionId > 0) seen.interaction = Math.max(seen.interaction, duration);
  });
  /** @type {Element | null} */
  let heading = null;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      heading = document.querySelector('main h1');
      seen.clicked = timeStamp;
    },
    true,
  );
  new MutationObserver((records) => {
    if (!records.some(({ addedNodes }) => addedNodes.length > 0)) return;
    seen.changed = performance.now();
    const now = document.querySelector('main h1');
    if (seen.clicked === 0 || seen.shown > 0 || !now || now === heading) return;
    requestAnimationFrame(() => requestAnimationFrame(() => (seen.shown ||= performance.now())));
  }).observe(document, { childList: true, subtree: true });
}

/** @param {import('@playwright/test').Page} page @returns {Promise<Seen>} */
const seenIn = (page) =>
  page.evaluate(() => /** @type {{ seen: Seen }} */ (/** @type {unknown} */ (globalThis)).seen);

/** Waits until nothing is loaded any more and the browser has nothing left to do. @param {import('@playwright/test').Page} page */
async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** @typedef {Awaited<ReturnType<typeof serveSite>> & { sent: () => number }} Served a site, and the bytes that it has sent since it was asked last */

/** @param {string | undefined} root @returns {Promise<Served>} */
async function serveCounted(root) {
  let bytes = 0;
  const site = await serveSite(root, { onAnswer: (_, length) => (bytes += length) });
  return {
    ...site,
    sent() {
      const sent = bytes;
      bytes = 0;
      return sent;
    },
  };
}

/**
 * Loads a page as a slow phone does.
 * @param {import('@playwright/test').Browser} browser
 * @param {Served} site
 * @param {string} route
 */
async function load(browser, site, route) {
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block' });
  await page.addInitScript(watch);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  await slowDown(page, SLOW);
  site.sent();
  await page.goto(new URL(route, site.url).href);
  await settle(page);
  const { metrics } = await devTools.send('Performance.getMetrics');
  const spent = (/** @type {string} */ name) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
  const seen = await seenIn(page);
  const found = {
    LCP: seen.largest,
    TBT: seen.tasks
      .filter(({ start }) => start >= seen.paint)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    最長工作: Math.max(0, ...seen.tasks.map(({ duration }) => duration)),
    程式: spent('ScriptDuration'),
    版面: spent('LayoutDuration') + spent('RecalcStyleDuration'),
    元素: await page.evaluate(() => document.querySelectorAll('*').length),
    KiB: site.sent() / 1024,
  };
  await page.close();
  return found;
}

/** @param {readonly number[]} values */
const spread = (values) =>
  `${median(values).toFixed(0)}（${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}）`;

/** @param {readonly number[]} ours @param {readonly number[]} others */
const ratio = (ours, others) => {
  const share = median(ours) / median(others);
  return Number.isFinite(share) ? share.toFixed(2) : '';
};

/**
 * Measures two things in turns, once more than wanted: the first of each does not count, as the server compresses then.
 * @template {Record<string, number>} T
 * @param {number} runs
 * @param {() => Promise<T>} our
 * @param {() => Promise<T>} other
 * @returns {Promise<Record<string, string>>} each figure of ours, of the other, and their ratio
 */
async function inTurns(runs, our, other) {
  /** @type {T[]} */
  const ours = [];
  /** @type {T[]} */
  const others = [];
  for (let run = 0; run <= runs; run += 1) {
    const [mine, theirs] = [await our(), await other()];
    if (run === 0) continue;
    ours.push(mine);
    others.push(theirs);
  }
  const names = Object.keys(ours[0] ?? {});
  return Object.fromEntries(
    names.flatMap((name) => {
      const [a, b] = [ours, others].map((all) => all.map((one) => one[name] ?? NaN));
      return [
        [name, spread(a ?? [])],
        [`${name}：對照`, spread(b ?? [])],
        [`${name}：比`, ratio(a ?? [], b ?? [])],
      ];
    }),
  );
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Served} site
 * @param {typeof TAPS[number]} tap
 * @returns {Promise<number>} milliseconds from the tap to the next frame; NaN where it was lost
 */
async function tapAtOnce(browser, site, [, route, selector, answer]) {
  const page = await browser.newPage({ ...PHONE, serviceWorkers: 'block', permissions: ['clipboard-write'] });
  await page.addInitScript(watch);
  await slowDown(page, SLOW);
  await page.goto(new URL(route, site.url).href, { waitUntil: 'commit' });
  // Readers tap what they see: the page is drawn, and its scripts have just been asked for.
  await page.waitForFunction(
    () => /** @type {{ seen?: Seen }} */ (/** @type {unknown} */ (globalThis)).seen?.paint,
  );
  const element = page.locator(selector).filter({ visible: true }).first();
  await element.click();
  const wasAnswered = await page
    .locator(answer)
    .first()
    .waitFor({ state: 'attached', timeout: LOST_AFTER })
    .then(() => true)
    .catch(() => false);
  const { interaction } = wasAnswered ? await seenIn(page) : { interaction: NaN };
  await page.close();
  return interaction;
}

/**
 * From a page to another by its link, or by loading it.
 * @param {import('@playwright/test').Browser} browser
 * @param {Served} site
 * @param {readonly string[]} way
 * @param {boolean} isLoaded
 */
async function go(browser, site, [from = '', to = ''], isLoaded) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.addInitScript(watch);
  await slowDown(page, SLOW);
  await page.goto(new URL(from, site.url).href);
  await useScripts(page);
  await settle(page);
  /** @type {number} */
  let start = 0;
  /** @type {number} */
  let first;
  if (isLoaded) {
    await page.goto(new URL(to, site.url).href);
    await settle(page);
    first = (await seenIn(page)).paint;
  } else {
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.hover();
    await page.waitForTimeout(HOVER);
    await link.click();
    await page.waitForFunction(
      () => /** @type {{ seen: Seen }} */ (/** @type {unknown} */ (globalThis)).seen.shown,
    );
    const { clicked, shown } = await seenIn(page);
    await settle(page);
    start = clicked;
    first = shown - clicked;
  }
  const { changed, tasks } = await seenIn(page);
  await page.close();
  return {
    第一個畫面: first,
    整頁: Math.max(first, changed - start),
    最長工作: Math.max(0, ...tasks.filter((task) => task.start >= start).map(({ duration }) => duration)),
  };
}

/**
 * @param {{ runs: number }} options
 * @returns {Promise<import('./lib/report.mjs').Table[]>}
 */
export async function measureStart({ runs }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-classic-'));
  const root = await buildClassic(folder);
  const [site, classic] = await Promise.all([serveCounted(undefined), serveCounted(root)]);
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const starts = [];
    for (const [ours = '', theirs = ''] of PAIRS) {
      const figures = await inTurns(
        runs,
        () => load(browser, site, ours),
        () => load(browser, classic, theirs),
      );
      starts.push({ 頁面: ours, 對照: theirs, ...figures });
    }
    const taps = [];
    for (const tap of TAPS) {
      const samples = [];
      for (let run = 0; run <= runs; run += 1) {
        const milliseconds = await tapAtOnce(browser, site, tap);
        if (run > 0) samples.push(milliseconds);
      }
      const answered = samples.filter((sample) => !Number.isNaN(sample));
      taps.push({
        做什麼: tap[0],
        頁面: tap[1],
        ms: answered.length > 0 ? spread(answered) : '',
        沒有回應的次數: samples.length - answered.length,
      });
    }
    const clicks = [];
    for (const way of CLICKS) {
      const figures = await inTurns(
        runs,
        () => go(browser, site, way, false),
        () => go(browser, site, way, true),
      );
      clicks.push({ 從: way[0] ?? '', 到: way[1] ?? '', ...figures });
    }
    return [
      {
        title: `開始，與Docusaurus範本輪流量（${runs}次的中位數，括號裡是最小到最大）`,
        note: `毫秒。範本來自create-docusaurus，同一版、同樣的套件。TBT是第一次畫出內容以後，每件工作超過50 ms的部分加起來。${CONDITIONS_NOTE}`,
        rows: starts,
      },
      {
        title: '畫出來就按',
        note: '從按下到畫出下一個畫面的毫秒（Event Timing），16以下記為0。',
        rows: taps,
      },
      {
        title: '換頁，與重新載入同一頁輪流量',
        note: `毫秒，從按下或開始載入算起；按之前游標在連結上停${HOVER} ms。整頁是內容最後一次增加的時候。`,
        rows: clicks,
      },
    ];
  } finally {
    await browser.close();
    await Promise.all([site.close(), classic.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}
