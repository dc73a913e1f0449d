import type { Locator, Page, Route } from '@playwright/test';
import { expect, hydrated, test as base, wiredUrl } from '../support/test';

/** Events are ignored on 127.0.0.1, so the wired site also stands here, for these tests only. */
const SITE = 'http://site.test';
/** As set for the wired build, see scripts/lib/test-steps.mjs. */
const HOST = 'https://analytics.test';
/** A link in the footer of every page, opened in the same tab. */
const OTHER = 'https://pypi.org/project/scrapy-tw-rental-house/';

interface Sent {
  n: string;
  u: string;
  r: string | null;
  p?: Record<string, string>;
}

interface AnalyticsFixtures {
  /** Bodies that reached the host, in order. */
  sent: Sent[];
  /** Requests that reached the host, in order. */
  requests: { method: string; url: string; contentType: string | undefined; cookie: string | undefined }[];
  /** What the host does with an event; replaced by tests. */
  host: { answer: (route: Route, event: Sent) => unknown };
  /** Addresses of other sites that were opened, in order. */
  visited: string[];
  /** Warnings about events. */
  warnings: string[];
}

const accept = (route: Route) =>
  route.fulfill({ status: 202, headers: { 'access-control-allow-origin': '*' }, body: 'ok' });

const test = base.extend<AnalyticsFixtures>({
  // oxlint-disable-next-line no-empty-pattern
  sent: async ({}, use) => use([]),
  // oxlint-disable-next-line no-empty-pattern
  requests: async ({}, use) => use([]),
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, use) => use({ answer: accept }),

  visited: [
    async ({ context, sent, requests, host }, use) => {
      const visited: string[] = [];
      await context.route(`${SITE}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.continue({ url: wiredUrl(pathname + search) });
      });
      await context.route(`${HOST}/**`, async (route) => {
        const request = route.request();
        const headers = await request.allHeaders();
        requests.push({
          method: request.method(),
          url: request.url(),
          contentType: headers['content-type'],
          cookie: headers['cookie'],
        });
        const event = request.postDataJSON() as Sent;
        sent.push(event);
        await host.answer(route, event);
      });
      await context.route(/^https:\/\/(pypi\.org|rent\.591\.com\.tw)\//, async (route) => {
        visited.push(route.request().url());
        await route.fulfill({
          contentType: 'text/html',
          body: '<title>Other site, made by the test</title>',
        });
      });
      await context.route(/^https:\/\/twrh\.s3\./, (route) =>
        route.fulfill({
          headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename=x.zip' },
          body: 'made by the test',
        }),
      );
      await use(visited);
      // The page may still be asking when the test is over.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],

  warnings: [
    async ({ context }, use) => {
      const warnings: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'warning' && message.text().includes('Event')) warnings.push(message.text());
      });
      await use(warnings);
    },
    { auto: true },
  ],
});
test.use({ opensWired: true });

/** Opens a page of the site that counts. */
async function open(page: Page, path: string, options?: { referer: string }): Promise<void> {
  await page.goto(SITE + path, options);
  await hydrated(page);
}

/** Opens a page whose clock then stands still, after its page view has arrived. */
async function openAndStop(page: Page, path: string, sent: readonly Sent[]): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await expect.poll(() => names(sent)).toEqual(['pageview']);
  await page.clock.pauseAt(Date.now() + 60 * 60_000);
}

const names = (events: readonly Sent[]): string[] => events.map(({ n }) => n);
const pages = (events: readonly Sent[]): string[] =>
  events.filter(({ n }) => n === 'pageview').map(({ u }) => u.replace(SITE, ''));
const outbound = (url: string) => ({ n: 'Outbound Link: Click', p: { url } });

/** Link in the footer, which leads to another site in the same tab. */
const plainLink = (page: Page): Locator => page.locator(`footer a[href="${OTHER}"]`);
const planted = (page: Page, name: string): Locator =>
  page.locator('main').getByRole('link', { name, exact: true });

test.describe('page views', () => {
  test('of the first page: exactly this body, as plain text, without cookies', async ({
    page,
    context,
    sent,
    requests,
    warnings,
    consoleErrors,
  }) => {
    await context.addCookies([{ name: 'c', value: 'v', url: HOST, secure: true, sameSite: 'None' }]);
    await page.setViewportSize({ width: 411, height: 900 });
    await open(page, '/download/?utm_source=letter&q=secret#2024', { referer: 'https://search.test/' });
    await expect
      .poll(() => sent)
      .toEqual([
        {
          n: 'pageview',
          u: `${SITE}/download/`,
          d: 'site.test',
          r: 'https://search.test/',
          w: 411,
          h: 0,
        },
      ]);
    expect(requests).toEqual([
      { method: 'POST', url: `${HOST}/api/event`, contentType: 'text/plain', cookie: undefined },
    ]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['c']);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /plausible|analytics/.test(key))),
    ).toEqual([]);
    expect(warnings).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  test('of pages whose address holds what their reader does, without that, as of everything else that is sent', async ({
    page,
    sent,
  }) => {
    for (const path of [
      '/open/#縣市=17&秘密=secret',
      '/search/?q=secret#secret',
      '/compare/?a=secret',
      '/pick/?columns=secret',
    ]) {
      const before = sent.length;
      await open(page, path, { referer: `${SITE}/search/?q=secret` });
      await expect.poll(() => sent.length).toBe(before + 1);
    }
    await open(page, '/privacy/?q=secret');
    // The code that sends it comes after the page; a click before that is not counted.
    await expect.poll(() => pages(sent)).toContain('/privacy/');
    await page.clock.install();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: 'https://pypi.org/a/?q=secret#secret',
        target: '_blank',
        textContent: 'planted',
      });
      document.querySelector('main')?.prepend(link);
      link.click();
    });
    await expect.poll(() => sent.at(-1)?.p).toEqual({ url: 'https://pypi.org/a/' });
    expect(pages(sent)).toEqual(['/open/', '/search/', '/compare/', '/pick/', '/privacy/']);
    expect(JSON.stringify(sent)).not.toContain('secret');
  });

  test('of every route change, once each, and of no change of query or hash', async ({ page, sent }) => {
    await open(page, '/__test__/links/');
    await page.evaluate(() => (location.hash = 'end'));
    await expect(page).toHaveURL(/#end$/);
    await planted(page, 'plain#here').click();
    await expect(page.locator('h1')).toHaveText('Planted: /__test__/plain/');
    await page.evaluate(() => (location.hash = 'there'));
    await expect(page).toHaveURL(/#there$/);
    await page.goBack();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Planted links');
    await planted(page, 'redirect-returned').click();
    await expect(page.locator('h1')).toHaveText('Planted: /__test__/plain/');
    await page.evaluate(() => location.assign('/blog/?q=secret'));
    await expect(page.locator('h1')).toHaveText('部落格');
    await hydrated(page);
    // The code that sends it comes after the page; whoever leaves before that is not counted.
    await expect.poll(() => pages(sent)).toContain('/blog/');
    await page.evaluate(() => location.assign('/privacy/'));
    await expect
      .poll(() => pages(sent))
      .toEqual([
        '/__test__/links/',
        '/__test__/plain/',
        '/__test__/links/',
        '/__test__/plain/',
        '/blog/',
        '/privacy/',
      ]);
    expect(new Set(names(sent))).toEqual(new Set(['pageview']));
    expect(sent.map(({ r }) => r)).toEqual([
      null,
      null,
      null,
      null,
      `${SITE}/__test__/plain/`,
      `${SITE}/blog/`,
    ]);
  });

  test('of a page that redirects on the first load: only where it leads', async ({ page, sent }) => {
    await page.goto(`${SITE}/__test__/redirect-returned/`);
    await expect(page).toHaveURL(`${SITE}/__test__/plain/`);
    await expect.poll(() => pages(sent)).toEqual(['/__test__/plain/']);
  });
});

