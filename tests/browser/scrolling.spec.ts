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

test('a route change begins at the top, and back leads to where one was', async ({ page }) => {
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
});

test('back to a page that comes late restores the position once it is there', async ({ page }) => {
  await page.goto(wiredUrl('/__test__/links/'));
  await hydrated(page);
  await scrollTo(page, 120);
  await expect.poll(() => top(page)).toBe(120);
  await planted(page, 'slow').click();
  await expect.poll(() => page.evaluate(() => window.planted.ran)).toEqual(['/__test__/slow/']);
  // The old page stays where it is while the next one is on its way.
  expect(await top(page)).toBe(120);
  await page.evaluate(() => window.planted.release());
  await expect(page.locator('h1')).toHaveText('Planted data');
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Planted links');
  await expect.poll(() => top(page)).toBe(120);
});

test('the position survives a reload', async ({ page }) => {
  await openLinks(page);
  await scrollTo(page, 800);
  await expect.poll(() => top(page)).toBe(800);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => top(page)).toBe(800);
});

test('a hash leads to its target, on the first load, after a click and on a second click', async ({
  page,
}) => {
  await page.goto(wiredUrl('/__test__/plain/#here'));
  await hydrated(page);
  await expect.poll(() => measureTop(page, '#here')).toBeLessThan(100);
  expect(await measureTop(page, '#here')).toBeGreaterThanOrEqual(0);

  await openLinks(page);
  await planted(page, 'plain#here').click();
  await expect(page.locator('h1')).toHaveText('Planted: /__test__/plain/');
  await expect.poll(() => measureTop(page, '#here')).toBeLessThan(100);

  await page.goto('/about-data-set/0.3/');
  await hydrated(page);
  const entry = page.locator('nav li a[href^="#"]').first();
  const target = (await entry.getAttribute('href')) ?? '';
  await entry.click();
  const selector = `[id="${decodeURIComponent(target.slice(1))}"]`;
  await expect.poll(() => measureTop(page, selector)).toBeLessThan(100);
  await scrollTo(page, 0);
  await entry.click();
  await expect.poll(() => measureTop(page, selector)).toBeLessThan(100);
});

test('a target that appears late is waited for', async ({ page }) => {
  await openLinks(page);
  await planted(page, 'late#late').click();
  await expect(page.locator('h1')).toHaveText('Planted: late');
  await expect.poll(() => top(page)).toBe(0);
  await page.evaluate(() => window.planted.release());
  await expect.poll(() => measureTop(page, '#late')).toBeLessThan(100);
});
