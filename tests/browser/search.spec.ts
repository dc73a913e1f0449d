import type { Page } from '@playwright/test';
import { searchHref } from '../../src/features/search/SearchResults/address';
import { dictionaryColumn } from '../../src/lib/addresses/pages';
import { expect, hydrated, test } from '../support/test';

const DATA = /\/_search\/data-[0-9a-f]{16}\.json$/;
const box = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');

async function open(page: Page) {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
}

/** Asks, and waits for the answer to just that. */
async function ask(page: Page, query: string) {
  await box(page).fill(query);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: '看全部結果' })).toHaveAttribute('href', searchHref(query));
  await expect(dialog.getByRole('status').filter({ hasText: /找到\d+筆/ })).toHaveCount(1);
  await expect(options(page).first()).toBeVisible();
}

test('nothing of the search loads before its button opens it; results are chosen and opened by keyboard', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (DATA.test(request.url())) asked.push(request.headers()['accept'] ?? '');
  });
  await page.goto('/download/');
  await hydrated(page);
  expect(asked).toEqual([]);
  await page.locator('header').getByRole('button', { name: /搜尋/ }).click();
  await ask(page, '出租所費天數');
  expect(asked).toEqual(['application/json, text/plain, */*']);
  const active = () => box(page).getAttribute('aria-activedescendant');
  const first = await active();
  expect(first).toBeTruthy();
  await expect(page.locator(`[id="${first}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const second = await active();
  expect(second).not.toBe(first);
  await expect(page.locator(`[id="${second}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(first);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(dictionaryColumn('c-n_day_deal'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[id="c-n_day_deal"]')).toBeInViewport();
});

test('the dialog without an answer offers ways on, and Escape closes it; the newest version answers for older ones', async ({
  page,
}) => {
  await open(page);
  await box(page).fill('量子糾纏火星殖民');
  await expect(page.getByRole('dialog').getByText('找不到「量子糾纏火星殖民」').first()).toBeAttached();
  await expect(options(page)).toHaveCount(0);
  await expect(
    page.getByRole('dialog').getByRole('navigation', { name: '主要頁面' }).getByRole('link'),
  ).toHaveCount(5);

  const dialog = page.getByRole('dialog');
  const older = 'a[href="/about-data-set/0.2/#c-updated"]';
  await ask(page, '物件最後更新時間');
  await expect(dialog.locator(older)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('header').getByRole('button', { name: /搜尋/ })).toBeFocused();
  await page.goto(searchHref('物件最後更新時間'));
  await expect(page.locator('main mark').first()).toBeVisible();
  await expect(page.locator(older)).toHaveCount(0);
  await page.getByRole('searchbox').fill('屋齡');
  await expect(page.getByRole('status').getByText('各版本都沒有屋齡。')).toBeVisible();
});

test('a page that was open while a new release came finds the new data', async ({ page }) => {
  const NEWER = '/_search/data-00000000feedbeef.json';
  const asked: string[] = [];
  await page.route(DATA, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname !== NEWER) return route.fulfill({ status: 404, body: '' });
    const known = asked.find((path) => path !== NEWER) ?? '';
    return route.fulfill({ response: await route.fetch({ url: new URL(known, page.url()).href }) });
  });
  await page.route('**/search/data.json', (route) => route.fulfill({ json: { path: NEWER } }));
  await open(page);
  await ask(page, '押金');
  // The file of the old release may be asked for once more, past what the browser keeps.
  const [old] = asked;
  expect(old).not.toBe(NEWER);
  expect([...new Set(asked)]).toEqual([old, NEWER]);
  expect(asked.length).toBeLessThanOrEqual(3);
});

test('a failed load is shown and can be tried again', async ({ page }) => {
  let broken = true;
  await page.route(DATA, (route) => (broken ? route.fulfill({ status: 500, body: '' }) : route.continue()));
  await open(page);
  const retry = page.getByRole('dialog').getByRole('button', { name: '再試一次' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('網站可能剛更新');
  broken = false;
  await retry.click();
  await ask(page, '押金');
});

test.describe('/search', () => {
  const answer = (anchor: string) => `main a[href="${dictionaryColumn(anchor)}"]`;

  test('loads its data once somebody turns to the field', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (DATA.test(request.url())) asked.push(request.url());
    });
    await page.goto('/search/');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('searchbox').focus();
    await expect.poll(() => asked).toHaveLength(1);
    await page.getByRole('searchbox').fill('押金');
    await expect(page.locator(answer('c-deposit')).first()).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test('leads on without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/');
    await page.locator('header a[href="/search/"]').click();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    // Playwright's own text matching passes over noscript.
    const text = await page.locator('main').evaluate((main) => (main as HTMLElement).innerText);
    expect(text).toContain('搜尋需要JavaScript');
    await expect(page.locator('main a[href="/download/"]').first()).toBeVisible();
    await context.close();
  });
});
