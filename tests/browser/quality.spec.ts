import type { Page } from '@playwright/test';
import { awake, expect, hydrated, saved, test } from '../support/test';

const PAGE = '/data-quality/';
const STATES = '/data-quality/states/';
const shown = (page: Page) => page.locator('#column-shown');
const choice = (page: Page, name: string) =>
  page.getByRole('form', { name: '選一個欄位' }).getByRole('combobox', { name });

test('choosing a column shows it and writes the address; back and an address from elsewhere work', async ({
  page,
}) => {
  await page.goto(STATES);
  await hydrated(page);
  await awake(page);
  await expect(choice(page, '欄位')).toHaveValue('');
  await page.getByRole('button', { name: '附近有_學校？' }).click();
  await expect(page.getByRole('button', { name: '附近有_學校？' })).toHaveAttribute('aria-pressed', 'true');
  await expect(shown(page).getByRole('heading')).toHaveText('附近有_學校？（原始資料）');
  await expect(shown(page)).toContainText('沒有值');
  await expect(page).toHaveURL(/\?column=[^&]+$/);

  await choice(page, '內容').selectOption('deduplicated');
  await expect(shown(page).getByRole('heading')).toHaveText('附近有_學校？（消除重複住宅）');
  await choice(page, '欄位').selectOption('物件網址');
  await expect(shown(page).getByRole('heading')).toHaveText('消除重複住宅沒有「物件網址」這一欄');
  await expect(shown(page).getByRole('list')).toBeHidden();
  await choice(page, '內容').selectOption({ label: '原始資料' });
  await expect(shown(page).getByRole('heading')).toHaveText('物件網址（原始資料）');
  await expect(shown(page).getByRole('listitem').filter({ hasText: '2026年3月到4月' })).toContainText(
    '沒有值',
  );

  await page.goto(`${STATES}?column=坪數&variant=deduplicated`);
  await expect(shown(page).getByRole('heading')).toHaveText('坪數（消除重複住宅）');
  await expect(choice(page, '內容')).toHaveValue('deduplicated');
});

test('a link to a folded note opens the fold', async ({ page }) => {
  await page.goto('/blog/post/resurrection/');
  await hydrated(page);
  await page.locator('a[href$="#flags-written-as-values-2021"]').first().click();
  await expect(page.locator('[id="flags-written-as-values-2021"]')).toBeInViewport();
});

test('the drawing of a column answers to whoever points at it first', async ({ page }) => {
  await page.goto(STATES);
  await hydrated(page);
  const month = shown(page).locator('[data-row]').filter({ hasText: '2025' });
  await month.scrollIntoViewIfNeeded();
  await expect(shown(page).getByRole('slider')).toHaveCount(1);
  const box = await month.boundingBox();
  if (!box) throw new Error('The drawing is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(shown(page).getByRole('slider')).toHaveAttribute('aria-valuetext', /^2025年\d+月，/);
});

test('an old address of a column leads to the page that has it', async ({ page }) => {
  await page.goto(`${PAGE}?column=坪數`);
  await expect(page).toHaveURL(new RegExp(`${STATES}\\?column=`));
  await expect(shown(page).getByRole('heading')).toHaveText('坪數（原始資料）');
});

test('each month of the drawing is read out, leads to its file and is saved with its reasons', async ({
  page,
}) => {
  await page.goto(STATES);
  await hydrated(page);
  await awake(page);
  const slider = shown(page).getByRole('slider', { name: '月租金（原始資料）每個月的狀態：選一個月' });
  const drawn = shown(page).locator('[data-row]');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    '2018年5月，留意，六都以外只有一部分日子的物件；和其他期別比較時，兩期都請先篩選六都',
  );
  await page.keyboard.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuetext', '2019年5月，狀態：可用');
  await expect(drawn.filter({ hasText: '2019' }).locator('[data-hair]')).toHaveCSS('grid-column-start', '6');
  const gap = drawn.filter({ hasText: '2025' });
  const box = await gap.boundingBox();
  const name = await gap.locator('b').boundingBox();
  if (!box || !name) throw new Error('The drawing is not shown.');
  /** The middle of a month of 2025. */
  const computeMonthX = (month: number) =>
    name.x + name.width + ((box.width - name.width) * (month - 0.5)) / 12;
  await page.mouse.move(computeMonthX(3), box.y + box.height / 2);
  await expect(slider).toHaveAttribute('aria-valuetext', '2025年3月，狀態：沒有發布');
  await expect(shown(page).getByRole('link', { name: '打開這個月' })).toHaveCount(0);
  await page.mouse.move(computeMonthX(10), box.y + box.height / 2);
  await expect(slider).toHaveAttribute('aria-valuetext', /^2025年10月，留意，有些欄位有錯/);
  await expect(shown(page).getByRole('link', { name: '打開這個月' })).toHaveAttribute(
    'href',
    '/download/2025-10/raw/',
  );
  const { text } = await saved(shown(page).getByRole('button', { name: '存成CSV' }));
  expect(text).toContain('# 月租金（原始資料）每個月的狀態\r\n# 2018年5月到2026年8月。\r\n# 來源：');
  expect(text).toContain('\r\n月,狀態,原因\r\n2018年5月,留意,六都以外只有一部分日子的物件');
  await choice(page, '欄位').selectOption('附近有_學校？');
  const other = shown(page).getByRole('slider', { name: /^附近有_學校？（原始資料）/ });
  await expect(other, 'the same month of the other column').toHaveAttribute(
    'aria-valuetext',
    /^2025年10月，/,
  );
});
