/** A reader's own file, opened on the page: what it says must be what stands in the file, and nothing leaves the browser. */
import { mkdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { quantile } from 'd3-array';
import type { Variant } from 'rental-data';
import { readCells, type MadeTable, makeTable, toCsv, toZip } from 'rental-data/testing/tables';
import { inFull } from 'rental-data/testing/full';
import { changed } from 'rental-files/testing/history';
import { formatFigure } from 'rental-data';
import { awake, expect, hold, hydrated, saved, test } from '../support/test';
import { injectAxe, violations } from '../support/walk/axe';

test.use({ timezoneId: 'Asia/Taipei' });

const makeMonth = (rows = 400, period = '2024-03', variant: Variant = 'raw'): MadeTable =>
  makeTable({ version: '0.3', variant, period, rows });

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const upload = (table: MadeTable): Upload => {
  const { name, bytes } = toZip(table);
  return { name, mimeType: 'application/zip', buffer: Buffer.from(bytes) };
};

const choose = (page: Page, files: Upload | Upload[]) =>
  page.locator('input[type=file]').setInputFiles(files);
const opened = (page: Page) => page.locator('section[aria-labelledby="say"] tbody tr').first().waitFor();
const what = (page: Page) => page.locator('section[aria-labelledby="what"]');
const count = (page: Page) => page.locator('section[aria-labelledby="look"] p[role="status"]').last();
const figures = (page: Page) => page.locator('section[aria-labelledby="say"] table');

/** Every row, which the first view does not show. */
const ALL = '#by=物件類型&of=月租金';

async function openTable(page: Page, table: MadeTable, hash = ALL): Promise<void> {
  await page.goto(`/open/${hash}`);
  await choose(page, upload(table));
  await opened(page);
}

const computeQuantile = (numbers: readonly number[], share: number): number =>
  quantile(numbers, share) ?? NaN;

test('at first dwellings by type stand below the map, which follows the conditions, and all rows when the reader wants them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const table = makeMonth();
  await openTable(page, table, '');
  await page.locator('#answer').waitFor();
  const say = page.locator('section[aria-labelledby="say"]');
  const [types = [], counties = [], rents = []] = ['物件類型', '縣市', '月租金'].map((header) =>
    readCells(table, header),
  );
  const dwellings = ['整層住家', '獨立套房', '分租套房', '雅房'];
  const heads = figures(page).getByRole('rowheader');
  const bare = async () => (await heads.allInnerTexts()).map((text) => text.replace(/\u2060＊$/, ''));
  await expect.poll(bare).toEqual(dwellings);
  await expect(say).toContainText('一開始只算住宅。現在只算符合條件的列：物件類型是');
  await expect(count(page)).toContainText('列符合');
  expect(new URL(page.url()).hash).toBe('');

  // Before the rows, and whole on a phone: the first column is not broken, numbers stand at the right.
  const order = await page
    .locator('main section.part')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-labelledby')));
  expect(order).toEqual(['what', 'answer', 'say', 'look', 'save']);
  const lines = await figures(page).evaluate((element) => {
    const [head, cell] = ['tbody th', 'tbody td'].map((one) => element.querySelector(one));
    const frame = element.parentElement;
    return {
      hidden: (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0),
      heads: [...element.querySelectorAll('tbody th')].map((one) => one.getBoundingClientRect().height),
      height: head?.getBoundingClientRect().height,
      align: cell && getComputedStyle(cell).textAlign,
    };
  });
  expect(lines.hidden).toBe(0);
  expect(lines.align).toBe('right');
  expect(new Set(lines.heads)).toEqual(new Set([lines.height]));

  const answer = page.locator('section[aria-labelledby="answer"]');
  const rowsOfAreas = () =>
    answer
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.reduce((sum, row) => sum + Number(row.lastElementChild?.textContent.replace(',', '')), 0),
      );
  const homes = (wanted: (row: number) => boolean): number =>
    types.filter((code, row) => code === '0' && rents[row] !== '-' && wanted(row)).length;
  expect(await rowsOfAreas()).toBe(homes((row) => counties[row] !== '65535'));
  await page.getByText('縣市：').first().click();
  await page.getByRole('checkbox', { name: /^臺北市/ }).check();
  await expect(answer).toContainText(/只算符合條件的列：.*縣市是臺北市。/);
  await expect(page.locator('#answer')).toContainText('符合條件的整層住家');
  expect(await rowsOfAreas()).toBe(homes((row) => counties[row] === '17'));

  await page.getByRole('button', { name: '改算全部物件類型' }).click();
  await page.getByRole('button', { name: '清除所有條件' }).click();
  await expect(count(page)).toHaveText('共400列，還沒有設條件');
  await expect(answer).not.toContainText('符合條件的列');
  expect(await rowsOfAreas()).toBe(homes((row) => counties[row] !== '65535'));
  await expect.poll(async () => (await bare()).length).toBeGreaterThan(dwellings.length);
  await expect(say).not.toContainText('一開始只算住宅');
});

