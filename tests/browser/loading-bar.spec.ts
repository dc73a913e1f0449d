import type { Page } from '@playwright/test';
import { expect, hydrated, test, wiredUrl } from '../support/test';

test.use({ opensWired: true });

const bar = (page: Page) => page.locator('[data-loading-bar]');
const state = (page: Page, name: string) => expect(bar(page)).toHaveAttribute('data-loading-bar', name);

const readColours = (page: Page) =>
  bar(page).evaluate((element) =>
    [element, ...element.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundColor),
  );

/** Opens the page of links with a clock that only the test moves. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-20T00:00:00Z' });
  await page.goto(wiredUrl('/__test__/links/'));
  await hydrated(page);
  await page.clock.pauseAt('2026-11-20T01:00:00Z');
}

async function clickSlow(page: Page): Promise<void> {
  await page.locator('main').getByRole('link', { name: 'slow', exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.planted.ran)).toEqual(['/__test__/slow/']);
}

test('the bar appears after 200 ms, 2 px of #3B8070 that cross the window in 5000 ms, or stand where motion is to be reduced; it ends with the page and goes 500 ms later', async ({
  page,
}) => {
  await openWithClock(page);
  await state(page, 'idle');
  await clickSlow(page);
  await page.clock.runFor(199);
  await state(page, 'waiting');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.clock.runFor(1);
  await state(page, 'running');
  const drawn = await page.getByRole('progressbar').evaluate((element) => {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return { height: box.height, top: box.top, position: style.position };
  });
  expect(drawn).toEqual({ height: 2, top: 0, position: 'fixed' });
  expect(await readColours(page)).toContain('rgb(59, 128, 112)');
  const readDurations = () =>
    bar(page).evaluate((element) =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((part) => part.getAnimations())
        .map((animation) => animation.effect?.getTiming().duration),
    );
  expect(await readDurations()).toEqual([5000]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await readDurations()).toEqual([]);
  await expect(page.getByRole('status').filter({ hasText: '正在載入' })).toHaveCount(1);
  await page.evaluate(() => window.planted.release());
  await expect(page.locator('h1')).toHaveText('Planted data');
  await state(page, 'finished');
  await page.clock.runFor(499);
  await state(page, 'finished');
  await page.clock.runFor(1);
  await state(page, 'idle');
});

test('it turns red when the page fails', async ({ page }) => {
  await openWithClock(page);
  await page.locator('main').getByRole('link', { name: 'middleware-fails', exact: true }).click();
  await expect(page.locator('[data-error-status]')).toBeVisible();
  await state(page, 'failed');
  // --rust-mark of the light mode
  expect(await readColours(page)).toContain('rgb(180, 71, 42)');
  await page.clock.runFor(500);
  await state(page, 'idle');
});
