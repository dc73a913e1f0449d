import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type * as Sdk from '@sentry/browser';
import { listOrigins } from '../../plugins/sentry/addresses';
import { QUIET_AFTER_LOAD } from '../../src/runtime/errorReporting';
import { RELOAD_KEY } from 'html-first/client';
import { interceptSentry, LOADER, SDK, type Ingest } from '../support/sentry-ingest';
import { expect, hydrated, test, wiredUrl } from '../support/test';

test.use({ opensWired: true });

declare global {
  interface Window {
    Sentry: typeof Sdk;
  }
}

/** The other service that the page speaks with. */
const STATISTICS = 'https://analytics.test';

/** Opens a page of the site with everything switched on, with a clock that the test moves. */
async function open(page: Page, path = '/__test__/plain/'): Promise<void> {
  await page.clock.install();
  await page.goto(wiredUrl(path));
  await hydrated(page);
}

/** Lets the page be idle until the SDK is there and has told that a visit began, the first thing that it sends. */
async function idle(page: Page, sentry: Ingest): Promise<void> {
  await page.clock.runFor(QUIET_AFTER_LOAD);
  await expect.poll(() => page.evaluate(() => window.Sentry?.getClient?.() !== undefined)).toBe(true);
  await expect.poll(() => sentry.envelopes.length).toBe(1);
}

/** Waits for the reports under way; a last one of the test's own shows that no other comes. */
async function collectEvents(page: Page, sentry: Ingest): Promise<Sdk.Event[]> {
  await expect.poll(() => page.evaluate(() => window.Sentry?.getClient?.() !== undefined)).toBe(true);
  await page.evaluate(() => window.Sentry.captureMessage('the last'));
  await expect.poll(() => sentry.events().at(-1)?.message).toBe('the last');
  return sentry.events().slice(0, -1);
}

async function waitForOnlyEvent(page: Page, sentry: Ingest): Promise<Sdk.Event> {
  const events = await collectEvents(page, sentry);
  expect(events.map(readMessage)).toHaveLength(1);
  return events[0] as Sdk.Event;
}

const readMessage = ({ message, exception }: Sdk.Event) => message ?? exception?.values?.at(-1)?.value;

