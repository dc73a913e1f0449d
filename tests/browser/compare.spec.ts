import { comparePage } from '../../src/lib/addresses/pages';
import type { Locator, Page } from '@playwright/test';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { type Choice, compare, comparisonHeadline, defaultChoice, periodWords } from 'rental-data';
import { expect, hydrated, test } from '../support/test';
import { openFolds, sidewaysOverflow } from '../support/walk/inPage';

const catalogue = loadCatalogue(process.cwd());

const result = (page: Page): Locator => page.locator('[data-comparison]');
const select = (page: Page, name: 'a' | 'b' | 'variant'): Locator => page.locator(`select[name="${name}"]`);

/** Is the page's result the one of the domain's function? Its sentences are those that src/features/compare/result.test.ts reads. */
async function expectResult(page: Page, { a, b, variant }: Choice): Promise<void> {
  const known = await catalogue;
  const wanted = compare(known, a, b, variant);
  await expect(page.locator('#result')).toContainText(`${periodWords(a)}與${periodWords(b)}`);
  await expect(result(page)).toHaveAttribute('data-comparison', wanted.verdict);
  await expect(result(page)).toContainText(comparisonHeadline(wanted, known.incidents));
  for (const { period, rows } of [wanted.a, wanted.b])
    await expect(page.locator(`[data-period="${period}"][data-variant="${variant}"]`)).toHaveAttribute(
      'data-verdict',
      rows.state,
    );
}

const CASES: Choice[] = [
  // nothing to mind
  { a: '2019-07', b: '2020-07', variant: 'raw' },
  // never published; not yet
  { a: '2026-02', b: '2099-01', variant: 'deduplicated' },
];

test('an address shows what the function says of any two, names a period that was not published, and leads from years that cannot be compared to months that can', async ({
  page,
  consoleErrors,
}) => {
  for (const choice of CASES) {
    await page.goto(comparePage(choice.a, choice.b, choice.variant));
    await hydrated(page);
    await expect(page).toHaveTitle(new RegExp(`^${choice.a}與${choice.b}：比較兩期 \\|`));
    await expectResult(page, choice);
    for (const name of ['a', 'b', 'variant'] as const)
      await expect(select(page, name)).toHaveValue(choice[name]);
  }

  await page.goto('/compare/?a=2026-02&b=2026-04');
  await hydrated(page);
  await expect(select(page, 'a').locator('option:checked')).toHaveText('2026年2月（沒有發布）');
  await expect(result(page)).toContainText('沒有發布這一期');
  await expect(page.locator('#columns')).toHaveCount(0);

  await page.goto(comparePage('2019', '2023', 'raw'));
  await hydrated(page);
  await expect(result(page)).toContainText('不能直接相比：兩期年資料的合併規則不同，請改為比較月資料。');
  await expect(result(page)).not.toContainText('可以比較');
  await expect(result(page)).not.toContainText('可以直接比較');
  await page.getByRole('link', { name: '建議改為比較2019年1月與2023年1月' }).click();
  await expectResult(page, { a: '2019-01', b: '2023-01', variant: 'raw' });
  await expect(page.locator('[data-question="rows"]')).toHaveAttribute('data-answer', 'comparable');
  expect(consoleErrors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an example can be read, and the page says where the others are; no form stands there that could not answer', async ({
    page,
  }) => {
    await page.goto('/compare/');
    await expectResult(page, defaultChoice(await catalogue));
    // By its element: Playwright's search for text leaves noscript out.
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript a')).toHaveAttribute('href', '/download/');
    await expect(select(page, 'a')).toBeHidden();
  });
});

test('choosing changes the address and the result; going back leaves the page', async ({ page }) => {
  await page.goto('/download/2024-01/deduplicated/');
  await hydrated(page);
  await page.getByRole('link', { name: '和2023年12月比較' }).click();
  await expectResult(page, { a: '2023-12', b: '2024-01', variant: 'deduplicated' });
  await select(page, 'a').selectOption('2022-12');
  await expect(page).toHaveURL(/\/compare\/\?a=2022-12&b=2024-01&variant=deduplicated$/);
  await expectResult(page, { a: '2022-12', b: '2024-01', variant: 'deduplicated' });
  await select(page, 'variant').selectOption('raw');
  await expectResult(page, { a: '2022-12', b: '2024-01', variant: 'raw' });
  await page.getByRole('button', { name: '兩期對調' }).click();
  await expect(page).toHaveURL(/\/compare\/\?a=2024-01&b=2022-12&variant=raw$/);
  await expectResult(page, { a: '2024-01', b: '2022-12', variant: 'raw' });
  await expect(page.locator('main').getByRole('status').first()).toContainText('2024年1月與2022年12月');
  await page.reload();
  await hydrated(page);
  await expectResult(page, { a: '2024-01', b: '2022-12', variant: 'raw' });
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('2024-01 消除重複住宅');
});

test('a query that asks for nothing is explained, and the form helps on; nothing scrolls sideways at 320 px, opened out', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const expectNarrow = async () => {
    await page.evaluate(openFolds);
    expect(await page.evaluate(sidewaysOverflow), page.url()).toBe(0);
  };
  for (const [query, says] of [
    ['?a=2021-13', '網址裡的「2021-13」不是期別。月寫成2026-04'],
    ['?a=2026-04&b=2026-04', '兩邊選了同一期'],
    ['?variant=foo', '沒有「foo」這種內容，只有raw（原始資料）、deduplicated（消除重複住宅）'],
  ] as const) {
    await page.goto(`/compare/${query}`);
    await hydrated(page);
    await expect(page.locator('main')).toContainText(says);
    await expect(result(page)).toHaveCount(0);
    await expect(page).toHaveTitle(/^比較兩期 \|/);
    await expectNarrow();
  }
  await select(page, 'a').selectOption('2020-07');
  await select(page, 'b').selectOption('2019-07');
  await expectResult(page, { a: '2020-07', b: '2019-07', variant: 'raw' });
  await select(page, 'a').selectOption('2018-06');
  await select(page, 'b').selectOption('2021-10');
  await expectResult(page, { a: '2018-06', b: '2021-10', variant: 'raw' });
  await expectNarrow();
  expect(consoleErrors).toEqual([]);
});

test('comparing by key leads to the result', async ({ page }) => {
  await page.goto('/compare/');
  await hydrated(page);
  await select(page, 'variant').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#result')).toBeFocused();
});

test('address and result can be copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const known = await catalogue;
  await page.goto(comparePage('2020-06', '2021-06', 'raw'));
  await hydrated(page);
  await page.getByRole('button', { name: '複製這個比較的網址' }).click();
  await expect(page.getByText('已複製')).toBeVisible();
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()), baseURL);
  expect(address.pathname + address.search).toBe('/compare/?a=2020-06&b=2021-06&variant=raw');
  await page.getByRole('button', { name: '複製結果（JSON）' }).click();
  await expect(page.getByText('已複製')).toHaveCount(2);
  const json: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  const written: unknown = JSON.parse(JSON.stringify(compare(known, '2020-06', '2021-06', 'raw')));
  expect(json).toMatchObject({ format: 'comparison', ...(written as object) });
});
