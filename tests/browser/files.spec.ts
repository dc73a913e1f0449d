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
  await expect(page.locator('th[scope="col"]')).toHaveCount(75);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('2026-04 原始資料');
  await expect(page).toHaveTitle(/^2026年4月原始資料：列數不可比較 \|/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