/** Goes to another page of the site as a link does. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test.describe('nothing is loaded', () => {
  test('before there is something to tell, or time', async ({ page, consoleErrors }) => {
    const sentry = await interceptSentry(page);
    const own: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_errors/')) own.push(new URL(request.url()).pathname);
    });
    await page.clock.install({ time: 0 });
    // The clock stands, so that a machine with other work to do does not come to the time by itself.
    await page.clock.pauseAt(1_000);
    const response = await page.goto(wiredUrl('/__test__/plain/'));
    await page.clock.runFor(QUIET_AFTER_LOAD / 4);
    // A page that React draws is ready after timers of its own, a few milliseconds each.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(1);
          return page.locator('html[data-has-hydrated="true"]').count();
        },
        { intervals: [10] },
      )
      .toBe(1);
    await page.clock.runFor(QUIET_AFTER_LOAD / 4);
    // The page's policy names the hosts; nothing in the page asks them for anything.
    const text = (await response?.text())?.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    expect(text).not.toMatch(/sentryOnLoad|sentry-cdn|js-sdk-loader/);
    expect([...own, ...sentry.scripts]).toEqual([]);

    await page.clock.resume();
    await idle(page, sentry);
    expect(own).toEqual([expect.stringMatching(/^\/_errors\/load-[0-9a-f]{16}\.js$/)]);
    expect(sentry.scripts).toEqual([LOADER, SDK]);
    expect(sentry.envelopes.map(({ items }) => items.map(({ type }) => type))).toEqual([['session']]);
    expect(sentry.envelopes[0]?.items[0]?.payload).toMatchObject({
      errors: 0,
      attrs: { release: 'test-release', environment: 'production' },
    });
    expect(sentry.envelopes[0]?.items[0]?.payload).not.toHaveProperty('did');
    expect(consoleErrors).toEqual([]);
  });

  test('where the browser asks for privacy', async ({ page }) => {
    const sentry = await interceptSentry(page);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
    );
    await open(page);
    await page.evaluate(() => void Promise.reject(new Error('planted')));
    await page.clock.runFor(2 * QUIET_AFTER_LOAD);
    expect([...sentry.scripts, ...sentry.envelopes]).toEqual([]);
  });

  test('that a strict Content-Security-Policy would refuse', async ({ page }) => {
    const sentry = await interceptSentry(page);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const { scripts, connections } = listOrigins('https://public@sentry.test/1');
    await page.route(wiredUrl('/__test__/plain/'), async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      // The page's own inline scripts are named one by one; any other is refused.
      const hashes = [...body.matchAll(/<script(?![^>]*\ssrc)[^>]*>([^]*?)<\/script>/g)].map(
        ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      );
      const policy = `script-src 'self' ${[...hashes, ...scripts].join(' ')}; connect-src 'self' ${[STATISTICS, ...connections].join(' ')}`;
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    await open(page);
    await idle(page, sentry);
    expect(refused).toEqual([]);
  });
});

test.describe('a fault arrives once, with kind and route', () => {
  // Faults are planted as inline scripts, which the policy forbids.
  test.use({ bypassCSP: true });

  test('of a component', async ({ page }) => {
    const sentry = await interceptSentry(page);
    await open(page, '/__test__/throws/');
    const event = await waitForOnlyEvent(page, sentry);
    expect(readMessage(event)).toBe('Planted in a page');
    expect(event).toMatchObject({
      level: 'error',
      environment: 'production',
      release: 'test-release',
      tags: { kind: 'boundary', route: '/__test__/throws/' },
    });
    expect(sentry.scripts).toEqual([LOADER, SDK]);
  });

  test('of route changes and of the content database', async ({ page }) => {
    const sentry = await interceptSentry(page);
    await page.route('**/_nuxt/content/**', (route) => route.abort());
    await open(page);
    await page.evaluate(() => {
      window.planted.dataFailures = 1;
    });
    const told = [
      ['/__test__/middleware-fails/', 'navigation'],
      ['/__test__/data/', 'data'],
      ['/no-such-page/', 'content'],
    ] as const;
    for (const [index, [path]] of told.entries()) {
      await follow(page, path);
      await expect.poll(() => sentry.events().length, path).toBe(index + 1);
    }
    const events = await collectEvents(page, sentry);
    expect(events.map(({ tags }) => tags)).toEqual(told.map(([route, kind]) => ({ kind, route })));
    expect(events.map(readMessage).slice(0, 2)).toEqual(['Planted in a middleware', 'Planted in data']);
  });

  test('of the code of a page', async ({ page }) => {
    const sentry = await interceptSentry(page);
    await open(page);
    // The page would be loaded anew first, see navigation.spec.ts.
    await page.evaluate((key) => sessionStorage.setItem(key, String(Date.now())), RELOAD_KEY);
    await page.route(/\/assets\/js\/(?!navigation)[^/]+\.js$/, (route) => route.abort());
    await follow(page, '/__test__/data/');
    const event = await waitForOnlyEvent(page, sentry);
    expect(event.tags).toEqual({ kind: 'chunk', route: '/__test__/data/' });
  });

  test('of an error page', async ({ page }) => {
    const sentry = await interceptSentry(page);
    await open(page);
    // Otherwise the browser would open the page itself, see served.spec.ts.
    await page.route('**/__test__/error-page-throws/', (route) => route.abort());
    await follow(page, '/__test__/error-page-throws/');
    await expect(page.locator('h1')).toHaveText('錯誤頁也無法顯示');
    await page.clock.runFor(QUIET_AFTER_LOAD);
    const events = await collectEvents(page, sentry);
    expect(events.map(readMessage)).toContain('Planted in the error page');
    expect(events.find((event) => readMessage(event) === 'Planted in the error page')?.tags).toEqual({
      kind: 'error-page',
      route: '/__test__/error-page-throws/',
    });
  });

  test('of the start', async ({ page }) => {
    const sentry = await interceptSentry(page);
    await page.addInitScript(() => {
      // The history asks for this when it is made, above every error boundary.
      Object.defineProperty(History.prototype, 'length', {
        get() {
          throw new Error('Planted at the start');
        },
      });
    });
    await page.clock.install();
    await page.goto(wiredUrl('/blog/post/resurrection/'));
    await expect(page.locator('[data-startup-failed]')).toBeAttached();
    await page.clock.runFor(QUIET_AFTER_LOAD);
    const events = await collectEvents(page, sentry);
    expect(events.find((event) => readMessage(event) === 'Planted at the start')?.tags).toMatchObject({
      kind: 'startup',
    });
  });

  test('of the window', async ({ page }) => {
    const sentry = await interceptSentry(page);
    await open(page);
    await page.addScriptTag({
      content: `
        Promise.reject(new Error('Planted in a promise'));
        Promise.reject('Planted text');
        throw new TypeError('Planted in a script');`,
    });
    const events = await collectEvents(page, sentry);
    const route = '/__test__/plain/';
    expect(events.map((event) => [readMessage(event), event.tags]).sort()).toEqual([
      ['Planted in a promise', { kind: 'rejection', route }],
      ['Planted in a script', { kind: 'uncaught', route }],
      ['Planted text', { kind: 'rejection', route }],
    ]);
    expect(events[0]?.exception?.values?.[0]?.mechanism?.handled).toBe(false);
    // The SDK is there by now.
    await page.addScriptTag({ content: `throw new Error('Planted later');` });
    await expect.poll(() => sentry.events().at(-1)?.tags).toEqual({ kind: 'uncaught', route });
  });

  test('and what is only written to the console is none, but a step before the next', async ({ page }) => {
    const sentry = await interceptSentry(page);
    await open(page);
    await idle(page, sentry);
    await page.evaluate(() => {
      console.warn('Planted warning');
      console.error('Planted error', { name: 'secret' });
      void Promise.reject(new Error('Planted in a promise'));
    });
    const event = await waitForOnlyEvent(page, sentry);
    expect(readMessage(event)).toBe('Planted in a promise');
    const steps = event.breadcrumbs?.filter(({ category }) => category === 'console');
    expect(steps?.map(({ level, message }) => [level, message])).toEqual([
      ['warning', 'Planted warning'],
      ['error', 'Planted error [object Object]'],
    ]);
  });
});

