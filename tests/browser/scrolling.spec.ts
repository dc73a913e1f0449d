import type { Page } from '@playwright/test';
import { expect, hydrated, test, wiredUrl } from '../support/test';

test.use({ opensWired: true });

const planted = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true });
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as a visitor would: what the browser tells of it has been told when this is done. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(
    (target) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
        window.scrollTo(0, target);
      }),
    y,
  );
const measureTop = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

async function openLinks(page: Page): Promise<void> {
  await page.goto(wiredUrl('/__test__/links/'));
  await hydrated(page);
}

test('a route change begins at the top, back leads to where one was, and a reload keeps that', async ({
  page,
}) => {
  await openLinks(page);
  await scrollTo(page, 90);
  await expect.poll(() => top(page)).toBe(90);
  await planted(page, 'plain').click();
  await expect(page.locator('h1')).toHaveText('Planted: /__test__/plain/');
  await expect.poll(() => top(page)).toBe(0);
  await scrollTo(page, 1500);
  await expect.poll(() => top(page)).toBe(1500);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Planted links');
  await expect.poll(() => top(page)).toBe(90);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Planted: /__test__/plain/');
  await expect.poll(() => top(page)).toBe(1500);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => top(page)).toBe(1500);
});

test('a hash leads to its target, on the first load and after a click', async ({ page }) => {
  await page.goto(wiredUrl('/__test__/plain/#here'));
  await hydrated(page);
  await expect.poll(() => measureTop(page, '#here')).toBeLessThan(100);
  expect(await measureTop(page, '#here')).toBeGreaterThanOrEqual(0);

  await openLinks(page);
  await planted(page, 'plain#here').click();
  await expect(page.locator('h1')).toHaveText('Planted: /__test__/plain/');
  await expect.poll(() => measureTop(page, '#here')).toBeLessThan(100);
});
