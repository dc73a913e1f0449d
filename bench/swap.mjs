/**
 * A release takes the place of another while 200 readers go from page to page: who ends where, and how often pages load
 * anew. Run after `npm run build`: `npm run bench:swap`, or with `-- --clients 50 --seconds 10 --renamed`.
 *
 * The readers ask like browsers do (a page, its list of scripts, its styles; on a route change the code of the next page as
 * their release has it, and its payload) and follow the rules of src/navigation: at most one reload in 60 s, then the content
 * from the payload. Eight more are real pages in Chromium. nginx serves the export; the release is swapped by moving a
 * symbolic link and `nginx -s reload`.
 * Release B is a second build with two changed texts; with --renamed a copy of A in which every hash is another.
 */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { chromium, expect } from '@playwright/test';
import jiti from 'jiti';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { copySite } from '../scripts/lib/copy-site.mjs';
import { runMain } from '../scripts/lib/main.mjs';
import { startNginx } from '../scripts/lib/nginx.mjs';
import { freePort } from '../scripts/lib/port.mjs';
import { toMarkdown } from './lib/report.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const load = (/** @type {string} */ file) =>
  jiti(fileURLToPath(import.meta.url), { interopDefault: true })(path.join(root, file));
/** @type {typeof import('../plugins/hosting/export')} */
const { exportSite } = load('plugins/hosting/export.ts');
/** @type {typeof import('./swap/nextRelease')} */
const { writeNextRelease } = load('bench/swap/nextRelease.ts');
const run = promisify(execFile);

/** Enough for the test; the bytes are not measured. */
const EFFORT = { brotli: 1, gzip: 1 };
/** CONFORMANCE.md */
const GUARD = 60_000;
/** @type {readonly (readonly [from: string, to: string])[]} */
const REAL_PAGES = [
  ['/', '/download/'],
  ['/download/2026-04/raw/', '/download/2026-04/deduplicated/'],
  ['/blog/', '/blog/post/2026-sep-new-architecture/'],
  ['/blog/post/data-issue-2019-02/', '/blog/post/data-issue-2019-03/'],
  ['/about-data-set/', '/about-data-set/0.2/'],
  ['/data-quality/', '/'],
  ['/codes/', '/codes/top_region/'],
  ['/developers/', '/data-quality/'],
];

