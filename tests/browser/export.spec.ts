import { loadCatalogue } from '../../plugins/catalogue/load';
import { FILES } from '../../src/dataset/addresses/files';
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

test('programs find whom to tell about a hole', async ({ request }) => {
  const answer = await request.get(`/${FILES.security}`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i);
  expect(await answer.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-/);
});
