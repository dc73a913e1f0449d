import type { Page } from '@playwright/test';
import { follow } from '../support/offlinePages';
import { expect, hold, hydrated, idle, pointAt, test, WIRED_BASE, wiredUrl } from '../support/test';

test.use({ opensWired: true });

/** Script files of pages: neither the runtime nor the main one, nor that of route changes, nor payloads. */
const CHUNKS = /\/assets\/js\/(?!main|runtime|navigation)[^/]+\.js$/;
const PAYLOADS = /\/_nuxt\/static\/.*\/payload\.js$/;

const box = (page: Page) => page.locator('[data-error-status]');
const message = (page: Page) => box(page).locator('[data-error-message]');
const planted = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true });

/** Opens the page with links to all planted pages. */
async function openLinks(page: Page): Promise<void> {
  await page.goto(wiredUrl('/__test__/links/'));
  await hydrated(page);
}

/** Scripts that the page has run so far; the bundler removes their elements. */
const scripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter((entry) => entry.initiatorType === 'script')
      .map((entry) => entry.name),
  );

/** Marks the document, so that a full load can be told from a route change. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('a tab that nobody sees gets the whole page with its title, and says it', async ({
  page,
  consoleErrors,
}) => {
  // As browsers have it there: no frames. Of one page, as a driver shows every page to somebody.
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    let isHidden = false;
    window.requestAnimationFrame = (run) => (isHidden ? 1 : frame(run));
    Object.defineProperty(document, 'hidden', { get: () => isHidden });
    window.addEventListener('hide', () => (isHidden = true));
  });
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.dispatchEvent(new Event('hide')));
  const whole = await (await page.request.get('/data-quality/')).text();
  const last = [...whole.matchAll(/<h[23][^>]* id="?([^\s">]+)/g)].at(-1)?.[1];
  // The end of the first comes after its first frame.
  for (const [address, title, end] of [
    ['/data-quality/', '資料品質', `[id="${last ?? ''}"]`],
    ['/compare/', '比較兩期', '#result'],
  ] as const) {
    await page.evaluate(follow, address);
    await expect(page).toHaveTitle(`${title} | 開放台灣民間租屋資料`);
    await expect(page.locator('[data-loading-bar] > [role=status]')).toHaveText(await page.title());
    await expect(page.locator(end)).toHaveCount(1);
  }
  expect(consoleErrors).toEqual([]);
});

test.describe('steps of a route change', () => {
  test('a redirect is followed, and leaves no entry in the history', async ({ page, consoleErrors }) => {
    const name = 'redirect-thrown';
    await openLinks(page);
    await mark(page);
    const before = await page.evaluate(() => history.length);
    await planted(page, name).click();
    await expect(page.locator('h1')).toHaveText('Planted: /__test__/plain/');
    await expect(page).toHaveURL(wiredUrl('/__test__/plain/?from=thrown#here'));
    expect(await isSameDocument(page)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Planted links');
    expect(consoleErrors).toEqual([]);
  });

  test('redirects that lead in circles from the first load on end after ten', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await page.goto(wiredUrl('/__test__/redirect-loop/'));
    await expect(message(page)).toHaveText('Too many redirects');
    await hydrated(page);
    expect(documents).toBe(11);
  });

  test('hovering a link runs no step; data are there when the page is shown, and the old page stays until then; a second click makes no entry of the history, and neither it nor a change of the hash runs a step again', async ({
    page,
  }) => {
    const ran = () => page.evaluate(() => window.planted.ran);
    await openLinks(page);
    const chunk = page.waitForResponse(CHUNKS);
    await planted(page, 'data').hover();
    await chunk;
    expect(await ran()).toEqual([]);
    const entries = await page.evaluate(() => history.length);
    await planted(page, 'slow').dblclick();
    await expect.poll(ran).toEqual(['/__test__/slow/']);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await expect(page.locator('h1')).toHaveText('Planted links');
    await page.evaluate(() => window.planted.release());
    await expect(page.locator('h1')).toHaveText('Planted data');
    await expect(page.locator('[data-answer]')).toHaveText('7');
    await expect(page.locator('[data-loading-bar]')).not.toHaveAttribute('data-loading-bar', 'running');
    await page.evaluate(() => (location.hash = 'x'));
    await expect(page).toHaveURL(wiredUrl('/__test__/slow/#x'));
    expect(await ran()).toEqual(['/__test__/slow/']);
  });

  test('a route change that is superseded or gone back from never wins', async ({ page }) => {
    for (const [leave, address, title] of [
      [() => planted(page, 'plain').click(), '/__test__/plain/', 'Planted: /__test__/plain/'],
      [() => page.evaluate(() => history.back()), '/__test__/links/', 'Planted links'],
    ] as const) {
      await openLinks(page);
      await planted(page, 'slow').click();
      await expect.poll(() => page.evaluate(() => window.planted.ran)).toEqual(['/__test__/slow/']);
      await leave();
      await expect(page).toHaveURL(wiredUrl(address));
      await expect(page.locator('h1')).toHaveText(title);
      await page.evaluate(() => window.planted.release());
      // Whatever the late answer starts is done when the browser is idle again.
      await idle(page);
      await expect(page.locator('h1')).toHaveText(title);
      await expect(page).toHaveURL(wiredUrl(address));
    }
  });

  test('failed data leave an error on the page, and can be tried again', async ({ page, consoleErrors }) => {
    await openLinks(page);
    await page.evaluate(() => (window.planted.dataFailures = 2));
    await planted(page, 'data').click();
    await expect(page.locator('h1')).toHaveText('Planted data');
    const error = page.getByRole('alert');
    await expect(error).toContainText('內容載入失敗');
    const retry = error.getByRole('button', { name: '再試一次' });
    await retry.click();
    // It fails once more, then it works.
    await expect.poll(() => page.evaluate(() => window.planted.ran.length)).toBe(2);
    await retry.click();
    await expect(page.locator('[data-answer]')).toHaveText('42');
    await expect(error).toHaveCount(0);
    expect(consoleErrors).toEqual([]);
  });
});

test.describe('code that does not come', () => {
  /** One of the pages that browsers draw with React. */
  const TITLE = 'Planted: /__test__/plain/';
  const openPlain = (page: Page) => page.evaluate(follow, `${WIRED_BASE}/__test__/plain/`);

  test('shows the content from the payload when a reload did not help', async ({ page }) => {
    // The chunks of that page only, so that the start page works.
    await page.goto(wiredUrl('/__test__/plain/'));
    await hydrated(page);
    const needed = await scripts(page);
    await page.goto(wiredUrl('/'));
    await hydrated(page);
    const loaded = await scripts(page);
    const broken = needed.filter((url) => CHUNKS.test(url) && !loaded.includes(url));
    expect(broken.length).toBeGreaterThan(0);
    await page.route(
      (url) => broken.includes(url.href),
      (route) => route.abort(),
    );
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++;
    });
    await openPlain(page);
    await expect(page.locator('[data-without-code]')).toContainText('這一頁的程式沒有載入成功');
    expect(documents).toBe(1);
    await expect(page.locator('h1')).toHaveText(TITLE);
    await expect(page).toHaveTitle(/^Planted \|/);
    await expect(page.locator('#here')).toBeAttached();
    // The rest of the site works, and a second visit within the minute does not reload again.
    await page.locator('header').getByRole('link', { name: '部落格' }).click();
    await expect(page.locator('h1')).toHaveText('部落格');
    await mark(page);
    await openPlain(page);
    await expect(page.locator('[data-without-code]')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(documents).toBe(1);
  });

  test('the main script missing leaves a readable page', async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    let missing = 0;
    await page.route(/\/assets\/js\/main\.[^/]+\.js$/, (route) => {
      missing += 1;
      return route.abort();
    });
    await page.goto('/blog/post/resurrection/');
    await pointAt(page);
    // The page renews itself once; a link pressed in that moment would be lost. Each load asks again past the browser's cache.
    await expect.poll(() => loads).toBe(2);
    await expect.poll(() => missing).toBeGreaterThanOrEqual(2);
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('article p').filter({ visible: true }).nth(3)).toBeVisible();
    await page.locator('header').getByRole('link', { name: '打包回家玩' }).click();
    await expect(page.locator('h1')).toHaveText('打包回家玩');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });
});