// The other limits are those of the SDK itself, see plugins/sentry/init.test.ts.
test.describe('the limits', () => {
  test('30 of 31 requests at once', async ({ page }) => {
    const sentry = await interceptSentry(page);
    await open(page);
    await idle(page, sentry);
    // The first error changes what was told of the visit, which is a request too.
    await page.evaluate(() => window.Sentry.captureMessage('The first', 'error'));
    await page.evaluate(() => window.Sentry.flush());
    const before = sentry.envelopes.length;
    sentry.hold();
    await page.evaluate(() => {
      for (let n = 1; n <= 31; n++) window.Sentry.captureException(new Error(`Planted ${n}`));
    });
    await expect.poll(() => sentry.envelopes.length - before).toBe(30);
    await sentry.release();
    await page.evaluate(() => window.Sentry.flush());
    const [, ...events] = await collectEvents(page, sentry);
    // Sent at once, they may arrive in any order.
    expect(events.map(readMessage).sort()).toEqual(
      Array.from({ length: 30 }, (_, n) => `Planted ${n + 1}`).sort(),
    );
  });
});

test('what could not be sent is counted and told (client reports)', async ({ page }) => {
  const sentry = await interceptSentry(page);
  await open(page);
  await idle(page, sentry);
  sentry.limit();
  await page.evaluate(() => window.Sentry.captureMessage('one too many'));
  // Only the answer tells the SDK to send no more; flushing ends once it is there.
  await page.evaluate(() => window.Sentry.flush());
  expect(sentry.events()).toHaveLength(1);
  await page.evaluate(() => window.Sentry.captureMessage('dropped'));
  const reports = () =>
    sentry.envelopes.flatMap(({ items }) => items).filter(({ type }) => type === 'client_report');
  // What was dropped is told when the page is left; it is dropped in a later task.
  await page.evaluate(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return reports().length;
    })
    .toBe(1);
  expect(reports()[0]?.payload).toMatchObject({
    discarded_events: [{ reason: 'ratelimit_backoff', category: 'error', quantity: 1 }],
  });
});

