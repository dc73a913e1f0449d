/** The page of a month after `npm run release` (tests/fixtures/wired-site); tests/built/preview.test.ts reads what it tells. */
import { MONTH } from '../fixtures/wired-site/month';
import { expect, test, wiredUrl } from '../support/test';

test.use({ opensWired: true });

for (const width of [360, 1440])
  test(`the statistics fit ${String(width)} px when they are opened out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(wiredUrl(`/download/${MONTH}/raw/`));
    await page.locator('section[aria-labelledby="statistics"] details').evaluateAll((all) => {
      for (const fold of all) fold.setAttribute('open', '');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