test.describe('start-up', () => {
  test.use({ opensWired: false });
  test('a press is answered once while the code of an error page is on its way', async ({ page }) => {
    const release = await hold(page, /\/navigation\.\w+\.js$/);
    await page.emulateMedia({ colorScheme: 'light' });
    // What is held may be asked for before the page has loaded, which then never does.
    await page.goto('/no-such-page/', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.isStarted);
    await page.getByRole('button', { name: '改用深色' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a page without data that can be read is drawn from its payload, though nothing of it was served, and its links are route changes', async ({
    page,
    consoleErrors,
  }) => {
    const html = await (await page.request.get('/blog/post/resurrection/')).text();
    const body = html
      .replace(/<script data-rh="true" type="application\/json" id="__ROUTE__">[^<]*<\/script>/, '')
      .replace(/(<main[^>]*>).*(?=<\/main>)/s, '$1');
    await page.route('**/blog/post/resurrection/', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    );
    await page.goto('/blog/post/resurrection/');
    await hydrated(page);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await mark(page);
    await page.getByRole('navigation', { name: '前後篇' }).getByRole('link').last().click();
    await expect(page).not.toHaveURL(/resurrection/);
    await expect(page.locator('article h1')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(consoleErrors).toEqual([]);
  });

  test('a page by the name of its file is the page itself', async ({ page, consoleErrors }) => {
    for (const path of ['/download/', '/search/?q=租金']) {
      const [folder = '', query = ''] = path.split('?');
      await page.goto(`${folder}index.html${query && `?${query}`}`);
      await hydrated(page);
      await expect(page).toHaveURL(encodeURI(path));
    }
    expect(consoleErrors).toEqual([]);
  });

  test('a page that cannot be had at all: an error, and a button that tries again', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.route(
      ({ pathname }) => PAYLOADS.test(pathname) || pathname === '/blog/',
      (route) => route.abort(),
    );
    await page.evaluate(follow, '/blog/');
    await expect(box(page)).toHaveAttribute('data-error-status', '500');
    await expect(message(page)).toHaveText('This page could not be loaded');
    await page.unrouteAll();
    await page.getByRole('button', { name: '重新載入' }).click();
    await expect(page.locator('h1')).toHaveText('部落格');
  });

  test('a payload that never comes is waited for 120,000 ms, then the browser opens the page', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/download/');
    await hydrated(page);
    // The limit of code that is on its way began before the clock jumps.
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route(PAYLOADS, () => undefined);
    await mark(page);
    const asked = page.waitForRequest(PAYLOADS);
    await page.evaluate(follow, '/blog/');
    await asked;
    await page.clock.runFor(119_999);
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.locator('h1')).not.toHaveText('部落格');
    const opened = page.waitForRequest((request) => request.isNavigationRequest());
    await page.clock.runFor(1);
    expect(new URL((await opened).url()).pathname).toBe('/blog/');
  });
});

