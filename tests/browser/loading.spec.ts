import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { firstAndSome, inFull } from 'rental-data/testing/full';
import type { Page } from '@playwright/test';
import { serveChanged, type Answer } from '../support/changedServer';
import { expect, hydrated, idle, test } from '../support/test';

/** A page of each kind of route: of src/pages, the docs, the blog, a Chinese address, a record of the catalogue. */
const KINDS = [
  '/',
  '/about-data-set/0.3/',
  '/blog/post/2021-annual-data/',
  '/blog/tag/資料品質/',
  '/download/2026-04/raw/',
  ...inFull(
    '/about-data-set/',
    '/about-data-set/0.0/',
    '/blog/',
    '/download/',
    '/data-quality/',
    '/search/',
    '/privacy/',
  ),
];

declare global {
  interface Window {
    /** what moved without the reader having done anything */
    shifts?: PerformanceEntry[];
  }
}

/** Notes what moves on the page from its first frame on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      window.shifts = [...(window.shifts ?? []), ...list.getEntries()].filter(
        (entry) => !(entry as unknown as { hadRecentInput: boolean }).hadRecentInput,
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** @returns what moved up to now, as JSON: a list of the browser's own entries */
async function drawnShifts(page: Page): Promise<string> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => JSON.stringify(window.shifts ?? []));
}

test('a page asks for all its scripts at once with the first sign of a reader, and for none before', async ({
  context,
}) => {
  // Chromium itself tells of a pointer in the corner of a window that nobody sees, some time after it has drawn a page.
  await context.addInitScript(() => {
    const stop = (event: Event): void => {
      if (event.isTrusted) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', stop, true);
  });
  for (const path of KINDS) {
    const scripts: string[] = [];
    // What another page still asks for is none of this one's.
    const page = await context.newPage();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    await page.goto(path);
    // Later than the idle moment in which a page loads what it cannot do without.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await idle(page);
    const isWhole = (await page.locator('[data-at-rest]').count()) === 0;
    if (isWhole) expect(scripts, path).toEqual([]);
    await hydrated(page);
    const { listed, known } = await page.evaluate(() => ({
      listed: document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']?.split(' ') ?? [],
      known: location.pathname === decodeURI(location.pathname),
    }));
    expect(listed.length).toBeGreaterThan(1);
    // Docusaurus looks a Chinese address up by its encoded form, finds nothing, and asks for the 404 page besides.
    const before = known ? scripts.slice(0, listed.length) : scripts.filter((name) => listed.includes(name));
    expect([...before].sort()).toEqual([...listed].sort());
    await page.close();
  }
});

test.describe('what a reader does first is answered, though no script was there', () => {
  test.use({ hasTouch: true, colorScheme: 'light' });

  for (const [name, act, answer] of [
    ['a button', (page) => page.getByRole('button', { name: '改用深色' }).tap(), 'html[data-theme="dark"]'],
    ['the search', (page) => page.locator('[data-search]').tap(), 'dialog[open] input:focus'],
    ['a key', (page) => page.keyboard.press('/'), 'dialog[open] input:focus'],
  ] satisfies [string, (page: Page) => Promise<void>, string][])
    test(name, async ({ page }) => {
      await page.goto('/');
      await act(page);
      await expect(page.locator(answer)).toBeVisible();
    });
});

/**
 * The built site, each answer at 100 kB a second. From this machine a page would come whole, and what comes late would not be
 * seen to come late; Chromium's own brake has once held back a page for ever.
 */
async function serveSlowly(baseURL: string | undefined): Promise<{ url: string; close: () => void }> {
  const server = http.createServer(({ url = '', headers }, response) => {
    http.get(new URL(url, baseURL), { headers }, (own) => {
      response.writeHead(own.statusCode ?? 500, own.headers);
      const send = async () => {
        for await (const piece of own as AsyncIterable<Buffer>)
          for (let at = 0; at < piece.length; at += 2_000) {
            response.write(piece.subarray(at, at + 2_000));
            await wait(20);
          }
        response.end();
      };
      send().catch(() => response.destroy());
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const path of firstAndSome(
  ['/data-quality/', '/', '/compare/', '/about-data-set/0.3/', '/blog/post/2025-nov-release/'],
  1,
)) {
  test(
    `nothing of ${path} moves while it arrives piece by piece and comes alive`,
    { tag: '@window' },
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await watchShifts(page);
      const { url, close } = await serveSlowly(baseURL);
      try {
        await page.goto(url + path);
        await hydrated(page);
        expect(await drawnShifts(page)).toBe('[]');
      } finally {
        close();
      }
    },
  );
}

test('the arrow of a list of contents stands where it stays before the words beside it have come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about-data-set/0.3/');
  const [whole, begun] = await page.locator('main nav summary').evaluate((summary) => {
    const { height } = summary.getBoundingClientRect();
    summary.textContent = '';
    return [height, summary.getBoundingClientRect().height];
  });
  expect(begun).toBe(whole);
});

for (const [name, path, cut] of [
  ['header', '/compare/', '<a aria-current=true href=/data-quality/>'],
  ['offer', '/', '<span>下'],
] as const) {
  test(`the ${name} is not drawn before all of it has come`, { tag: '@window' }, async ({ page }) => {
    const html = await (await page.request.get(path)).body();
    const at = html.indexOf(cut);
    expect(at).toBeGreaterThan(0);
    const begun: Answer = {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: html.subarray(0, at),
      isSilent: true,
    };
    const site = await serveChanged('build', (answer, target) => (target === path ? begun : answer));
    try {
      await page.setViewportSize({ width: 360, height: 800 });
      const sheet = page.waitForResponse(/styles\.[^/]+\.css$/);
      await page.goto(site.url + path, { waitUntil: 'commit' });
      await (await sheet).finished();
      // A frame would come long before the last of these answers; a page that waits has none.
      const first = page.evaluate(async () => {
        const drawn = new Promise<string>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => done('drawn'))),
        );
        const asked = (async () => {
          for (let i = 0; i < 20; i++) await fetch(`/favicon.ico?${String(i)}`);
          return 'asked';
        })();
        return Promise.race([drawn, asked]);
      });
      expect(await first).toBe('asked');
    } finally {
      await site.close();
    }
  });
}

test('the policy forbids scripts that do not belong to the page', async ({ page }) => {
  await page.goto('/');
  const blocked = await page.evaluate(async () => {
    const seen: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective));
    const inline = document.createElement('script');
    inline.textContent = 'window.planted = true';
    document.body.append(inline);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.planted = true');
    document.body.append(button);
    button.click();
    await fetch('https://elsewhere.test/').catch(() => null);
    const base = document.createElement('base');
    base.href = 'https://elsewhere.test/';
    document.head.append(base);
    await new Promise((resolve) => setTimeout(resolve));
    return { seen, planted: 'planted' in window, base: document.baseURI };
  });
  expect(blocked.planted).toBe(false);
  expect(blocked.base).not.toContain('elsewhere');
  expect(blocked.seen).toEqual(
    expect.arrayContaining(['script-src-elem', 'script-src-attr', 'connect-src', 'base-uri']),
  );
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('gaps between Chinese and Latin stand only where a script saw how they are drawn', async ({
      page,
    }) => {
      await page.goto('/privacy/');
      await expect(page.locator('p').first()).toHaveCSS(
        'text-autospace',
        javaScriptEnabled ? 'normal' : 'no-autospace',
      );
      await expect(page.locator('canvas')).toHaveCount(0);
    });
  });
}
