import { DRAFTS } from '../routes';
import { expect, hydrated, test } from '../support/test';
import { openFolds, sidewaysOverflow } from '../support/walk/inPage';

test('one pair leads to another without a full load; the way back is a page of its own', async ({ page }) => {
  await page.goto('/differences/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: '從0.2到0.3' }).click();
  await expect(page.locator('h1')).toHaveText('版本差異：0.2到0.3');
  await expect(page.locator('[data-change="column-replaced"]')).toHaveCount(2);
  await page.getByRole('link', { name: '反過來：0.3到0.2' }).click();
  await expect(page.locator('h1')).toHaveText('版本差異：0.3到0.2');
  await expect(page.locator('[data-change="column-removed"]')).toHaveCount(1);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('版本差異：0.2到0.3');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

for (const { from, to } of DRAFTS) {
  test(`the draft of ${to} is led to from the list, says so, and has no way back`, async ({ page }) => {
    await page.goto('/differences/');
    await hydrated(page);
    await page.getByRole('link', { name: `從${from}到${to}（草案）` }).click();
    await expect(page.locator('h1')).toHaveText(`版本差異：${from}到${to}（草案）`);
    await expect(page.locator('main')).toContainText(/版本\d+\.\d+是\d+年\d+月\d+日的草案/);
    await expect(page.locator('[data-change="column-added"]')).not.toHaveCount(0);
    await expect(page.getByRole('link', { name: /^反過來/ })).toHaveCount(0);
  });
}

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

test('without its payload the page is loaded as a whole', async ({ page }) => {
  await page.goto('/differences/');
  await hydrated(page);
  const payload = /\/_nuxt\/static\/[^/]+\/differences\/0\.1-0\.3\/payload\.js$/;
  await page.route(payload, (route) => route.abort());
  await page.getByRole('link', { name: '從0.1到0.3' }).click();
  await expect(page.locator('h1')).toHaveText('版本差異：0.1到0.3');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an address of no pair is a 404, not pre-rendered where versions stand in it', async ({ page }) => {
  for (const [address, missing] of [
    ['/differences/0.2-0.9/', true],
    ['/differences/0.2-0.2/', true],
    ['/differences/0.2/', false],
    ['/differences/0.2...0.3/', false],
  ] as const) {
    expect((await page.goto(address))?.status(), address).toBe(404);
    await hydrated(page);
    await expect(page.locator('[data-error-status]')).toHaveAttribute('data-error-status', '404');
    await expect(page.locator('[data-not-prerendered]'), address).toHaveCount(missing ? 1 : 0);
  }
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
