import { expect, hydrated, test } from '../support/test';

const UNKNOWN = ['/no-such-page/', '/no-such-page', '/blog/post/no-such-post/', '/about-data-set/9.9/'];

for (const path of UNKNOWN) {
  test(`${path} gives the 404 page with status 404`, async ({ page, consoleErrors }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    const box = page.locator('[data-error-status="404"]');
    await expect(box).toContainText('404');
    await expect(box.locator('h1')).toHaveText('找不到這一頁');
    const message = box.getByText('This page could not be found', { exact: true });
    await expect(message).toHaveAttribute('lang', 'en');
    await expect(box.getByRole('link', { name: 'Back to the home page', exact: true })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(box.getByRole('link', { name: '回首頁' })).toHaveAttribute('href', '/');
    const width = await box.evaluate((element) => element.getBoundingClientRect().width);
    expect(width).toBeLessThanOrEqual(450);
    // The address itself answers 404, which Chromium reports as an error of the page.
    expect(consoleErrors.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
  });
}

test('the way home from the 404 page works', async ({ page }) => {
  await page.goto('/no-such-page/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-error-status]')).toHaveCount(0);
});

for (const [planted, shown] of [
  ['Planted by the test', 'Planted by the test'],
  ['', 'Error'],
] as const) {
  test(`an error of a page shows ${shown} and status 500, and can be tried again`, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    // Only the page that compares writes indented JSON; its rendering now throws.
    await page.evaluate((message) => {
      const original = JSON.stringify.bind(JSON);
      JSON.stringify = ((...args: Parameters<typeof original>) => {
        if (args[2] === 2) throw new Error(message);
        return original(...args);
      }) as typeof JSON.stringify;
      Object.assign(window, { mend: () => (JSON.stringify = original) });
    }, planted);
    await page.locator('footer').getByRole('link', { name: '比較兩期' }).click();
    const box = page.locator('[data-error-status="500"]');
    await expect(box).toContainText('500');
    await expect(box.locator('[data-error-message]')).toHaveText(shown);
    await expect(box.locator('h1')).toHaveText('這一頁出了問題');
    expect(await box.evaluate((element) => element.getBoundingClientRect().width)).toBeLessThanOrEqual(450);
    await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
    await box.getByRole('button', { name: '再試一次' }).click();
    await expect(page.locator('h1')).toHaveText('比較兩期');
    // The rest of the site still works.
    await page.locator('header').getByRole('link', { name: '部落格' }).click();
    await expect(page.locator('h1')).toHaveText('部落格');
  });
}