test('a number keeps its decimals while it is typed; days are typed in the order year, month, day, in any notation of it', async ({
  page,
}) => {
  await openTable(page, makeMonth());
  const since = page.getByRole('group', { name: '物件首次發現時間' }).getByPlaceholder('最早：年-月-日');
  await since.fill('2024-13-01');
  await expect(since).toHaveAttribute('aria-invalid', 'true');
  await expect(count(page)).toHaveText('共400列，還沒有設條件');
  await since.fill('2024/3/9');
  await expect(since).toHaveAttribute('aria-invalid', 'false');
  await expect(since).toHaveValue('2024/3/9');
  await expect(count(page)).toContainText('列符合');
  expect(decodeURIComponent(page.url())).toContain('物件首次發現時間=2024-03-09..');
  await page.getByRole('button', { name: '清除所有條件' }).click();
  await expect(since).toHaveValue('');

  const least = page.getByRole('group', { name: /^坪數/ }).getByLabel('最少');
  await least.pressSequentially('25.03');
  await expect(least).toHaveValue('25.03');
  expect(decodeURIComponent(page.url())).toContain('#坪數=25.03..');
});

test('the cut stands in the address, survives a reload, and asks for the file again', async ({ page }) => {
  const table = makeMonth();
  await openTable(page, table, '#縣市=17&月租金=20000..&by=縣市&of=坪數&columns=縣市,月租金');
  const wanted = readCells(table, '縣市').filter(
    (code, row) => code === '17' && Number(readCells(table, '月租金')[row]) >= 20000,
  ).length;
  await expect(count(page)).toContainText(`${String(wanted)}列符合`);
  await page.getByLabel('最多').first().fill('40000');
  await expect(count(page)).not.toContainText(`${String(wanted)}列符合`);
  const counted = await count(page).textContent();
  await page.reload();
  await expect(page.getByRole('button', { name: '選擇檔案' })).toBeVisible();
  await choose(page, upload(table));
  await expect(count(page)).toHaveText(counted ?? '');
});

test('files of one page after another: several months become one table with their periods, variants are not mixed, and a column that the catalogue does not know has its condition', async ({
  page,
}) => {
  await page.goto(`/open/${ALL}`);
  await choose(page, [upload(makeMonth(150, '2023-11')), upload(makeMonth(150, '2023-12'))]);
  await expect(count(page)).toHaveText('共300列，還沒有設條件');
  await page.getByLabel(/^依什麼分組/).selectOption('期別');
  await page.getByLabel('再依什麼分組').selectOption('');
  await expect(figures(page).getByRole('rowheader')).toHaveText(['2023-11', '2023-12']);
  await choose(page, [upload(makeMonth(20, '2023-11')), upload(makeMonth(20, '2023-11', 'deduplicated'))]);
  await expect(page.getByRole('alert')).toContainText(
    '是消除重複住宅，前面的檔案是原始資料，不能合在一起。請分開打開。',
  );

  const plain = makeMonth(60, '2026-04');
  const more = {
    ...plain,
    header: [...plain.header, '寵物友善程度'],
    fields: plain.fields.map((row, index) => [...row, index % 3 === 0 ? '高' : '低']),
  };
  await choose(page, upload(more));
  await page.getByLabel('新增條件').selectOption('寵物友善程度');
  await page.getByText('寵物友善程度：').click();
  await page.getByRole('checkbox', { name: '高 20' }).check();
  await expect(count(page)).toContainText('20列符合');
});