test('nobody is known by what is sent', async ({ page, context }) => {
  const sentry = await interceptSentry(page, {
    project: { sendDefaultPii: true, tracesSampleRate: 1, replaysOnErrorSampleRate: 1 },
  });
  await context.addCookies([{ name: 'planted', value: 'secret', url: wiredUrl() }]);
  await open(page, '/__test__/links/?q=secret#secret');
  await idle(page, sentry);
  await page.evaluate(async () => {
    const button = document.createElement('button');
    button.title = 'secret';
    button.textContent = 'secret';
    document.body.append(button);
    button.click();
    await fetch('/robots.txt?q=secret').catch(() => undefined);
    console.log('said', { name: 'secret' });
    window.history.replaceState(null, '', '/__test__/links/?q=secret2#secret');
    void Promise.reject(new Error(`Failed: ${window.location.href}`));
  });
  const event = await waitForOnlyEvent(page, sentry);
  expect(readMessage(event)).toBe(`Failed: ${wiredUrl('/__test__/links/')}`);
  expect(event.request).toEqual({
    url: wiredUrl('/__test__/links/'),
    headers: { 'User-Agent': await page.evaluate(() => navigator.userAgent) },
  });
  expect(event.breadcrumbs?.map(({ category }) => category)).toEqual(
    expect.arrayContaining(['ui.click', 'fetch', 'console', 'navigation']),
  );
  expect(event.sdk).toMatchObject({ settings: { infer_ip: 'never' } });
  for (const { text } of sentry.envelopes) {
    expect(text).not.toContain('secret');
    expect(text).not.toMatch(/ip_address|"user"|"cookies"|"culture"/);
  }
});

test.describe('the page stays as it is', () => {
  for (const [blocked, asked] of [
    ['loader', [LOADER]],
    ['sdk', [LOADER, SDK]],
  ] as const) {
    test(`where the ${blocked} is blocked`, async ({ page, consoleErrors }) => {
      const sentry = await interceptSentry(page, { [blocked]: 'block' });
      await open(page);
      await page.evaluate(() => void Promise.reject(new Error('Planted')));
      await expect.poll(() => sentry.scripts).toEqual(asked);
      await follow(page, '/__test__/data/');
      await expect(page.locator('[data-answer]')).toHaveText('42');
      expect(consoleErrors).toEqual([expect.stringContaining('Planted')]);
      expect(sentry.envelopes).toEqual([]);
    });
  }

  test('where what is sent is refused', async ({ page, consoleErrors }) => {
    const sentry = await interceptSentry(page, { ingest: 'block' });
    await open(page);
    await page.evaluate(() => void Promise.reject(new Error('Planted')));
    await expect.poll(() => sentry.events().map(readMessage)).toEqual(['Planted']);
    await follow(page, '/__test__/data/');
    await expect(page.locator('[data-answer]')).toHaveText('42');
    expect(consoleErrors).toEqual([expect.stringContaining('Planted')]);
    expect(sentry.events()).toHaveLength(1);
  });
});