/** A second build of the same sources with two other texts: one that every page has, one of a single post. @param {string} folder */
async function buildNext(folder) {
  const site = path.join(folder, 'sources');
  await copySite(root, site);
  const post = path.join(site, 'blog/post/2026-sep-new-architecture.mdx');
  await writeFile(post, `${await readFile(post, 'utf8')}\n\n這一句只在換上的版本裡。\n`);
  const config = path.join(site, 'config/site.ts');
  await writeFile(
    config,
    (await readFile(config, 'utf8')).replace('open-tw-rental-house@', 'next-tw-rental-house@'),
  );
  const out = path.join(folder, 'next');
  await run(
    process.execPath,
    [path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', '--out-dir', out],
    {
      cwd: site,
      maxBuffer: 1e8,
    },
  );
  return out;
}

/** The files that the HTML of a page refers to. */
const needs = (/** @type {string} */ text) => ({
  scripts: /data-scripts="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? [],
  styles: [...text.matchAll(/<link rel=["']?stylesheet["']? href=["']?([^\s"'>]+)/g)].map(
    ([, href = '']) => href,
  ),
  payloads: /"payloads":"([^"]*)"/.exec(text)?.[1] ?? '',
});

/** @typedef {ReturnType<typeof needs>} Needs */
/** @typedef {{ shown: number, readable: number, lost: number, reloads: number, unstyled: number, causes: Set<string> }} Count */
/** @typedef {'shown' | 'readable' | 'lost'} Outcome */

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

/**
 * Readers who go from page to page until told to stop.
 *
 * @param {{ url: string, pages: readonly string[], documents: Map<string, Map<string, Needs>>, count: Count }} options
 */
function reader({ url, pages, documents, count }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 6 });
  const cache = new Set();
  let lastReload = -Infinity;
  let release = '';
  /**
   * @param {string} target
   * @param {string} method
   * @param {http.Agent | false} [by]
   * @returns {Promise<{ status: number | undefined, text: string }>}
   */
  const askOnce = (target, method, by = agent) =>
    new Promise((resolve, reject) => {
      const request = http.request(
        url + target,
        { agent: by, method, headers: { 'accept-encoding': 'identity' } },
        (response) => {
          /** @type {Buffer[]} */
          const chunks = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () =>
            resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString('utf8') }),
          );
        },
      );
      request.once('error', reject);
      request.end();
    });
  // When nginx reloads, it closes kept connections. Browsers try again with a new one, so these clients do too.
  const ask = (/** @type {string} */ target, method = 'GET') =>
    askOnce(target, method).catch((/** @type {unknown} */ error) =>
      ['ECONNRESET', 'EPIPE'].includes(codeOf(error))
        ? askOnce(target, method, false)
        : Promise.reject(error instanceof Error ? error : new Error(String(error))),
    );
  /** Files in the cache are not requested again. @param {readonly string[]} files @returns whether all are there */
  const fetchAll = async (files) => {
    const found = await Promise.all(
      files.map(async (file) => {
        if (cache.has(file)) return true;
        const { status } = await ask(file);
        if (status === 200) cache.add(file);
        return status === 200;
      }),
    );
    return found.every(Boolean);
  };
  const mayReload = () => {
    if (Date.now() - lastReload < GUARD) return false;
    lastReload = Date.now();
    return true;
  };
  /** @param {string} page @returns {Promise<Outcome>} */
  const open = async (page) => {
    const { status, text } = await ask(page);
    if (status !== 200) return 'lost';
    const { scripts, styles, payloads } = needs(text);
    release = payloads;
    if (!(await fetchAll(styles))) count.unstyled++;
    // The page is painted first, and loads its code in idle time.
    await wait(50 + Math.random() * 250);
    if (await fetchAll(scripts)) return 'shown';
    if (!mayReload()) return 'readable';
    count.reloads++;
    return open(page);
  };
  /** @param {string} page @returns {Promise<Outcome>} */
  const change = async (page) => {
    const { scripts, styles } = documents.get(release)?.get(page) ?? needs('');
    const code = await fetchAll([...scripts, ...styles]);
    const payload = await fetchAll([`${release}${page.slice(1)}payload.js`]);
    if (code && payload) return 'shown';
    const gone = !code || (await ask(`${release}manifest.js`, 'HEAD')).status === 404;
    if (gone && mayReload()) {
      count.reloads++;
      return open(page);
    }
    return payload ? 'readable' : 'lost';
  };
  return async (/** @type {() => boolean} */ stopped) => {
    const any = () => pages[Math.floor(Math.random() * pages.length)] ?? '/';
    /** @param {(page: string) => Promise<Outcome>} way */
    const step = async (way) => {
      const page = any();
      const result = await way(page).catch((/** @type {unknown} */ error) => {
        count.causes.add(codeOf(error));
        return /** @type {const} */ ('lost');
      });
      if (result === 'lost') count.causes.add(`${way.name} ${page}`);
      count[result]++;
    };
    await step(open);
    while (!stopped()) {
      await wait(Math.random() * 600);
      // Every tenth visit comes from a bookmark or a search engine.
      await step(Math.random() < 0.1 ? open : change);
    }
    agent.destroy();
  };
}