test('of many groups the first fifty are drawn, and all when the reader wants them; the table of rows is walked through by keys', async ({
  page,
}) => {
  const table = makeMonth(900);
  await openTable(page, table, '#by=縣市,物件類型&of=月租金&columns=縣市,月租金');
  const rows = figures(page).locator('tbody tr');
  await expect(rows).toHaveCount(50);
  const say = page.locator('section[aria-labelledby="say"]');
  await expect(say).toContainText('這裡是前50組');
  await expect(say).toContainText('圖只畫前40組；其餘在上面的表，按「看全部」就會列出。');
  const button = page.getByRole('button', { name: /^看全部\d+組$/ });
  const all = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  expect(all).toBeGreaterThan(100);
  await button.click();
  await expect(rows).toHaveCount(all);
  await expect(say).toContainText('圖只畫前40組；其餘在上面的表。');
  await page.getByLabel('再依什麼分組').selectOption('建築類型');
  await expect(rows).toHaveCount(50);

  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '901');
  await grid.getByRole('columnheader', { name: '縣市' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+End');
  const rents = readCells(table, '月租金');
  await expect(page.locator('[role=gridcell]:focus')).toHaveText(rents.at(-1) ?? '');
  await expect(page.locator('[role=row]:has(:focus)')).toHaveAttribute('aria-rowindex', '901');
  await page.keyboard.press('PageUp');
  await expect(page.locator('[role=gridcell]:focus')).toHaveText(rents.at(-16) ?? '');
  await page.getByRole('columnheader', { name: '月租金' }).click();
  const panel = page.locator('section[aria-labelledby="column"]');
  await expect(panel.getByRole('heading')).toBeFocused();
  const numbers = rents.filter((text) => text !== '-').map(Number);
  await expect(panel).toContainText(`中位數${formatFigure(computeQuantile(numbers, 0.5))}元`);
});

test('rows, figures and pictures are saved as they are shown', async ({ page }) => {
  const counties = changed(makeMonth(), ['縣市'], (_, row) => (row < 7 ? '17' : '11'));
  const table = changed(counties, ['物件類型'], () => '0');
  await page.clock.setFixedTime('2026-11-22T20:00:00Z');
  // As in a browser that cannot write to a disk.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await openTable(page, table, '#縣市=17&columns=縣市,月租金');
  await expect(count(page)).toContainText('7列符合');
  const rows = await saved(page.getByRole('button', { name: '存成Excel可以打開的CSV' }));
  const rents = readCells(table, '月租金').slice(0, 7);
  expect(rows.text).toBe(`\ufeff縣市,月租金\r\n${rents.map((rent) => `臺北市,${rent}\r\n`).join('')}`);
  const raw = await saved(page.getByRole('button', { name: '存成原始格式的CSV（代碼不轉換）' }));
  expect(raw.text).toBe(rows.text.replace('\ufeff', '').replaceAll('臺北市', '17'));
  const groups = await saved(page.getByRole('button', { name: '把統計存成CSV' }));
  expect(groups.text).toMatch(/^\ufeff物件類型,列數,缺值列數,月租金第一四分位數,/);
  const svg = await saved(page.getByRole('button', { name: '存成SVG', exact: true }));
  // Whoever sees the picture alone knows what it is of, and whether it may be used.
  const drawn = svg.text;
  expect(drawn).toMatch(/^<svg[^>]* viewBox="-24 -24 808 \d+"/);
  expect(drawn).toContain('fill:rgb');
  const median = formatFigure(computeQuantile(rents.filter((text) => text !== '-').map(Number), 0.5));
  const texts = [...drawn.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(texts.slice(0, 2)).toEqual([
    '2024年3月原始資料：月租金的四分位數，依物件類型',
    '條件：縣市是臺北市；7列。',
  ]);
  expect(texts.slice(-6).join('|')).toBe(
    [
      '整層住家＊',
      median,
      '橫條是中間一半的列，直線是中位數。單位：元／月。＊有值的不到30列。',
      '月租金可用。',
      '檔案和公布的不同：檔案有400列，公布的是204,420列。',
      `來源：開放台灣民間租屋資料，${new URL(page.url()).origin}；2026年11月23日計算。`,
    ].join('|'),
  );
  const png = await saved(page.getByRole('button', { name: '存成PNG', exact: true }));
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([rows, groups, svg, png].map(({ name }) => name)).toEqual([
    '2024-03-原始資料-縣市是臺北市-7列.csv',
    '2024-03-原始資料-縣市是臺北市-月租金的統計，依物件類型-7列.csv',
    '2024-03-原始資料-縣市是臺北市-月租金的四分位數，依物件類型-7列.svg',
    '2024-03-原始資料-縣市是臺北市-月租金的四分位數，依物件類型-7列.png',
  ]);
});

test('it works without a connection once the page is there', async ({ page, context }) => {
  // The last of what it needs is asked for by its worker.
  await Promise.all([
    page.waitForResponse('**/data/catalogue.json').then((response) => response.finished()),
    page.goto(`/open/${ALL}`).then(() => awake(page)),
  ]);
  await context.setOffline(true);
  await choose(page, upload(makeMonth(50)));
  await opened(page);
  await expect(what(page)).toContainText('50列。這是公布的檔案的一部分：公布的是204,420列');
  await expect(what(page)).toContainText('現在讀不到這一期的品質說明，計算之前請先看檔案頁。');
  await expect(count(page)).toHaveText('共50列，還沒有設條件');
});

test('a file that is taken away is said to be gone', async ({ page }, info) => {
  const path = info.outputPath('a.zip');
  await writeFile(path, upload(makeMonth(20)).buffer);
  // Chosen, and gone before it is read.
  let choose: () => void = () => undefined;
  const chosen = new Promise<void>((done) => (choose = done));
  await page.route('**/data/catalogue.json', async (route) => {
    await chosen;
    await rm(path, { force: true });
    await route.fallback();
  });
  await page.goto('/open/');
  await hydrated(page);
  await page.locator('input[type=file]').setInputFiles(path);
  choose();
  await expect(page.getByRole('alert')).toContainText('檔案在讀的時候被移走或改過，請重新選一次。');
});

test('a file that may be too much for the device is read only if the reader wants it', async ({
  page,
}, info) => {
  // The beginning of a real table, and 900 MB of nothing behind it, which take no room on the disk.
  const path = info.outputPath('tw-rental-data.csv');
  const text = toCsv(makeMonth(1200));
  await writeFile(path, text);
  await truncate(path, 900_000_000);
  await page.goto('/open/');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: '選擇檔案' }).click(),
  ]);
  await chooser.setFiles(path);
  const asking = page.getByRole('alert');
  await expect(asking).toContainText('解壓縮後有900 MB，這台裝置的記憶體可能不夠');
  await asking.getByRole('button', { name: '取消' }).click();
  await expect(asking).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(path);
  await asking.getByRole('button', { name: '仍要打開' }).click();
  // Now it was read, up to where nothing follows.
  await expect(asking).toContainText('裡面有值是0的位元組（NUL）');
});

