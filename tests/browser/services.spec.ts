import type { Page } from '@playwright/test';
import { ANSWER_WAIT } from '../../src/features/comments/CommentWidget/state';
import { QUIET_AFTER_LOAD } from '../../src/runtime/errorReporting';
import { RELOAD_KEY } from 'html-first/client';
import {
  COMMENTS,
  LOADER,
  SDK,
  serveComments,
  serveErrors,
  serveSite,
  serveStatistics,
  SITE,
  STATISTICS,
} from '../support/services';
import { awake, expect, hydrated, test, wiredUrl } from '../support/test';

test.use({ opensWired: true });

const POST = '/blog/post/2025-oct-release/';
/** A link in the footer of every page, opened in the same tab. */
const OTHER = 'https://pypi.org/project/scrapy-tw-rental-house/';

const box = (page: Page) => page.locator('[data-comments]');
const isShown = (page: Page) => expect(box(page)).toHaveAttribute('data-comments', 'shown');

/** Opens a page whose clock the test may move. */
async function open(page: Page, address: string, options?: { referer: string }): Promise<void> {
  await page.clock.install();
  await page.goto(address, options);
  await hydrated(page);
}

/** Goes to another page of the site as a link does. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

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

test('where the services are off, no page asks for anything of theirs, has code of theirs, or room for comments', async ({
  page,
  foreignRequests,
}) => {
  /** Words that only the code of a service has: each of what it sends, where it is loaded from, or what it draws. */
  const CODE = { analytics: '/api/event', errors: 'error-reporting-ready', comments: 'giscus-widget' };
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text().catch(() => ''));
  });
  const find = async () => {
    const all = (await Promise.all(texts)).join('\n');
    return Object.entries(CODE).flatMap(([service, words]) => (all.includes(words) ? [service] : []));
  };
  const visit = async (address: string) => {
    await page.goto(address);
    await hydrated(page);
    await page.clock.runFor(2 * QUIET_AFTER_LOAD);
    await awake(page);
  };
  await page.clock.install();
  for (const path of ['/', '/download/', POST]) {
    await visit(path);
    await expect(page.locator('#comments, [data-comments], iframe, a[href$="/discussions"]')).toHaveCount(0);
  }
  expect(await find()).toEqual([]);
  expect(foreignRequests).toEqual([]);

  // It would be seen: where they are on, all three come.
  await visit(wiredUrl(POST));
  await expect.poll(find).toEqual(Object.keys(CODE));
});

