import type { Page } from '@playwright/test';
import { ANSWER_WAIT } from '../../src/features/comments/CommentWidget/state';
import { QUIET_AFTER_LOAD } from '../../src/runtime/errorReporting';
import { RELOAD_KEY } from 'html-first/client';
import {
  COMMENTS,
  LOADER,
  serveComments,
  serveErrors,
  serveSite,
  SITE,
  STATISTICS,
} from '../support/services';
import { expect, hydrated, test, WIRED_BASE, wiredUrl } from '../support/test';

test.use({ opensWired: true });

const POST = '/blog/post/2025-oct-release/';
/** A link in the footer of every page, opened in the same tab. */
const OTHER = 'https://pypi.org/project/scrapy-tw-rental-house/';

const box = (page: Page) => page.locator('[data-comments]');
const isShown = (page: Page) => expect(box(page)).toHaveAttribute('data-comments', 'shown');

/** Opens a page whose clock the test may move. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
}

/** Goes to another page of the site as a link does. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, WIRED_BASE + path);

const rejectLater = (page: Page, message: string) =>
  page.evaluate((text) => void Promise.reject(new Error(text)), message);

/** Scrolls until the comments are this far below the visible part of the page, and lets the browser notice. */
async function scrollTo(page: Page, distance: number): Promise<void> {
  await box(page).evaluate((element, below) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight - below, behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, distance);
}

test('where the browser asks for privacy, no service is asked for anything', async ({
  page,
  context,
  foreignRequests,
}) => {
  await serveSite(context);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  );
  // An address can be anybody's, also one that says who has logged in.
  await open(page, `${SITE}${POST}?giscus=made-up`);
  await scrollTo(page, 0);
  await rejectLater(page, 'planted');
  await page.clock.runFor(2 * QUIET_AFTER_LOAD);
  await follow(page, '/__test__/plain/');
  await expect(page.locator('h1')).toHaveText('Planted: /__test__/plain/');
  await page.goBack();
  await expect(box(page)).toContainText('這個瀏覽器要求不要追蹤，留言按了才載入。');
  expect(foreignRequests).toEqual([]);
});

test('where every host is refused, the page works, and says that comments did not come', async ({
  page,
  context,
  foreignRequests,
  consoleErrors,
}) => {
  await serveSite(context);
  await context.route('https://pypi.org/**', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<title>Other site, made by the test</title>' });
  });
  await open(page, SITE + POST);
  await box(page).scrollIntoViewIfNeeded();
  await rejectLater(page, 'planted');
  const refused = [LOADER, `${STATISTICS}/api/event`, expect.stringContaining(COMMENTS)];
  await expect.poll(() => [...foreignRequests].sort()).toEqual(expect.arrayContaining(refused));
  await page.clock.fastForward(ANSWER_WAIT);
  await expect(box(page).getByRole('status')).toContainText('giscus.test');
  // The browser's own error page inside the frame is not on show.
  await expect(box(page).locator('iframe')).toBeHidden();
  await follow(page, '/__test__/data/');
  await expect(page.locator('[data-answer]')).toHaveText('42');
  await page.clock.pauseAt(Date.now() + 60 * 60_000);
  // A refusal is as good as an answer.
  await page.locator(`footer a[href="${OTHER}"]`).click();
  await expect(page).toHaveURL(OTHER);
  expect(await page.evaluate(() => document.referrer)).toBe(new URL('/', SITE).href);
  expect(consoleErrors).toEqual([expect.stringContaining('planted')]);
});

test('statistics of every page that is shown are sent once', async ({ page, context }) => {
  await serveSite(context);
  // No host answers: what was sent counts.
  const sent: unknown[][] = [];
  page.on('request', (request) => {
    if (request.url() !== `${STATISTICS}/api/event`) return;
    const { n, u, r } = request.postDataJSON() as Record<string, unknown>;
    sent.push([n, u, r]);
  });
  await page.goto(`${SITE}/__test__/links/?q=secret#secret`, { referer: 'https://search.test/?q=secret' });
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'redirect-returned', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Planted: /__test__/plain/');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Planted links');
  // The code that sends it comes after the page; whoever leaves before that is not counted.
  await expect.poll(() => sent.length).toBe(3);
  await page.evaluate((to) => location.assign(to), `${WIRED_BASE}/__test__/redirect-returned/`);
  await expect
    .poll(() => sent)
    .toEqual([
      ['pageview', `${SITE}/__test__/links/`, 'https://search.test/'],
      ['pageview', `${SITE}/__test__/plain/`, 'https://search.test/'],
      ['pageview', `${SITE}/__test__/links/`, 'https://search.test/'],
      ['pageview', `${SITE}/__test__/plain/`, `${SITE}/__test__/redirect-returned/`],
    ]);
});

