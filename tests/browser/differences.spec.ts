import { expect, hydrated, test } from '../support/test';
import { openFolds, sidewaysOverflow } from '../support/walk/inPage';

test('a program is opened and copied by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/differences/0.2-0.3/');
  await hydrated(page);
  const summary = page.locator('summary', { hasText: '消除重複住宅，pandas' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]').getByRole('button')).toHaveText('已複製');
  await page.keyboard.press('Tab');
  await expect(page.locator('details[open] pre')).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.locator('details[open] pre').textContent());
  expect(copied).toContain('df = df.rename(columns={"最大刊登者編碼": "常見刊登者編碼"})');
});

test('no pair scrolls sideways at 320 px, opened out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  // The pages of PAGE_KINDS are looked at in adaptation.spec.ts.
  for (const address of ['/differences/0.0-0.3/', '/differences/0.3-0.2/']) {
    await page.goto(address);
    await hydrated(page);
    await page.evaluate(openFolds);
    expect(await page.evaluate(sidewaysOverflow), address).toBe(0);
  }
});

test('an address typed between versions leads to how they differ', async ({ page }) => {
  await page.goto('/about-data-set/0.0-0.3/');
  await expect(page).toHaveURL(/\/differences\/0\.0-0\.3\/$/);
  await expect(page.locator('h1')).toContainText('0.3');
});
