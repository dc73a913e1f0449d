/** The site below a path, built as a preview: a walk through it, and what its worker keeps. tests/built/preview.test.ts reads its files. */
import { MONTH } from '../fixtures/wired-site/month';
import { SITE_NAME } from '../routes';
import { expect, hydrated, test, wiredUrl } from '../support/test';
import { openVisitor } from '../support/visitor';
import { openFolds, sidewaysOverflow } from '../support/walk/inPage';

test.use({ opensWired: true });

/** As scripts/lib/test-steps.mjs has it. */
const BASE = '/sub/';

test('a walk below the path', async ({ page, consoleErrors }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === new URL(wiredUrl()).origin) asked.push(pathname);
  });
  await page.goto(wiredUrl());
  await hydrated(page);
  await expect(page.locator('[data-preview]')).toBeVisible();
  await expect(page.locator('[data-preview]')).toContainText('這是預覽');
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  const header = page.locator('header');
  await header.getByRole('link', { name: '打包回家玩' }).click();
  await expect(page).toHaveURL(wiredUrl('/download/'));
  await expect(page.locator('h1')).toHaveText('打包回家玩');
  await page.locator(`main a[href="/sub/download/${MONTH}/raw/"]`).first().click();
  await expect(page).toHaveURL(wiredUrl(`/download/${MONTH}/raw/`));
  await expect(page.locator('h1')).toContainText(MONTH);
  // Statistics stand on the page of no month but this one.
  await page.evaluate(openFolds);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(sidewaysOverflow), `at ${String(width)} px`).toBe(0);
  }
  await header.getByRole('link', { name: '資料品質' }).click();
  await expect(page.locator('h1')).toHaveText('資料品質');
  await header.getByRole('link', { name: '部落格' }).click();
  await expect(page.locator('h1')).toHaveText('部落格');
  await page.locator('main a[href="/sub/blog/post/2026-sep-new-architecture/"]').first().click();
  await expect(page.locator('article h1')).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('押金');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/sub\/about-data-set\/.*#/);
  await expect(page.locator('[data-error-status]')).toHaveCount(0);
  // All that was one document: no link has left the application.
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.locator('[data-preview]')).toHaveCount(1);
  await page.goto(wiredUrl('/quality/?a=1#2019-00'));
  await expect(page).toHaveURL(wiredUrl('/data-quality/?a=1#2019-00'));
  await hydrated(page);
  expect(consoleErrors).toEqual([]);
  await page.goto(wiredUrl('/no-such-page/'));
  await hydrated(page);
  await expect(page.locator('[data-error-status="404"]')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(wiredUrl('/'));
  await expect(page).toHaveTitle(SITE_NAME);
  expect(asked.filter((name) => !name.startsWith(BASE))).toEqual([]);
});

test('offline below the path: the worker rules over it and nothing else', async ({ browser }) => {
  const { page, context, errors } = await openVisitor(browser, wiredUrl('/'), { serviceWorkers: 'allow' });
  await page.goto(wiredUrl('/blog/'));
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const keys = () =>
    page.evaluate(async () =>
      (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
        .flat()
        .map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(keys).toContain('/sub/blog/');
  expect((await keys()).filter((name) => !name.startsWith(BASE))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(wiredUrl('/'));
  await context.setOffline(true);
  await page.goto(wiredUrl('/blog/'));
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('部落格');
  await page.goto(wiredUrl('/data-quality/'));
  await expect(page.locator('[data-error-status="503"]')).toBeVisible();
  await expect(page.goto(new URL('/beside/', wiredUrl('/')).href)).rejects.toThrow(
    'ERR_INTERNET_DISCONNECTED',
  );
  expect(
    errors.filter((text) => !/ERR_(?:INTERNET_DISCONNECTED|FAILED|BLOCKED_BY_CLIENT)/.test(text)),
  ).toEqual([]);
  await context.close();
});
