import { loadCatalogue } from '../../plugins/catalogue/load';
import { expect, test } from '../support/test';

const newest = loadCatalogue(process.cwd()).then(
  ({ releases }) => releases.findLast(({ granularity }) => granularity === 'monthly')?.period ?? '',
);

test('the newest set has an address that stays', async ({ page }) => {
  await page.goto('/download/latest/deduplicated/?from=test');
  await expect(page).toHaveURL(`/download/${await newest}/deduplicated/?from=test`);
  await expect(page.locator('h1')).toHaveText(`${await newest} 消除重複住宅`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('it leads there too', async ({ page }) => {
    await page.goto('/download/latest/raw/');
    await expect(page).toHaveURL(`/download/${await newest}/raw/`);
    await expect(page.locator('h1')).toHaveText(`${await newest} 原始資料`);
  });
});
