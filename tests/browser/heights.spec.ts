import { NEWEST_VERSION } from '../../config/site';
import { PAGES, versionColumn, versionPage } from '../../src/lib/addresses/pages';
import older from '../../versions.json';
import { expect, test } from '../support/test';

const versions = [NEWEST_VERSION, ...older];

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };

/** The tallest that a page may be, in CSS pixels. */
const BOUNDS = [
  { address: PAGES.about, wide: 8000, narrow: 15_000 },
  { address: PAGES.quality, wide: 3200, narrow: 5650 },
  ...versions.map((version) => ({ address: versionPage(version), wide: 12_000, narrow: 19_000 })),
];

test('no page of the columns, or of what became of them, is taller than that', async ({ page }) => {
  for (const { address, wide, narrow } of BOUNDS) {
    await page.goto(address);
    for (const [size, bound] of [
      [WIDE, wide],
      [NARROW, narrow],
    ] as const) {
      await page.setViewportSize(size);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, `${address}, ${size.width} px wide`).toBeLessThanOrEqual(bound);
    }
  }
});

test('dictionary and map begin on the first screen, below what the page is', async ({ page }) => {
  for (const [address, first, size, most] of [
    [PAGES.about, '#column-list summary', WIDE, 880],
    [PAGES.quality, '[data-coverage-map] table', WIDE, 720],
    [PAGES.quality, '[data-coverage-map] table', NARROW, 592],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(address);
    const { y = Infinity } = (await page.locator(first).first().boundingBox()) ?? {};
    expect(y, `${address}, ${size.width} px wide`).toBeLessThanOrEqual(most);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a column of a version stands in view and leads to its entry', async ({ page }) => {
    for (const version of versions) {
      await page.goto(versionColumn(version, 'c-monthly_price'));
      const row = page.locator('[id="c-monthly_price"]');
      await expect(row, version).toBeInViewport();
      await row.getByRole('link').click();
      await expect(page).toHaveURL(/\/about-data-set\/#c-monthly_price$/);
    }
  });
});
