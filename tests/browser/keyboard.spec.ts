/** The site by keyboard alone: real keys, from the top of the page. */
import type { Page } from '@playwright/test';
import { backwards, watchStops, type Stop } from '../support/accessibility';
import { inFull, oneADay } from 'rental-data/testing/full';
import { answered, awake, expect, hold, hydrated, test } from '../support/test';

/** The longest and fullest pages, by width. The other pages are made of the same parts. */
const WALKS = [
  [
    360,
    640,
    oneADay(['/download/', '/', '/blog/post/2021-annual-data/', '/data-quality/', '/accessibility/']),
  ],
  [
    1280,
    720,
    ['/compare/?a=2026-03&b=2026-04&variant=raw', ...inFull('/data-quality/', '/about-data-set/0.0/')],
  ],
] as const;

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Presses a key until the focus has gone through all of the page; the stops in order. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', atMost: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < atMost) {
    // Some at once: each takes a message to the browser and back.
    for (let i = 0; i < 25; i += 1) await page.keyboard.press(key);
    const some = await page.evaluate(() => window.__stops());
    stops.push(...some);
    const first = stops[0]?.id;
    const end = stops.findIndex(({ id }, index) => index > 0 && id === first);
    if (end > 0) return stops.slice(0, end);
    if (some.length < 25) return stops;
  }
  return stops;
}

for (const [width, height, paths] of WALKS) {
  for (const path of paths) {
    test(`${path} is walked from end to end at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await answered(page);
      const reachable = await page.evaluate(
        () =>
          document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')
            .length,
      );
      await page.evaluate(watchStops);
      const there = await walk(page, 'Tab', reachable + 30);
      expect(there[0]?.name).toContain('跳到主要內容');
      expect(there.at(-1)?.name, 'the last stop').toContain('無障礙');
      expect(new Set(there.map(({ id }) => id)).size, 'each stop once').toBe(there.length);
      expect(
        there.flatMap(({ name, problems }) => problems.map((problem) => `${name} ${problem}`)),
        'with Tab',
      ).toEqual([]);
      expect(backwards(there)).toEqual([]);

      await page.getByRole('contentinfo').getByRole('link').last().focus();
      await page.evaluate(() => window.__stops(true));
      const back = await walk(page, 'Shift+Tab', reachable + 30);
      expect(back.at(-1)?.name).toContain('跳到主要內容');
      expect(
        back.flatMap(({ name, problems }) => problems.map((problem) => `${name} ${problem}`)),
        'with Shift and Tab',
      ).toEqual([]);
    });
  }
}

test('a page that is opened by key begins at its top again', async ({ page }) => {
  await open(page, '/privacy/');
  await page.getByRole('banner').getByRole('link', { name: '部落格' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('部落格');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要內容' })).toBeFocused();
});

test('a query keeps the focus where it was typed', async ({ page }) => {
  // What is searched comes late, so that the page is also seen without it.
  const release = await hold(page, /\/_search\/data-/);
  await open(page, '/search/');
  const box = page.getByRole('searchbox');
  await box.focus();
  // From here on nothing may take it away, not even for a moment: a reader would be told of it.
  await box.evaluate((input) => {
    input.addEventListener('blur', () => input.setAttribute('data-lost', ''));
  });
  await page.keyboard.type('坪數');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=%E5%9D%AA%E6%95%B8/);
  // One region tells all of it, also where there is nothing to count yet.
  await expect(page.getByRole('main').getByRole('status')).toHaveText('正在載入搜尋用的資料……');
  release();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^找到\d+筆$/);
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(box).not.toHaveAttribute('data-lost');
  // The button of the form comes next, then the results.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: '搜尋' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main section a').first()).toBeFocused();
});

test('the search dialog tells what it has found, and keeps the focus inside', async ({ page }) => {
  await open(page, '/privacy/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: '搜尋' });
  await dialog.getByRole('combobox').fill('押金金額');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "搜尋":
      - search:
        - combobox "搜尋欄位、期別、文章" [expanded]: 押金金額
        - button "Esc：關閉搜尋"
      - status: /找到\\d+筆，第一筆是「押金金額」/
      - listbox "搜尋結果":
        - group "欄位":
          - option /押金金額/ [selected]
  `);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    // At either end the browser's own bar comes between; the page behind is never reached.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
});

test('the single key of the search can be switched off', async ({ page }) => {
  await open(page, '/accessibility/');
  await awake(page);
  const toggle = page.getByRole('switch', { name: '不要用單鍵開啟搜尋' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).toBeChecked();
  await expect(toggle).toHaveAccessibleDescription(/只有Ctrl\+K/);
  await expect(page.getByText('記住了，只在這個瀏覽器有效。')).toBeVisible();
  await open(page, '/privacy/');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  // One dialog, of the second key: the first would have put its sign into the field.
  await expect(page.getByRole('combobox')).toHaveValue('');
});

test('what the reader cannot see is told in words, once', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: /^2021年10月，/ }).focus();
  // The link said it all; the line below the map, which shows the same words, must not be announced as well.
  const shown = page.locator('[data-coverage-map] > :last-child');
  await expect(shown).toContainText(/2021年10月.*請勿使用/);
  expect(await shown.evaluate((line) => line.closest('[aria-live], [role=status]'))).toBeNull();
  await expect(shown.locator('[aria-live], [role=status]')).toHaveCount(0);

  await page.goto('/download/#2021-06');
  await expect(page.getByRole('table', { name: /^2021年的月資料/ })).toMatchAriaSnapshot(`
    - table "2021年的月資料，版本0.2":
      - rowgroup:
        - row /^2021-06 列數不可比較 117,609列/:
          - rowheader "2021-06"
          - cell "列數不可比較"
          - cell "117,609列：2021-06原始資料 CSV 41.6 MB：2021-06原始資料 JSON 243.6 MB：2021-06原始資料 1件事件：2021-06原始資料"
          - cell "96,274列：2021-06消除重複住宅 CSV 33.1 MB：2021-06消除重複住宅 JSON 199.1 MB：2021-06消除重複住宅 1件事件：2021-06消除重複住宅"
  `);
});