test('errors of every part of the site arrive once by the real SDK, with kind and route, and nobody is known by what is sent', async ({
  page,
  context,
  consoleErrors,
}) => {
  const sentry = await serveErrors(context);
  const told = () =>
    sentry.events().map(({ tags }) => `${String(tags?.['kind'])} ${String(tags?.['route'])}`);
  await context.addCookies([{ name: 'planted', value: 'secret', url: wiredUrl() }]);
  await open(page, wiredUrl('/__test__/links/?q=secret#secret'));
  await page.clock.runFor(QUIET_AFTER_LOAD);
  // That a visit began is the first thing that is sent.
  await expect.poll(() => sentry.envelopes).toEqual([expect.stringContaining('"type":"session"')]);
  expect(consoleErrors).toEqual([]);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.title = 'secret';
    button.textContent = 'secret';
    document.body.append(button);
    button.click();
    window.history.replaceState(null, '', '?q=secret2#secret');
    void Promise.reject(new Error(`Failed: ${window.location.href}`));
  });
  await expect.poll(told).toEqual([`rejection ${WIRED_BASE}/__test__/links/`]);
  expect(sentry.events()[0]).toMatchObject({
    exception: { values: [{ value: `Failed: ${wiredUrl('/__test__/links/')}` }] },
    sdk: { settings: { infer_ip: 'never' } },
    request: { url: wiredUrl('/__test__/links/') },
  });

  // The browser would open the last two itself, see served.spec.ts.
  await page.route(/_nuxt\/content|\/error-page-throws\/$/, (route) => route.abort());
  await open(page, wiredUrl('/__test__/throws/'));
  await expect.poll(told).toContain(`boundary ${WIRED_BASE}/__test__/throws/`);
  await open(page, wiredUrl('/__test__/plain/'));
  await page.evaluate((key) => {
    window.planted.dataFailures = 1;
    // Code that does not come would have the page loaded anew first, see navigation.spec.ts.
    sessionStorage.setItem(key, String(Date.now()));
  }, RELOAD_KEY);
  for (const [kind, path] of [
    ['navigation', '/__test__/middleware-fails/'],
    ['data', '/__test__/data/'],
    ['content', '/no-such-page/'],
    ['error-page', '/__test__/error-page-throws/'],
  ] as const) {
    await follow(page, path);
    await expect.poll(told).toContain(`${kind} ${WIRED_BASE}${path}`);
  }
  await open(page, wiredUrl('/__test__/plain/'));
  await page.route(/\/assets\/js\/(?!navigation)[^/]+\.js$/, (route) => route.abort());
  await follow(page, '/__test__/data/');
  await expect.poll(told).toContain(`chunk ${WIRED_BASE}/__test__/data/`);

  const all = sentry.envelopes.join('\n');
  expect(all).toContain('"ui.click"');
  expect(all).not.toMatch(/secret|ip_address|"did"|"user"|"cookies"|"culture"/);
});

test('comments come when they are near and not before, for the path alone, move nothing, and come anew for another page', async ({
  page,
  context,
  consoleErrors,
}) => {
  const asked = await serveComments(context, 200);
  await page.emulateMedia({ colorScheme: 'dark' });
  // What the reader came with stays here.
  await open(page, wiredUrl(`${POST}?made=up`));
  const height = () => box(page).evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await scrollTo(page, 700);
  await expect(box(page)).toHaveAttribute('data-comments', 'idle');
  expect(asked).toEqual([]);
  await scrollTo(page, 500);
  await isShown(page);
  await expect(box(page)).not.toBeInViewport();
  expect(await height()).toBe(before);
  await expect(page.getByTitle('留言串')).toHaveCSS('height', '200px');
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/zh-TW/widget']);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    term: POST,
    theme: 'dark',
    origin: wiredUrl(POST),
    backLink: wiredUrl(POST),
  });
  // The same page at another anchor keeps its thread.
  await page.evaluate(() => (window.location.hash = '#comments'));
  await isShown(page);
  await follow(page, '/download/');
  await expect(box(page)).toHaveAttribute('data-comments', 'idle');
  await scrollTo(page, 0);
  await isShown(page);
  expect(asked.map(({ searchParams }) => searchParams.get('term'))).toEqual([POST, '/download/']);
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(consoleErrors).toEqual([]);
});
