/** Pages that offer before they explain: how far down the first download is, how long the page is, how much there is to read and to press. */
import type { Page } from '@playwright/test';
import { splitIntoGroups } from 'rental-data/testing/full';
import { FILE_PATHS } from '../routes';
import { readFixture } from '../support/readFixture';
import { expect, test } from '../support/test';

const { limits: LIMITS, brief: BRIEF } = readFixture<{
  offers: {
    limits: Record<string, Record<'desk' | 'phone' | 'height' | 'characters' | 'controls', number>>;
    brief: string[];
  };
}>('budgets').offers;

const placeOfDownload = (page: Page): Promise<number> =>
  page
    .locator('main a.btn[href*=".zip"]')
    .first()
    .evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));

const measure = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      element.getBoundingClientRect().width > 1;
    let characters = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const { parentElement: parent, textContent } = node;
      if (!parent || !textContent?.trim() || !isShown(parent) || parent.closest('.scroll table, .vh'))
        continue;
      const range = document.createRange();
      // A paragraph may begin on the first screen and end below it.
      for (let at = 0; at < textContent.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top, width } = range.getBoundingClientRect();
        if (width > 0 && top + scrollY < innerHeight && textContent[at]?.trim()) characters += 1;
      }
    }
    return {
      characters,
      height: document.documentElement.scrollHeight,
      controls: [...document.querySelectorAll('a, button')].filter(isShown).length,
      isWide: document.documentElement.scrollWidth > innerWidth,
    };
  });

for (const addresses of splitIntoGroups(BRIEF, 10))
  test(`${addresses.join(' ')}: each says what it is in one screen of at most 600 characters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const address of addresses) {
      await page.goto(address);
      expect.soft((await measure(page)).characters, address).toBeLessThanOrEqual(600);
    }
  });

test('a page with a download offers it first, and is short', async ({ page }) => {
  for (const [address, { desk, phone, height, characters, controls }] of Object.entries(LIMITS)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    const found = await measure(page);
    expect.soft(await placeOfDownload(page), `${address}: place`).toBeLessThanOrEqual(desk);
    expect.soft(found.characters, `${address}: characters`).toBeLessThanOrEqual(characters);
    expect.soft(found.height, `${address}: height`).toBeLessThanOrEqual(height);
    expect.soft(found.controls, `${address}: links and buttons`).toBeLessThanOrEqual(controls);
    expect.soft(found.isWide, address).toBe(false);

    await page.setViewportSize({ width: 360, height: 800 });
    expect.soft(await placeOfDownload(page), `${address}: place on a phone`).toBeLessThanOrEqual(phone);
    expect.soft((await measure(page)).isWide, `${address}: wider than a phone`).toBe(false);
  }
});

test('/download/2024/ arrives at the files of that year, under its title', async ({ page }) => {
  await page.goto('/download/2024/');
  await expect(page).toHaveURL(/\/download\/#y2024$/);
  const title = page.getByRole('heading', { name: '2024年的檔案' });
  await expect(title).toBeInViewport();
  await expect(page.getByRole('heading', { name: '2025年的檔案' })).not.toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the newest set has an address that stays', async ({ page }) => {
    const months = FILE_PATHS.filter((path) => /\/\d{4}-\d{2}\/raw$/.test(path)).sort();
    await page.goto('/download/latest/raw/');
    await expect(page).toHaveURL(`${String(months.at(-1))}/`);
    await expect(page.locator('h1')).toContainText('原始資料');
  });
});

for (const [address, place] of [
  ['/download/#which', '計算住宅，還是計算刊登？'],
  ['/open/#practice', '用練習檔試試看'],
] as const) {
  test(`${address} leads to a place on the first screen, and leaves the title in sight`, async ({ page }) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 360, height: 800 },
      { width: 360, height: 320 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto('/');
      await page.goto(address);
      await expect(page.getByText(place)).toBeInViewport({ ratio: 1 });
      if (viewport.width > 360)
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a row of what to be careful with begins on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/download/2026-04/raw/');
  const rows = await page.locator('section:has(#incidents) li:has(> p)').evaluateAll((all) =>
    all.map((row) =>
      [...row.children].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects()[0]?.top ?? 0;
      }),
    ),
  );
  expect(rows.length).toBeGreaterThan(4);
  for (const tops of rows) expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
});

test('the navigation of a tablet begins at the left, and the tools end at the right', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const measureBox = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not shown`);
    return box;
  };
  const [brand, nav, mode] = [
    await measureBox('.navbar a'),
    await measureBox('nav[aria-label="主要導覽"] a'),
    await measureBox('.navbar button:last-of-type'),
  ];
  expect(nav.y).toBeGreaterThan(brand.y + brand.height - 1);
  expect(nav.x).toBeCloseTo(brand.x, 0);
  expect(mode.x + mode.width).toBeGreaterThan(700);
});
