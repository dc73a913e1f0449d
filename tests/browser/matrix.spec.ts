import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../support/test';

const PAGE = '/data-quality/';
/** Answer of the filters: so many sets. */
const sets = (count: number) => `${count}份資料，一份是一個期別的一種內容。`;
const ALL = sets(209);

const years = (page: Page) => page.locator('details[id^="matrix-20"]:not([id$="-rows"])');
const year = (page: Page, number: number) => page.locator(`details[id="matrix-${number}"]`);
const cell = (page: Page, id: string) => page.locator(`td[id="${id}"]`);
const table = (page: Page, number: number) => page.getByRole('table', { name: `${number}年各期能不能用` });
const filter = (page: Page, name: string) =>
  page.getByRole('form', { name: '篩選' }).getByRole('combobox', { name });
const status = (page: Page) => page.getByRole('form', { name: '篩選' }).getByRole('status');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the matrix is a table that names states, and opens to single columns with their reasons', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: '哪一期的哪一欄能用' })).toBeVisible();
    await expect(year(page, 2026)).toHaveAttribute('open', '');
    const newest = table(page, 2026);
    await expect(newest.getByRole('columnheader', { name: '環境、設備與限制' })).toBeVisible();
    await expect(newest.getByRole('rowheader', { name: '2026-04' })).toBeVisible();
    await expect(cell(page, '2026-04/raw/environment')).toHaveText('不可用13／30欄');
    await expect(cell(page, '2026-04/raw/environment').getByRole('link')).toHaveAttribute(
      'href',
      '/download/2026-04/raw/',
    );
    // Every published set is there, each with its five cells.
    await expect(page.locator('td[id$="/rows"]')).toHaveCount(209);
    await expect(page.locator('td[id*="/raw/"], td[id*="/deduplicated/"]')).toHaveCount(209 * 5);

    const fold = page.locator('details[id="matrix-2026-environment"]');
    await fold.locator('summary').click();
    const furniture = fold.getByRole('row').filter({ hasText: '提供家具_床？' });
    await expect(furniture).toContainText('不可用');
    await expect(
      furniture.getByRole('link', { name: '2026年3月起，家具欄位大多誤記為沒有' }),
    ).toHaveAttribute('href', '/data-quality/#furniture-columns-2026');
    // Whatever is not simply fine has a reason.
    const bare = await page.locator('details[id^="matrix-20"] table[role="table"] tbody tr').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const [state, , why] = row.querySelectorAll('td');
          return !/^(可用|列數完整)$/.test(state?.textContent ?? '') && !why?.textContent;
        }).length,
    );
    expect(bare).toBe(0);
  });

  test('what only scripts could do is not offered', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('form', { name: '篩選' })).toHaveCount(0);
    await expect(year(page, 2026).getByText('把游標移到一格')).toBeHidden();
  });
});

test('the rows have the words of the verdict, and a state that one looks for is of rows or of columns', async ({
  page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  const rows = (period: string) => cell(page, `${period}/raw/rows`);
  await expect(rows('2025-10')).toHaveText('列數不可比較試行收錄：10月只收26日到31日的兩輪');
  await expect(rows('2025-10')).toHaveAttribute('data-verdict', 'not-comparable');
  await expect(rows('2021-07')).toHaveText('列數不可比較估計短少34.96%');
  await expect(rows('2021-10')).toHaveText('請勿使用混入四個月的物件');
  await expect(rows('2022')).toHaveText('列數完整');
  const states = filter(page, '狀態').locator('optgroup');
  await expect(states.nth(0).locator('option')).toHaveText(['請勿使用', '列數不可比較', '列數有缺漏']);
  await expect(states.nth(1).locator('option')).toHaveText(['不可用', '空白', '留意', '註記']);
  await filter(page, '狀態').selectOption('avoid');
  await expect(status(page)).toHaveText('3格符合，在3份資料裡。');
});

test('the tracks open from groups to columns, and say in words what is wrong', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const tracks = page.locator('figure').filter({ hasText: '一格是一個月' });
  await expect(tracks.getByText('物件網址', { exact: true })).toBeVisible();
  const price = tracks.locator('summary').filter({ hasText: '租金與費用' });
  await expect(tracks.getByText(/月租金/)).toBeHidden();
  await price.click();
  await expect(tracks.getByText(/月租金/)).toBeVisible();
  const urls = tracks.getByRole('listitem').filter({ hasText: '物件網址' });
  await expect(urls).toContainText('空白 2026-03～04');
  await filter(page, '內容').selectOption('deduplicated');
  await expect(tracks).toContainText('消除重複住宅的月資料');
  await expect(tracks.getByText('物件網址', { exact: true })).toHaveCount(0);
});