test.describe('error pages', () => {
  test('an error outside of the layout keeps its status', async ({ page }) => {
    // Otherwise the browser would open the page itself, see served.spec.ts.
    await page.route(
      ({ pathname }) => pathname.endsWith('/__test__/throws-outside/'),
      (route) => route.abort(),
    );
    for (const [status, back] of [
      [503, 0],
      [404, 1],
    ] as const) {
      await openLinks(page);
      await page.evaluate(follow, `${WIRED_BASE}/__test__/throws-outside/?status=${String(status)}`);
      await expect(box(page)).toHaveAttribute('data-error-status', String(status));
      await expect(message(page)).toHaveText(`Planted with ${String(status)}`);
      await expect(page.getByRole('link', { name: 'Back to the home page', exact: true })).toHaveCount(back);
      await expect(page.getByRole('button', { name: '再試一次' })).toBeVisible();
    }
  });

  test('an error page that throws gives the last resort', async ({ page }) => {
    await openLinks(page);
    await page.route('**/__test__/error-page-throws/', (route) => route.abort());
    await planted(page, 'error-page-throws').click();
    await expect(page.locator('h1')).toHaveText('錯誤頁也無法顯示');
    await expect(message(page)).toHaveText('An error occurred while showing the error page');
    await expect(message(page)).toHaveAttribute('lang', 'en');
    await expect(page.locator('pre')).toContainText('Planted in the error page');
    expect(await box(page).evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(
      450,
    );
    await page.getByRole('link', { name: 'Go back to home', exact: true }).click();
    await expect(page).toHaveURL(wiredUrl('/'));
    await expect(box(page)).toHaveCount(0);
  });
});
