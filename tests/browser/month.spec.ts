/** The page of a month after `npm run release` (tests/fixtures/month-site); tests/built/preview.test.ts reads what it tells. */
import { MONTH } from '../fixtures/month-site/month';
import { expect, subUrl, test } from '../support/test';

for (const width of [360, 1440])
  test(`the statistics fit ${String(width)} px when they are opened out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(subUrl(`/download/${MONTH}/raw/`));
    await page.locator('section[aria-labelledby="statistics"] details').evaluateAll((all) => {
      for (const fold of all) fold.setAttribute('open', '');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
