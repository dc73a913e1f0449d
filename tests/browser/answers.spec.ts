/** Where the answers stand: the heights at which people find them, on the real site. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const FILES = ['/download/2025-10/raw/', '/download/2021-10/raw/', '/download/2023-05/deduplicated/'];
/** Answers of a file page to what people ask first: may I use it, take it, cite it, open it. */
const ANSWERS = ['#verdict', 'main a.btn[href*=".zip"]', 'button:text("複製引用")', 'a[href="#excel"]'];

const measureBottom = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box.y + box.height;
};

test('a file page answers on the first screen of a desktop and the first two of a phone', async ({
  page,
}) => {
  for (const file of FILES) {
    await page.goto(file);
    for (const [width, height, screens, tallest] of [
      [1440, 900, 1, 4300],
      [360, 740, 2, 6500],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const answer of ANSWERS)
        expect(await measureBottom(page, answer), `${file} ${answer}`).toBeLessThanOrEqual(height * screens);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(tallest);
    }
    // Rows come next, then what to mind, then how to open it.
    const places = await page
      .locator('main h2')
      .evaluateAll((all) => all.map((head) => head.id).filter((id) => id !== ''));
    expect(places).toEqual(['verdict', 'columns', 'incidents', 'open', 'cite']);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the strip of months stands where it marks a period, and nowhere else', async ({ page }) => {
    const strip = page.locator('.navbar + [aria-hidden]');
    const mark = strip.locator('path[fill="var(--ink)"]');
    const widths = [];
    for (const path of ['/download/2021-10/raw/', '/download/2021Q4/raw/', '/download/2021/raw/']) {
      await page.goto(path);
      await expect(strip.locator('path')).toHaveCount(6);
      widths.push((await mark.boundingBox())?.width ?? 0);
    }
    const [month = 0, quarter = 0, year = 0] = widths;
    expect([quarter / month, year / month].map(Math.round)).toEqual([3, 12]);
    for (const path of ['/', '/download/', '/blog/']) {
      await page.goto(path);
      await expect(strip.locator('path')).toHaveCount(1);
      await expect(mark).toHaveCount(0);
    }
  });
});