test('where the browser asks for privacy, no service is asked for anything; comments wait for a press', async ({
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
  const asked = await serveComments(context, 300);
  await page.getByRole('button', { name: '載入留言' }).click();
  await isShown(page);
  expect(asked).toHaveLength(1);
});

test('where every host is refused, the page works, and says that comments did not come', async ({
  page,
  context,
  foreignRequests,
  consoleErrors,
}) => {
  await serveSite(context);
  const visited: string[] = [];
  await context.route('https://pypi.org/**', async (route) => {
    visited.push(route.request().url());
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
  await serveComments(context, 300);
  await page.getByRole('button', { name: '再試一次' }).press('Enter');
  await isShown(page);

  await follow(page, '/__test__/data/');
  await expect(page.locator('[data-answer]')).toHaveText('42');
  await page.clock.pauseAt(Date.now() + 60 * 60_000);
  // A refusal is as good as an answer.
  await page.locator(`footer a[href="${OTHER}"]`).click();
  await expect(page).toHaveURL(OTHER);
  expect(visited).toEqual([OTHER]);
  expect(consoleErrors).toEqual([expect.stringContaining('planted')]);
});

test.describe('statistics', () => {
  test('of every page that is shown, once, with exactly this and no cookies', async ({ page, context }) => {
    const requests = await serveStatistics(context);
    const sent = () => requests.map((request) => request.postDataJSON() as Record<string, unknown>);
    await serveSite(context);
    await context.addCookies([{ name: 'c', value: 'v', url: STATISTICS, secure: true, sameSite: 'None' }]);
    await page.setViewportSize({ width: 411, height: 900 });
    const heading = page.locator('h1');
    const link = (name: string) => page.locator('main').getByRole('link', { name, exact: true });

    await page.goto(`${SITE}/__test__/links/?q=secret#secret`, { referer: 'https://search.test/?q=secret' });
    await hydrated(page);
    await page.evaluate(() => (location.hash = 'end'));
    await link('plain#here').click();
    await expect(heading).toHaveText('Planted: /__test__/plain/');
    await page.evaluate(() => (location.hash = 'there'));
    await expect(page).toHaveURL(/#there$/);
    await page.goBack();
    await page.goBack();
    await expect(heading).toHaveText('Planted links');
    await link('redirect-returned').click();
    await expect(heading).toHaveText('Planted: /__test__/plain/');
    // The code that sends it comes after the page; whoever leaves before that is not counted.
    await expect.poll(() => requests.length).toBe(4);
    await page.evaluate(() => location.assign('/search/?q=secret'));
    await expect.poll(() => requests.length).toBe(5);
    await page.evaluate(() => location.assign('/__test__/redirect-returned/'));
    await expect.poll(() => requests.length).toBe(6);

    const view = (path: string, r: string | null) => ({
      n: 'pageview',
      u: SITE + path,
      d: 'site.test',
      r,
      w: 411,
      h: 0,
    });
    expect(sent()).toEqual([
      view('/__test__/links/', 'https://search.test/'),
      view('/__test__/plain/', 'https://search.test/'),
      view('/__test__/links/', 'https://search.test/'),
      view('/__test__/plain/', 'https://search.test/'),
      view('/search/', `${SITE}/__test__/plain/`),
      view('/__test__/plain/', `${SITE}/__test__/redirect-returned/`),
    ]);
    expect(requests[0]?.method()).toBe('POST');
    expect(requests[0]?.url()).toBe(`${STATISTICS}/api/event`);
    const { cookie, 'content-type': type } = (await requests[0]?.allHeaders()) ?? {};
    expect([type, cookie]).toEqual(['text/plain', undefined]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['c']);
  });

  test('of a link to another site keep its reader from a silent host at most 150 ms', async ({
    page,
    context,
  }) => {
    const requests = await serveStatistics(context, () => undefined);
    await serveSite(context);
    await context.route('https://pypi.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await open(page, `${SITE}/privacy/`);
    await expect.poll(() => requests.length).toBe(1);
    await page.clock.pauseAt(Date.now() + 60 * 60_000);
    await page.locator(`footer a[href="${OTHER}"]`).click();
    await expect.poll(() => requests.length).toBe(2);
    await page.clock.runFor(149);
    await expect(page).toHaveURL(`${SITE}/privacy/`);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(OTHER);
    expect(await page.evaluate(() => document.referrer)).toBe(`${SITE}/`);
  });
});

test.describe('errors', () => {
  test('arrive once by the real SDK, and nobody is known by what is sent', async ({
    page,
    context,
    consoleErrors,
  }) => {
    const sentry = await serveErrors(context);
    await context.addCookies([{ name: 'planted', value: 'secret', url: wiredUrl() }]);
    await open(page, wiredUrl('/__test__/links/?q=secret#secret'));
    await page.clock.runFor(QUIET_AFTER_LOAD);
    // That a visit began is the first thing that is sent.
    await expect.poll(() => sentry.envelopes.length).toBe(1);
    expect(sentry.envelopes[0]).toContain('"type":"session"');
    expect(sentry.envelopes[0]).not.toContain('"did"');
    expect(sentry.scripts).toEqual([LOADER, SDK]);
    expect(consoleErrors).toEqual([]);
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
    await expect.poll(() => sentry.events()).toHaveLength(1);
    const [event] = sentry.events();
    expect(event).toMatchObject({
      level: 'error',
      environment: 'production',
      release: 'test-release',
      tags: { kind: 'rejection', route: '/__test__/links/' },
      exception: {
        values: [{ value: `Failed: ${wiredUrl('/__test__/links/')}`, mechanism: { handled: false } }],
      },
      sdk: { settings: { infer_ip: 'never' } },
    });
    expect(event?.request).toEqual({
      url: wiredUrl('/__test__/links/'),
      headers: { 'User-Agent': await page.evaluate(() => navigator.userAgent) },
    });
    expect(event?.breadcrumbs?.map(({ category }) => category)).toEqual(
      expect.arrayContaining(['ui.click', 'fetch', 'console', 'navigation']),
    );
    const all = sentry.envelopes.join('\n');
    expect(all).not.toContain('secret');
    expect(all).not.toMatch(/ip_address|"user"|"cookies"|"culture"/);
  });

  /** Keeps what the site tells of an error, in the place of the SDK. */
  const KEEP = `
    told = [];
    Sentry = {
      init() {},
      captureException: (error, { captureContext: { tags } }) => told.push(tags.kind + ' ' + tags.route),
    };`;
  const told = (page: Page) => page.evaluate(() => (Reflect.get(window, 'told') ?? []) as string[]);

  test('of every part of the site are told with kind and route', async ({ page, context }) => {
    await serveErrors(context, KEEP);
    await page.route('**/_nuxt/content/**', (route) => route.abort());
    // Otherwise the browser would open the page itself, see served.spec.ts.
    await page.route('**/__test__/error-page-throws/', (route) => route.abort());
    await open(page, wiredUrl('/__test__/throws/'));
    await expect.poll(() => told(page)).toEqual(['boundary /__test__/throws/']);
    await open(page, wiredUrl('/__test__/plain/'));
    await page.evaluate((key) => {
      window.planted.dataFailures = 1;
      // Code that does not come would have the page loaded anew first, see navigation.spec.ts.
      sessionStorage.setItem(key, String(Date.now()));
    }, RELOAD_KEY);
    const parts = [
      ['navigation', '/__test__/middleware-fails/'],
      ['data', '/__test__/data/'],
      ['content', '/no-such-page/'],
      ['error-page', '/__test__/error-page-throws/'],
    ] as const;
    for (const [kind, path] of parts) {
      await follow(page, path);
      await expect.poll(() => told(page)).toContain(`${kind} ${path}`);
    }
    await open(page, wiredUrl('/__test__/plain/'));
    await page.route(/\/assets\/js\/(?!navigation)[^/]+\.js$/, (route) => route.abort());
    await follow(page, '/__test__/data/');
    await expect.poll(() => told(page)).toEqual(['chunk /__test__/data/']);
  });

  test('of the start are told', async ({ page, context }) => {
    await serveErrors(context, KEEP);
    await page.addInitScript(() => {
      // The history asks for this when it is made, above every error boundary.
      Object.defineProperty(History.prototype, 'length', {
        get() {
          throw new Error('Planted at the start');
        },
      });
    });
    await page.goto(wiredUrl('/blog/post/resurrection/'));
    await expect.poll(() => told(page)).toContain('startup /blog/post/resurrection/');
  });
});

test.describe('comments', () => {
  test('come when they are near and not before, for the path alone, and move nothing', async ({
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
      repo: 'owner/site',
      repoId: 'R_test',
      category: '留言',
      categoryId: 'DIC_test',
      term: POST,
      strict: '1',
      theme: 'dark',
      origin: wiredUrl(POST),
      backLink: wiredUrl(POST),
    });
    expect(consoleErrors).toEqual([]);
  });

  test('load anew for each page, and only then', async ({ page, context }) => {
    const asked = await serveComments(context, 640);
    const terms = () => asked.map((url) => url.searchParams.get('term'));
    await open(page, wiredUrl(POST));
    await box(page).scrollIntoViewIfNeeded();
    await isShown(page);
    // The same page at another anchor keeps its thread.
    await page.evaluate(() => (window.location.hash = '#comments'));
    await isShown(page);
    expect(terms()).toEqual([POST]);
    const link = page.getByRole('navigation', { name: '前後篇' }).getByRole('link').last();
    const next = new URL((await link.getAttribute('href')) ?? '', wiredUrl()).pathname;
    // By keyboard: a click right after scrolling can still be led to where the frame was.
    await link.press('Enter');
    await expect(page).toHaveURL(wiredUrl(next));
    await expect(box(page)).toHaveAttribute('data-comments', 'idle');
    await box(page).scrollIntoViewIfNeeded();
    await isShown(page);
    expect(terms()).toEqual([POST, next]);
    await expect(page.locator('iframe')).toHaveCount(1);
  });
});

test('the privacy page names all that is kept in the browser, and keeps the choice of its switch', async ({
  page,
}) => {
  const control = page.getByRole('switch', { name: '不要把這個瀏覽器列入統計' });
  await page.goto(wiredUrl('/'));
  await hydrated(page);
  await page.getByRole('button', { name: '改用深色' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: '隱私', exact: true }).click();
  await control.focus();
  await page.keyboard.press('Space');
  await expect(control).toBeChecked();
  await expect(control).toHaveAccessibleDescription('目前：不列入統計');
  await page.goBack();
  await page.goForward();
  await expect(control).toBeChecked();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept).toEqual(expect.arrayContaining(['plausible_ignore', 'theme']));
  const named = page.getByRole('region', { name: '存在這個瀏覽器裡的東西' }).locator('dt code');
  await expect(named.first()).toBeVisible();
  expect(await named.allTextContents()).toEqual(expect.arrayContaining(kept));
  expect(await page.context().cookies()).toEqual([]);
});
