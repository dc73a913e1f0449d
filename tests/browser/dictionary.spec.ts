import type { Page } from '@playwright/test';
import { awake, expect, hydrated, test } from '../support/test';

const PAGE = '/about-data-set/';
const entries = (page: Page) => page.locator('[id^="c-"]');
const shown = (page: Page) => page.locator('[id^="c-"]:not([hidden], [hidden] *)');
const field = (page: Page) => page.getByRole('searchbox', { name: '篩選欄位' });
const status = (page: Page) =>
  page.getByRole('search', { name: '篩選欄位' }).locator('..').getByRole('status');
const entry = (page: Page, anchor: string) => page.locator(`[id="${anchor}"]`);

async function open(page: Page, address = PAGE): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the column of the address stands open', async ({ page }) => {
    await page.goto(`${PAGE}#c-monthly_price`);
    await expect(entry(page, 'c-monthly_price').getByText('列表頁：租金')).toBeVisible();
    await expect(entry(page, 'c-deposit').getByText('物件頁：押金')).toBeHidden();
  });
});

test.describe('the filter', () => {
  test('finds by name, by key and by the label of a code, says where nothing is found, and is cleared by its button, back in the field', async ({
    page,
  }) => {
    // A value that is not offered is none.
    await open(page, `${PAGE}?group=nothing&unknown=1`);
    const all = await entries(page).count();
    await expect(status(page)).toHaveText(`共${all}欄`);
    for (const [text, anchor] of [
      ['提供家具床', 'c-facilities_床'],
      ['rough_coordinate_bb', 'c-rough_coordinate_bb'],
      ['电梯大楼', 'c-building_type'],
      ['中寮鄉', 'c-sub_region'],
    ] as const) {
      await field(page).fill(text);
      await expect(entry(page, anchor)).toBeVisible();
      await expect(entry(page, 'c-can_cook')).toBeHidden();
    }
    await expect(status(page)).toHaveText(`${all}欄裡有1欄符合`);
    // Groups without a match go, too.
    await expect(page.getByRole('heading', { level: 3, name: '刊登與出租' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3, name: '建物' })).toBeHidden();

    await field(page).fill('沒有這種字');
    await expect(shown(page)).toHaveCount(0);
    await expect(page.getByText('沒有欄位符合這些條件')).toBeVisible();
    await page.getByRole('button', { name: '清除所有篩選條件' }).click();
    await expect(shown(page)).toHaveCount(all);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(page.getByRole('button', { name: '清除所有篩選條件' })).toBeHidden();
  });

  test('is that of the address', async ({ page }) => {
    await open(page, `${PAGE}?q=monthly_price&key=1`);
    await expect(shown(page)).toHaveCount(1);
    await expect(page.getByLabel('只看比對欄位')).toBeChecked();
  });

  test('shows its buttons at once, before there is time for the list, and leads on to what was found when it is submitted', async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByRole('button', { name: '套用' })).toBeHidden();
    await awake(page);
    // Who types and goes on with the keyboard must find them: only what React does before the next task counts.
    const hidden = await field(page).evaluate(async (input) => {
      if (!(input instanceof HTMLInputElement)) throw new Error('The field is no input.');
      input.value = '租金';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      for (let i = 0; i < 10; i += 1) await Promise.resolve();
      const buttons = [...(input.closest('form')?.parentElement?.querySelectorAll('button') ?? [])];
      return buttons.filter((button) => button.hidden).map((button) => button.textContent);
    });
    expect(hidden).toEqual([]);
    await expect(status(page)).toHaveText(/欄裡有\d+欄符合/);
    await field(page).press('Enter');
    await expect(status(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '套用' })).toBeFocused();
  });

  test('gives way to a link to a column that it hides, and comes back', async ({ page }) => {
    await open(page, `${PAGE}?q=dist_to_highest_floor`);
    const first = entry(page, 'c-dist_to_highest_floor');
    await expect(entry(page, 'c-total_floor')).toBeHidden();
    await first.locator('summary').click();
    await first.getByRole('link', { name: '建物樓高' }).click();
    await expect(entry(page, 'c-total_floor')).toHaveAttribute('open');
    await expect(entry(page, 'c-total_floor').locator('summary')).toBeInViewport();
    await expect(field(page)).toHaveValue('');
    await page.goBack();
    await expect(field(page)).toHaveValue('dist_to_highest_floor');
    await expect(entry(page, 'c-total_floor')).toBeHidden();
  });
});

test('an address with a column opens it, also from another page', async ({ page, consoleErrors }) => {
  await open(page, `${PAGE}#c-facilities_${encodeURIComponent('床')}`);
  await expect(entry(page, 'c-facilities_床')).toBeInViewport();
  await open(page, '/codes/contact/');
  await page.getByRole('main').getByRole('link', { name: '刊登者類型' }).click();
  await expect(entry(page, 'c-contact')).toHaveAttribute('open');
  await expect(entry(page, 'c-contact').locator('summary')).toBeInViewport();
  await entry(page, 'c-contact')
    .getByRole('link', { name: /的編碼表$/ })
    .click();
  await expect(page.locator('h1')).toHaveText('刊登者類型的編碼');
  expect(consoleErrors).toEqual([]);
});

test('one button opens and closes all columns', async ({ page }) => {
  await open(page);
  const rows = page.locator('#column-list details');
  const all = await rows.count();
  expect(all).toBeGreaterThan(50);
  await page.getByRole('button', { name: '全部展開' }).click();
  await expect(rows.and(page.locator('[open]'))).toHaveCount(all);
  await page.getByRole('button', { name: '全部收合' }).click();
  await expect(rows.and(page.locator('[open]'))).toHaveCount(0);
});