/** Real pages, each of which follows one link after the release. @param {import('@playwright/test').Browser} browser @param {string} url */
async function realPages(browser, url) {
  const pages = await Promise.all(
    REAL_PAGES.map(async ([from, to]) => {
      const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
      const page = await context.newPage();
      // The question is whether the reader arrives, not how fast.
      page.setDefaultTimeout(120_000);
      await page.goto(from);
      await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads++;
      });
      return { page, context, to, loads: () => loads };
    }),
  );
  return async () => {
    const result = { arrived: 0, lost: 0, reloads: 0, most: 0 };
    for (const { page, context, to, loads } of pages) {
      await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().click();
      const title =
        /<title[^>]*>([^<]*)<\/title>/.exec(await (await context.request.get(url + to)).text())?.[1] ?? '';
      const within = { timeout: 60_000 };
      const bad = page.locator('[data-error-status], [data-without-code], main [role="alert"]');
      const arrive = async () => {
        await expect(page).toHaveURL(url + to, within);
        await expect(page).toHaveTitle(title, within);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', within);
        await expect(bad).toHaveCount(0);
      };
      const there = await arrive().then(
        () => true,
        () => false,
      );
      if (there) result.arrived++;
      else result.lost++;
      result.reloads += loads();
      result.most = Math.max(result.most, loads());
      await context.close();
    }
    return result;
  };
}

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      clients: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '20' },
      renamed: { type: 'boolean', default: false },
    },
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'swap-'));
  await chmod(folder, 0o755);
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const build = path.join(root, 'build');
    console.error('製作下一版 …');
    const next = values.renamed ? path.join(folder, 'next') : await buildNext(folder);
    if (values.renamed) await writeNextRelease(build, next);

    /** @type {typeof import('../plugins/hosting/readBuild')} */
    const { filesBelow } = load('plugins/hosting/readBuild.ts');
    const names = (await filesBelow(build)).filter(
      (name) => name.endsWith('/index.html') || name === 'index.html',
    );
    /** @type {Map<string, Map<string, Needs>>} */
    const documents = new Map();
    for (const place of [build, next]) {
      /** @type {Map<string, Needs>} */
      const own = new Map();
      for (const name of names) {
        own.set(
          encodeURI(`/${name.replace(/index\.html$/, '')}`),
          needs(await readFile(path.join(place, name), 'utf8')),
        );
      }
      documents.set(own.get('/')?.payloads ?? '', own);
    }
    // Moved addresses are not pages: they have no payload.
    const paths = [...([...documents.values()][0]?.keys() ?? [])]
      .filter(
        (page) => page === '/' || /^\/(?:download|blog\/post|codes|about-data-set|data-quality)\//.test(page),
      )
      .filter((page) => !/latest|current|archive/.test(page));

    const rows = [];
    for (const kept of [false, true]) {
      const port = await freePort();
      const listen = `127.0.0.1:${port}`;
      const a = path.join(folder, `a-${kept}`);
      const b = path.join(folder, `b-${kept}`);
      await exportSite({ from: build, to: a, listen, effort: EFFORT });
      await exportSite({ from: next, to: b, listen, effort: EFFORT, ...(kept ? { keep: a } : {}) });
      const current = path.join(folder, `current-${kept}`);
      await symlink(a, current);
      const nginx = await startNginx({ folder: current, port });
      try {
        /** @type {Count} */
        const count = { shown: 0, readable: 0, lost: 0, reloads: 0, unstyled: 0, causes: new Set() };
        const seconds = Number(values.seconds);
        // The browser starts first, so that its slow start does not shorten the other measurements.
        const click = await realPages(browser, nginx.url);
        const until = Date.now() + seconds * 1000;
        const clients = Array.from({ length: Number(values.clients) }, () =>
          reader({ url: nginx.url, pages: paths, documents, count })(() => Date.now() > until),
        );
        await wait((seconds * 1000) / 2);
        await symlink(b, `${current}.new`);
        await rename(`${current}.new`, current);
        nginx.reload();
        await Promise.all(clients);
        const real = await click();
        if (count.lost > 0) console.error('lost:', [...count.causes].slice(0, 10).join(', '));
        rows.push({
          'files of the old release': kept ? 'kept' : 'gone',
          steps: count.shown + count.readable + count.lost,
          reloads: count.reloads,
          'readable, not alive': count.readable,
          unstyled: count.unstyled,
          lost: count.lost,
          'in Chromium: arrived': real.arrived,
          'reloads there': real.reloads,
          'most per page': real.most,
          'lost there': real.lost,
        });
      } finally {
        await nginx.stop();
      }
    }
    console.log(
      toMarkdown({
        title: 'A release swapped under readers',
        note: `${values.clients} clients, ${values.seconds} s, swapped in the middle; ${values.renamed ? 'every hash another' : 'a second build with two changed texts'}.`,
        rows,
      }),
    );
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
});
