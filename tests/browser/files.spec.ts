import { expect, hydrated, test } from '../support/test';

test('pages lead to each other without a full load, their data come as payloads', async ({ page }) => {
  // With its year opened.
  await page.goto('/download/#2026-04');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('a[href="/download/2026-04/raw/"]').first().click();
  await expect(page.locator('h1')).toHaveText('2026-04 原始資料');
  await page.getByRole('link', { name: '同期的消除重複住宅' }).click();
  await expect(page.locator('h1')).toHaveText('2026-04 消除重複住宅');
  await expect(page.locator('[data-column]')).toHaveCount(75);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('2026-04 原始資料');
  await expect(page).toHaveTitle(/^2026年4月原始資料：列數不可比較 \|/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('without its payload the page is loaded as a whole', async ({ page }) => {
  // With its year opened.
  await page.goto('/download/#2026-04');
  await hydrated(page);
  const payload = /\/_nuxt\/static\/[^/]+\/download\/2026-04\/raw\/payload\.js$/;
  await page.route(payload, (route) => route.abort());
  await page.locator('a[href="/download/2026-04/raw/"]').first().click();
  await expect(page.locator('h1')).toHaveText('2026-04 原始資料');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [address, missing] of [
  ['/download/2031-01/raw/', true],
  ['/download/2018-05/deduplicated/', true],
  ['/download/2026-13/raw/', false],
  ['/download/2026-04/cleaned/', false],
] as const) {
  test(`${address} is a 404${missing ? ', not pre-rendered' : ''}`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('[data-error-status]')).toHaveAttribute('data-error-status', '404');
    await expect(page.locator('[data-not-prerendered]')).toHaveCount(missing ? 1 : 0);
  });
}