test('a set that a file page names is taken from its host', async ({ page, context }) => {
  const { buffer } = upload(makeMonth(50));
  await context.route('https://twrh.s3.ap-northeast-3.amazonaws.com/**', (route) =>
    route.fulfill({ body: buffer, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.goto('/download/2024-03/raw/');
  await page.getByRole('link', { name: '在瀏覽器打開' }).click();
  await page.getByRole('button', { name: '不另存檔案，直接在這一頁打開' }).click();
  await opened(page);
  await expect(what(page)).toContainText('2024年3月，原始資料，資料集版本0.3，CSV。50列');
});

test('it fits a sheet of paper without controls, and windows of 320 and 1440 px, axe finds nothing, and drawings keep the colours of the reader', async ({
  page,
}) => {
  await page.setViewportSize({ width: 680, height: 960 });
  await openTable(page, makeMonth(900));
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  // Names of areas, on the map and in its table, stay: there they are the text.
  const others = main.locator('section:not([aria-labelledby="answer"])');
  for (const role of ['button', 'combobox', 'checkbox', 'spinbutton'] as const)
    await expect(others.getByRole(role), role).toHaveCount(0);
  for (const text of ['資料集版本0.3', '共900列', '第一四分位數', '引用', '2024年3月'])
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /月租金的四分位數/ })).toBeVisible();
  const heights = await page.evaluate(() =>
    ['[role=grid]', 'main'].map((part) => document.querySelector(part)?.getBoundingClientRect().height ?? 0),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(680);
  expect(heights[0]).toBeGreaterThan(300);
  expect(heights[0]).toBeLessThan(700);
  // Of which the map and the table by area are 1,900.
  expect(heights[1]).toBeLessThan(7000);

  await page.emulateMedia({ media: null });
  await page.getByText('物件類型：').click();
  await page.getByRole('columnheader', { name: '月租金' }).click();
  await page.locator('section[aria-labelledby="column"] table').first().waitFor();
  await injectAxe(page);
  for (const [width, colorScheme, rules] of [
    [320, 'dark', 'all'],
    [1440, 'light', 'colour'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violations(page, rules), `${String(width)} px`).toEqual([]);
  }

  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const colours = await page.evaluate(() => {
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(selector);
      return getComputedStyle(element);
    };
    return {
      page: style('body').backgroundColor,
      bin: style('section[aria-labelledby="column"] figure i').backgroundColor,
      half: style('section[aria-labelledby="say"] svg rect').fill,
      median: style('section[aria-labelledby="say"] svg rect + line').stroke,
    };
  });
  expect(colours.bin).not.toBe(colours.page);
  expect(colours.half).not.toBe(colours.page);
  expect(colours.median).not.toBe(colours.half);
});

test.describe('what is dropped', () => {
  /** Drops files and folders of the disk as the system does. */
  async function drop(page: Page, paths: readonly string[]): Promise<void> {
    const devTools = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await devTools.send('Input.dispatchDragEvent', {
        type,
        x: 200,
        y: 200,
        data: { items: [], files: [...paths], dragOperationsMask: 1 },
      });
    await devTools.detach();
  }
  const fault = (page: Page) => page.locator('main button', { hasText: '選擇' }).locator('~ p[role=status]');

  /** As the system does with a file that was copied. Runs in the page. */
  function paste({ name, base64 }: { name: string; base64: string }): void {
    const transfer = new DataTransfer();
    transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
  }

  for (const way of ['dropped', ...inFull('chosen', 'pasted')] as const)
    test(`before the code of the page has come, and ${way}, is opened when it has`, async ({
      page,
    }, info) => {
      const release = await hold(page, /\/assets\/js\/(?!early-files)[^/]+\.js$/);
      await page.goto(`/open/${ALL}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => window.takeFiles !== undefined);
      const file = upload(makeMonth(200));
      if (way === 'chosen') await choose(page, file);
      if (way === 'pasted')
        await page.evaluate(paste, { name: file.name, base64: file.buffer.toString('base64') });
      if (way === 'dropped') {
        const folder = info.outputPath('folder');
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, file.name), file.buffer);
        await drop(page, [folder]);
      }
      release();
      await opened(page);
      await expect(count(page)).toContainText('共200列');
      await expect(page.locator('head script[src*="early-files"]')).toHaveCount(0);
    });

  test('and holds no files is told of, until files come; what is open stays', async ({ page }, info) => {
    const empty = info.outputPath('empty');
    await mkdir(empty, { recursive: true });
    await page.goto(`/open/${ALL}`);
    await hydrated(page);
    const file = upload(makeMonth(200));
    for (const says of ['', '共200列']) {
      await drop(page, [empty]);
      await expect(fault(page)).toHaveText(/^拖進來的資料夾裡沒有檔案。/);
      await expect(page.locator('main')).toContainText(says);
      await choose(page, file);
      await opened(page);
      await expect(fault(page)).toHaveText('');
    }
  });
});

test('臺北市獨立套房的月租金中位數：from the home page to a number with its source, and nothing leaves the browser', async ({
  page,
  foreignRequests,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  // Here, and in Taiwan, the day after that of Greenwich.
  await page.clock.setFixedTime('2026-11-22T20:00:00Z');
  const table = changed(
    changed(makeMonth(300, '2023', 'deduplicated'), ['縣市'], (_, row) => (row % 3 === 0 ? '17' : '11')),
    ['物件類型'],
    (_, row) => (row % 2 === 0 ? '1' : '0'),
  );
  await page.goto('/');
  await page.getByRole('link', { name: '不用Excel，在瀏覽器打開檔案' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: '選擇檔案' }).click(),
  ]);
  await chooser.setFiles(upload(table));
  await opened(page);
  await page.getByText('縣市：').first().click();
  await page.getByRole('checkbox', { name: /^臺北市/ }).check();
  await page.getByText('物件類型：').first().click();
  for (const other of ['整層住家', '分租套房', '雅房'])
    await page.getByRole('checkbox', { name: new RegExp(`^${other}`) }).click();
  await expect(count(page)).toContainText('50列符合');
  const rents = readCells(table, '月租金')
    .filter((_, row) => row % 6 === 0)
    .map(Number);
  const row = figures(page).locator('tr', { has: page.getByRole('rowheader', { name: '臺北市' }) });
  await expect(row.locator('td')).toHaveText(
    ['50', '0', computeQuantile(rents, 0.25), computeQuantile(rents, 0.5), computeQuantile(rents, 0.75)].map(
      (value) => (typeof value === 'string' ? value : formatFigure(value)),
    ),
  );
  await expect(page.getByRole('img', { name: /月租金的四分位數，依縣市/ })).toBeVisible();
  await expect(page.locator('section[aria-labelledby="save"]')).toContainText(
    '2023年消除重複住宅，資料集版本0.3；條件：縣市是臺北市，物件類型是獨立套房；50列。',
  );
  await expect(page.locator('section[aria-labelledby="save"]')).toContainText(
    '檔案和公布的不同：檔案有300列，公布的是',
  );
  await expect(page.locator('section[aria-labelledby="save"]')).toContainText(
    /\/open\/#縣市=17&物件類型=1\S*（取用日期：2026年11月23日）。可以使用，但列數有缺漏：/,
  );
  expect([foreignRequests, consoleErrors]).toEqual([[], []]);
});

test('the practice file answers in the window, from home and, on a phone, from further down the page', async ({
  page,
}) => {
  const answers = async () => {
    await expect(page.getByRole('heading', { name: '統計' })).toBeAttached();
    await expect(page.getByRole('heading', { name: '這是什麼' })).toBeInViewport();
  };
  await page.goto('/');
  await page.getByRole('link', { name: '用編造的練習檔練習' }).click();
  await answers();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.goto('/open/#practice');
  await hydrated(page);
  await page.getByRole('button', { name: '用練習檔試試看' }).click();
  await answers();
});
