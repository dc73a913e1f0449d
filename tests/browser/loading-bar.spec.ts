import type { Page } from '@playwright/test';
import { expect, hydrated, test, wiredUrl } from '../support/test';

test.use({ opensWired: true });

const bar = (page: Page) => page.locator('[data-loading-bar]');
const state = (page: Page, name: string) => expect(bar(page)).toHaveAttribute('data-loading-bar', name);

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

test('the bar appears after 200 ms, ends with the page and goes 500 ms later', async ({ page }) => {
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
  await expect(page.getByRole('status').filter({ hasText: '正在載入' })).toHaveCount(1);
  await page.evaluate(() => window.planted.release());
  await expect(page.locator('h1')).toHaveText('Planted data');
  await state(page, 'finished');
  await page.clock.runFor(499);
  await state(page, 'finished');
  await page.clock.runFor(1);
  await state(page, 'idle');
});

test('it is 2 px of #3B8070 and crosses the window in 5000 ms', async ({ page }) => {
  await openWithClock(page);
  await clickSlow(page);
  await page.clock.runFor(200);
  await state(page, 'running');
  const found = await bar(page).evaluate((element) => {
    const parts = [element, ...element.querySelectorAll('*')];
    const animations = parts.flatMap((part) => part.getAnimations());
    return {
      colors: parts.map((part) => getComputedStyle(part).backgroundColor),
      durations: animations.map((animation) => animation.effect?.getTiming().duration),
    };
  });
  expect(found.colors).toContain('rgb(59, 128, 112)');
  expect(found.durations).toEqual([5000]);
});

test('it turns red when the page fails', async ({ page }) => {
  await openWithClock(page);
  await page.locator('main').getByRole('link', { name: 'middleware-fails', exact: true }).click();
  await expect(page.locator('[data-error-status]')).toBeVisible();
  await state(page, 'failed');
  const colors = await bar(page).evaluate((element) =>
    [element, ...element.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundColor),
  );
  // --rust-mark of the light mode
  expect(colors).toContain('rgb(180, 71, 42)');
  await page.clock.runFor(500);
  await state(page, 'idle');
});

test('nothing moves where motion is to be reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithClock(page);
  await clickSlow(page);
  await page.clock.runFor(200);
  await state(page, 'running');
  const animations = await bar(page).evaluate(
    (element) => [element, ...element.querySelectorAll('*')].flatMap((part) => part.getAnimations()).length,
  );
  expect(animations).toBe(0);
});