test('filters change the view and the address; back restores both', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await expect(status(page)).toHaveText(ALL);

  await filter(page, '年份').focus();
  await filter(page, '年份').selectOption('2021');
  await expect(page).toHaveURL(/\?year=2021#matrix$/);
  await expect(filter(page, '年份')).toBeFocused();
  await expect(years(page).and(page.locator('[id="matrix-2021"]'))).toHaveCount(1);
  await expect(year(page, 2026)).toHaveCount(0);
  await expect(year(page, 2021)).toHaveAttribute('open', '');

  await filter(page, '欄位').selectOption('附近有_學校？');
  await filter(page, '內容').selectOption('raw');
  await filter(page, '狀態').selectOption('empty');
  await expect(page).toHaveURL(/year=2021&variant=raw&column=[^&]+&state=empty#matrix$/);
  await expect(table(page, 2021).getByRole('columnheader')).toHaveText([
    '期別',
    '內容',
    '列數',
    '附近有_學校？',
  ]);
  await expect(table(page, 2021).locator('tbody th[scope="rowgroup"]')).toHaveText([
    '2021',
    '2021-11',
    '2021-12',
  ]);
  await expect(status(page)).toHaveText('3格符合，在3份資料裡。');
  const address = page.url();

  await page.goBack();
  await expect(filter(page, '狀態')).toHaveValue('');
  await expect(filter(page, '內容')).toHaveValue('raw');
  await expect(status(page)).toHaveText(sets(17));
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(filter(page, '年份')).toHaveValue('');
  await expect(status(page)).toHaveText(ALL);

  // The address alone gives the same view.
  await page.goto('/');
  await page.goto(address);
  await hydrated(page);
  await expect(status(page)).toHaveText('3格符合，在3份資料裡。');
  await expect(filter(page, '狀態')).toHaveValue('empty');
  await page.getByRole('button', { name: '看全部' }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}#matrix$`));
  await expect(status(page)).toHaveText(ALL);
  await expect(filter(page, '年份')).toBeFocused();
});

test('what nothing fits is said, and a query that means nothing is ignored', async ({ page }) => {
  await page.goto(`${PAGE}?year=2020&state=empty`);
  await hydrated(page);
  await expect(status(page)).toHaveText('沒有符合的資料。');
  await page.goto(`${PAGE}?year=1999&state=wrong`);
  await hydrated(page);
  await expect(status(page)).toHaveText(ALL);
});

test('a link to a cell opens its year, marks it and says why', async ({ page }) => {
  await page.goto(`${PAGE}#2021-11/raw/environment`);
  await hydrated(page);
  await expect(year(page, 2021)).toHaveAttribute('open', '');
  await expect(cell(page, '2021-11/raw/environment')).toBeInViewport();
  await expect(page.locator('td:target')).toHaveAttribute('id', '2021-11/raw/environment');
  const said = year(page, 2021).locator('[aria-live="polite"]');
  await expect(said).toContainText('2021年11月的原始資料：環境、設備與限制');
  await expect(said).toContainText('空白');
  await expect(said.getByRole('link').first()).toHaveAttribute('href', /^\/data-quality\/#/);
  await expect(year(page, 2021).getByRole('link', { name: '開啟檔案頁' })).toHaveAttribute(
    'href',
    '/download/2021-11/raw/',
  );
});

test('the link of a cell can be followed and comes back to it', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await cell(page, '2026-04/deduplicated/transaction').hover();
  await year(page, 2026).getByRole('link', { name: '這一格的連結' }).click();
  await expect(page).toHaveURL(/#2026-04\/deduplicated\/transaction$/);
  const address = page.url();
  await page.goto('/');
  await page.goto(address);
  await hydrated(page);
  await expect(cell(page, '2026-04/deduplicated/transaction')).toBeInViewport();
  await expect(year(page, 2026).locator('[aria-live="polite"]')).toContainText('刊登與出租');
});

test('a link to a single column shows that column', async ({ page }) => {
  await page.goto(`${PAGE}#${encodeURIComponent('2026-04/raw/物件網址')}`);
  await hydrated(page);
  await expect(cell(page, '2026-04/raw/物件網址')).toHaveText('空白');
  await expect(cell(page, '2026-04/raw/物件網址')).toBeInViewport();
  await expect(filter(page, '欄位')).toHaveValue('物件網址');
  await expect(year(page, 2026).locator('[aria-live="polite"]')).toContainText('物件網址空白');
});

test('a cell of a filtered view is linked with its filters', async ({ page }) => {
  await page.goto(`${PAGE}?year=2021&variant=raw#2021-10/raw/environment`);
  await hydrated(page);
  await expect(status(page)).toHaveText(sets(17));
  await expect(cell(page, '2021-10/raw/environment')).toBeInViewport();
  await expect(cell(page, '2021-10/raw/environment')).toHaveCSS('outline-style', 'solid');
  await expect(year(page, 2021).locator('[aria-live="polite"]')).toContainText('請勿使用');
});

test('the head of a table leads to the single columns', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await table(page, 2026).getByRole('link', { name: '刊登與出租' }).click();
  await expect(page.locator('details[id="matrix-2026-transaction"]')).toHaveAttribute('open', '');
  await expect(
    page.locator('details[id="matrix-2026-transaction"]').getByText('物件網址').first(),
  ).toBeInViewport();
});

test('the keyboard walks the cells with one stop of the Tab key and hears the reasons', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const newest = table(page, 2026);
  const first = cell(page, '2026-03/raw/rows').getByRole('link');
  await newest.getByRole('link', { name: '原始資料' }).first().focus();
  await expect(newest.locator('td[id] a[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, '2026-03/raw/environment').getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, '2026-04/raw/environment').getByRole('link')).toBeFocused();
  const said = year(page, 2026).locator('[aria-live="polite"]');
  await expect(said).toContainText('家具欄位大多誤記為沒有');
  await expect(said).toContainText('提供家具_床？等13欄');
  await page.keyboard.press('ArrowLeft');
  await expect(said).toContainText('建物');
  await expect(newest.locator('td[id] a[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('2026-04 原始資料');
});

test('what is chosen before the scripts come is not lost', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/js\//, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await filter(page, '年份').selectOption('2019');
  release();
  await hydrated(page);
  await expect(page).toHaveURL(/\?year=2019#matrix$/);
  await expect(filter(page, '年份')).toHaveValue('2019');
  await expect(status(page)).toHaveText(sets(34));
});

test('coming from another page the matrix is there', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: '資料品質' }).first().click();
  await expect(cell(page, '2026-04/raw/environment')).toContainText('不可用');
  await expect(status(page)).toHaveText(ALL);
});

for (const width of [320, 360, 768]) {
  test(`fits a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(PAGE);
    await hydrated(page);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBe(0);
    await page.locator('details[id="matrix-2026-environment"] > summary').click();
    expect(await sideways()).toBe(0);
    await filter(page, '狀態').selectOption('not-comparable');
    await expect(status(page)).toContainText('符合');
    expect(await sideways()).toBe(0);
  });
}