test.describe('links to other sites', () => {
  test('wait for a silent host, at most 150 ms', async ({ page, sent, visited, host }) => {
    await openAndStop(page, '/privacy/', sent);
    host.answer = () => undefined;
    await plainLink(page).click();
    await expect.poll(() => sent.slice(1)).toMatchObject([outbound(OTHER)]);
    await page.clock.runFor(149);
    expect(visited).toEqual([]);
    await expect(page).toHaveURL(`${SITE}/privacy/`);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(OTHER);
    expect(visited).toEqual([OTHER]);
    expect(await page.evaluate(() => document.referrer)).toBe(`${SITE}/`);
    expect(sent).toHaveLength(2);
  });

  test(
    'of Docusaurus open at once in their new tab, and are tracked',
    { tag: '@window' },
    async ({ page, context, sent, host }) => {
      await openAndStop(page, '/', sent);
      host.answer = () => undefined;
      const link = page.locator('main a[href="https://rent.591.com.tw/"]').first();
      await expect(link).toHaveAttribute('target', '_blank');
      const opened = context.waitForEvent('page');
      await link.click();
      await expect(await opened).toHaveURL('https://rent.591.com.tw/');
      await expect.poll(() => sent.slice(1)).toMatchObject([outbound('https://rent.591.com.tw/')]);
      await expect(page).toHaveURL(`${SITE}/`);
    },
  );
});

