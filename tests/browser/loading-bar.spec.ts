import type { Page } from '@playwright/test';
import { expect, hydrated, test, wiredUrl } from '../support/test';

test.use({ opensWired: true });

const bar = (page: Page) => page.locator('[data-loading-bar]');
const state = (page: Page, name: string) => expect(bar(page)).toHaveAttribute('data-loading-bar', name);

const readColours = (page: Page) =>
  bar(page).evaluate((element) =>
    [element, ...element.querySelectorAll('*')].map((part) => getComputedStyle(part).backgroundColor),
  );

// When it comes and goes is asked of src/shell/LoadingBar; this is what its style sheet makes of it.
test('the bar is 2 px of #3B8070 at the top, crosses the window in 5000 ms, or stands where motion is to be reduced, and turns red when the page fails', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T00:00:00Z' });
  await page.goto(wiredUrl('/__test__/links/'));
  await hydrated(page);
  await page.clock.pauseAt('2026-11-20T01:00:00Z');
  const follow = (name: string) => page.locator('main').getByRole('link', { name, exact: true }).click();
  await follow('slow');
  await expect.poll(() => page.evaluate(() => window.planted.ran)).toEqual(['/__test__/slow/']);
  await page.clock.runFor(200);
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
  await page.evaluate(() => window.planted.release());
  await state(page, 'finished');

  await page.goBack();
  await follow('middleware-fails');
  await expect(page.locator('[data-error-status="418"]')).toBeVisible();
  await state(page, 'failed');
  // --rust-mark of the light mode
  expect(await readColours(page)).toContain('rgb(180, 71, 42)');
});
