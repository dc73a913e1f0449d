import type { Locator, Page } from '@playwright/test';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { periodWords } from 'rental-data';
import {
  answerWords,
  exclusionWords,
  listPrograms,
  readChoice,
  select,
  type Selection,
  selectionCsv,
} from 'rental-data/selection';
import { awake, expect, hydrated, saved, test } from '../support/test';

const catalogue = loadCatalogue(process.cwd());

const FURNITURE = '/pick/?from=2019&to=2024&columns=提供家具_*';

const answer = (page: Page): Locator => page.locator('#answer');
const picture = (page: Page): Locator => page.getByRole('table', { name: /各期在不在裡面$/ });

/** What the rules select for the address in which the page stands. */
async function readSelection(page: Page): Promise<Selection> {
  const known = await catalogue;
  return select(known, readChoice(new URL(page.url()).search, known).choice);
}

/** Do answer, picture and reasons show what the rules select for the address? */
async function expectSelection(page: Page): Promise<void> {
  const selection = await readSelection(page);
  await expect(answer(page)).toHaveText(answerWords(selection));
  await expect(picture(page).getByRole('link')).toHaveCount(selection.files.length);
  for (const file of selection.files)
    await expect(
      picture(page).getByRole('link', { name: `${periodWords(file.period)}：` }),
    ).toHaveAccessibleName(file.out ? /：不含，/ : /：納入，/);
  const known = await catalogue;
  for (const file of selection.excluded)
    await expect(page.getByRole('main')).toContainText(exclusionWords(known, selection, file));
}

test('An address with years and columns gives files, sizes, the month to avoid and why; keys alone change it; what it asks wrongly is named.', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(FURNITURE);
  await hydrated(page);
  await expect(answer(page)).toHaveText('64份，解壓縮後4.06 GB；不含2021年10月（請勿使用）。');
  await expectSelection(page);

  const button = page.getByRole('button', { name: /^不用「提供家具/ });
  await expect(button).toHaveCount(1);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveCount(0);
  await expect(page).not.toHaveURL(/columns=/);
  await page.getByRole('switch', { name: /列數要完整/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/complete=1/);
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();
  await expectSelection(page);

  await page.goto('/pick/?from=1999&to=2024&columns=屋齡,坪數&by=week');
  await hydrated(page);
  await expect(page.getByRole('main')).toContainText('「1999」不是有資料的年份');
  await expectSelection(page);
  expect(consoleErrors).toEqual([]);
});

test('A choice is answered, announced and written into the address, which gives the same again.', async ({
  page,
}) => {
  await page.goto('/pick/');
  await awake(page);
  const before = await answer(page).textContent();
  const announced = page.locator('main p[role="status"]').filter({ hasText: /份/ });
  await expect(announced).toHaveCount(0);

  await page.getByLabel('從哪一年').selectOption('2019');
  await page.getByLabel('到哪一年').selectOption('2023');
  await page.getByRole('radio', { name: '消除重複住宅' }).check();
  await page.getByRole('radio', { name: '一季' }).check();
  await page.getByRole('searchbox', { name: '找欄位' }).fill('坪數');
  await page.getByRole('checkbox', { name: '坪數', exact: true }).first().check();
  await page.getByRole('switch', { name: /列數要完整/ }).check();
  await expect(page).toHaveURL(/from=2019.*to=2023.*variant=deduplicated.*by=quarter.*complete=1/);
  const url = new URL(page.url());
  expect(url.searchParams.get('columns')).toBe('坪數');

  await expectSelection(page);
  await expect(answer(page)).not.toHaveText(before ?? '');
  await expect(announced).toHaveText((await answer(page).textContent()) ?? '');

  const given = await answer(page).textContent();
  await page.reload();
  await hydrated(page);
  await expect(answer(page)).toHaveText(given ?? '');
  await expect(page.getByLabel('從哪一年')).toHaveValue('2019');
  await expect(page.getByRole('switch', { name: /列數要完整/ })).toBeChecked();
  await expect(page.getByRole('button', { name: '不用「坪數」' })).toBeVisible();
  await expectSelection(page);
});

test('Programs, list and citation that are taken away are those of the answer.', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${FURNITURE}&tool=R`);
  await hydrated(page);
  const [known, selection] = [await catalogue, await readSelection(page)];
  const { text: list } = await saved(page.getByRole('button', { name: '下載這份清單（CSV）' }));
  expect(list).toBe(selectionCsv(known, selection));

  const { text: code } = await saved(page.getByRole('button', { name: '下載read.R' }));
  const address = /https?:\/\/\S+\/pick\/\S+/.exec(code)?.[0] ?? '';
  expect(readChoice(new URL(address).search, known).choice).toMatchObject({ from: 2019, to: 2024 });
  expect(listPrograms(known, selection, address).find(({ tool }) => tool === 'R')?.code).toBe(code);

  await page.getByRole('button', { name: '複製引用', exact: true }).click();
  const cited = await page.evaluate(() => navigator.clipboard.readText());
  expect(cited).toContain('2019年1月');
  expect(cited).toContain('不含2021年10月（請勿使用）');
  expect(cited).toContain(address);
});

test('Back and forward between two choices give each its answer.', async ({ page }) => {
  await page.goto('/pick/');
  await hydrated(page);
  const first = (await answer(page).textContent()) ?? '';
  await page.getByRole('main').getByRole('link', { name: '2019到2024年的家具' }).click();
  await expect(answer(page)).toHaveText(/^64份/);
  await page.goBack();
  await expect(answer(page)).toHaveText(first);
  await page.goForward();
  await expect(answer(page)).toHaveText(/^64份/);
  await expectSelection(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The page shows no answer to a question that it has not read, and says how to ask the published states.', async ({
    page,
  }) => {
    await page.goto('/pick/');
    // By its element: Playwright's search for text leaves noscript out.
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.locator('main noscript a').first()).toHaveAttribute('href', '/data/usability.json');
    await expect(answer(page)).toBeHidden();
  });
});