test('files are tracked as downloads with what they are, at once, and not as another site', async ({
  page,
  sent,
  host,
}) => {
  await openAndStop(page, '/download/', sent);
  host.answer = () => undefined;
  const link = page.locator('main a[href*="202604"][href*="CSV"][href*="Deduplicated"]').first();
  const url = await link.getAttribute('href');
  const download = page.waitForEvent('download');
  await link.click();
  // The clock stands still: nothing was delayed.
  expect((await download).url()).toBe(url);
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({
    n: 'File Download',
    u: `${SITE}/download/`,
    p: { url, period: '2026-04', variant: 'deduplicated', format: 'csv' },
  });
  await expect(page).toHaveURL(`${SITE}/download/`);
});

test.describe('nothing is sent, with a warning for each event,', () => {
  for (const signal of ['globalPrivacyControl', 'doNotTrack'])
    test(`where the browser asks for privacy by ${signal}`, async ({ page, requests, warnings }) => {
      await page.addInitScript((name) => {
        Object.defineProperty(navigator, name, { get: () => (name === 'doNotTrack' ? '1' : true) });
      }, signal);
      await page.clock.install();
      await open(page, '/__test__/links/');
      await expect.poll(() => warnings).toEqual(['Ignoring Event: the browser asks for privacy']);
      await planted(page, 'plain').click();
      await expect.poll(() => warnings).toHaveLength(2);
      expect(requests).toEqual([]);
    });

  test('on this machine', async ({ page, requests, warnings, visited }) => {
    const warning = 'Ignoring Event: localhost';
    await page.clock.install();
    await page.goto(wiredUrl('/privacy/'));
    await hydrated(page);
    await expect.poll(() => warnings).toEqual([warning]);
    await page.clock.pauseAt(Date.now() + 60 * 60_000);
    await plainLink(page).click();
    await expect(page).toHaveURL(OTHER);
    expect(visited).toEqual([OTHER]);
    expect(warnings).toEqual([warning, warning]);
    expect(requests).toEqual([]);
  });
});

test.describe('a host that', () => {
  test('is blocked breaks nothing', async ({ page, host, sent, visited, consoleErrors, warnings }) => {
    host.answer = (route) => route.abort('blockedbyclient');
    await page.clock.install();
    await open(page, '/__test__/links/');
    await planted(page, 'plain').click();
    await expect(page.locator('h1')).toHaveText('Planted: /__test__/plain/');
    await expect.poll(() => pages(sent)).toEqual(['/__test__/links/', '/__test__/plain/']);
    await page.clock.pauseAt(Date.now() + 60 * 60_000);
    // A refusal is as good as an answer.
    await plainLink(page).click();
    await expect(page).toHaveURL(OTHER);
    expect(visited).toEqual([OTHER]);
    expect(consoleErrors).toEqual([]);
    expect(warnings).toEqual([]);
  });
});
