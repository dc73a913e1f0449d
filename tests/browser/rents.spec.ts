/** The page of rents with the practice file, with made files, and with published rents: map, table and what is saved tell the same, by mouse and by keys, and nothing leaves the browser. */
import type { Page } from '@playwright/test';
import { formatCount } from 'rental-data';
import { inFull } from 'rental-data/testing/full';
import { makeTable, toZip } from 'rental-data/testing/tables';
import { CONTENT_HOST, expect, hydrated, saved, test, wiredUrl } from '../support/test';
import { clippedTexts, dividedWords, strandedPunctuation } from '../support/walk/lines';

const table = (page: Page) => page.getByRole('table').first();
const areas = (page: Page) => page.getByRole('group', { name: /的地圖/ }).getByRole('button');

/** What is written smaller than 12 px on the screen, also in drawings that are scaled. */
function smallWords(): string[] {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: element } = walker.currentNode;
    if (!walker.currentNode.textContent?.trim() || !element?.checkVisibility()) continue;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 12) small.push(`${element.textContent}: ${String(size)} px`);
  }
  return small;
}

async function openPractice(page: Page): Promise<void> {
  await page.goto('/rents/');
  await page.getByRole('button', { name: '用練習檔試試看' }).click();
  await table(page).waitFor();
}

test('the practice file gives a map, a table and a CSV that agree, and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await openPractice(page);
  await expect(page.locator('#answer')).toHaveText(/^練習檔（編造的列），整層住家月租金中位數：臺北市最高，/);
  const rows = await table(page)
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent.trim()).filter(Boolean)),
    );
  expect(rows).toHaveLength(22);
  const names = await areas(page).evaluateAll((all) => all.map((area) => area.ariaLabel ?? ''));
  const csv = await saved(page.getByRole('button', { name: '存成CSV' }));
  expect(csv.name).toBe('練習檔-編造的租金.csv');
  const lines = csv.text.trimEnd().split('\r\n').slice(1);
  for (const line of lines) expect(line).toMatch(/^練習檔（編造的列）,/);
  for (const [name = '', value = '', ...rest] of rows) {
    const label = names.find((one) => one.startsWith(`${name}：`));
    const [n = '', , median = ''] = (
      lines.find((line) => line.includes(`,${name},,,0,`))?.split(`,${name},,,0,`)[1] ?? ''
    ).split(',');
    expect(rest.at(-1)).toBe(formatCount(Number(n)));
    if (value === '不到30則') expect([median, label]).toEqual(['', expect.stringContaining('不算中位數')]);
    else {
      expect(value).toBe(formatCount(Number(median)));
      expect(label).toContain(`中位數${value}元`);
    }
  }
  expect(sent).toEqual([]);
});

test('the map stays where it is while the reader goes from area to area', async ({ page }) => {
  const listMoved = (): Promise<string[]> =>
    page.evaluate(async () => {
      const drawing = document.querySelector('main svg[role=group]');
      const measure = () => Math.round((drawing?.getBoundingClientRect().top ?? 0) + window.scrollY);
      const before = measure();
      const moved: string[] = [];
      for (const area of drawing?.querySelectorAll<SVGElement>('[data-code]') ?? []) {
        area.focus({ preventScroll: true });
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        if (measure() !== before) moved.push(`${area.ariaLabel ?? ''}: ${String(measure() - before)} px`);
      }
      return moved;
    });
  // At the first one nothing has been read out yet; the narrowest has room for more than that.
  const widths = [1024, 320, 414, ...inFull(360, 768, 1440)];
  await openPractice(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await listMoved(), `${String(width)} px, counties`).toEqual([]);
  }
  await page.getByRole('button', { name: /^臺北市：/ }).press('Enter');
  await expect(table(page).locator('tbody tr')).toHaveCount(12);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await listMoved(), `${String(width)} px, districts`).toEqual([]);
    expect.soft(await page.evaluate(strandedPunctuation), `${String(width)} px, districts`).toEqual([]);
  }
});

test('the keyboard opens a county and comes back; the address has the county: Back leads to the counties, and a link to the map of its districts', async ({
  page,
}) => {
  await openPractice(page);
  await areas(page).first().focus();
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^桃園市：/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('button', { name: /^臺北市：/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#answer')).toBeFocused();
  await expect(page.locator('#answer')).toContainText('臺北市整層住家');
  await expect(table(page).locator('tbody tr')).toHaveCount(12);
  await expect(areas(page)).toHaveCount(12);
  await page.getByRole('button', { name: '回到22個縣市' }).click();
  await expect(areas(page)).toHaveCount(22);

  await table(page).getByRole('button', { name: '臺北市' }).click();
  await expect(areas(page)).toHaveCount(12);
  expect(new URL(page.url()).search).toBe('?county=63000');
  // The focus moves there once the county is drawn.
  await expect(page.locator('#answer')).toBeFocused();
  await table(page).getByRole('button', { name: '萬華區' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: '鄉鎮市區' }).locator('option:checked')).toHaveText(
    '萬華區',
  );
  await page.goBack();
  await expect(areas(page)).toHaveCount(22);
  await page.goForward();
  await expect(areas(page)).toHaveCount(12);
  await page.reload();
  await expect(page.getByRole('img', { name: '臺北市的地圖，還沒有數字' })).toBeVisible();
});

test('months stand over time; one that must not be used says so, and reading can be stopped', async ({
  page,
}) => {
  await page.goto('/rents/');
  const upload = (period: string, variant: 'raw' | 'deduplicated', rows: number) => {
    const { name, bytes } = toZip(makeTable({ version: '0.3', variant, period, rows }));
    return { name, mimeType: 'application/zip', buffer: Buffer.from(bytes) };
  };
  const files = page.locator('input[type=file]');
  await page.getByRole('button', { name: '選擇檔案' }).focus();
  await files.setInputFiles([
    upload('2024-02', 'deduplicated', 800),
    upload('2024-03', 'deduplicated', 800),
    upload('2021-10', 'raw', 60),
  ]);
  await expect(page.getByRole('listitem').filter({ hasText: '2021年10月' })).toContainText(
    '不能當成2021年10月的資料',
  );
  const line = page.getByRole('group', { name: /，歷月$/ }).getByRole('row');
  await expect(line.getByRole('rowheader')).toHaveText(['2024年2月', '2024年3月']);
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(smallWords), `${String(width)} px`).toEqual([]);
    for (const check of [dividedWords, strandedPunctuation, clippedTexts])
      expect.soft(await page.evaluate(check), `${String(width)} px, ${check.name}`).toEqual([]);
  }
  await page.route('**/data/catalogue.json', () => undefined);
  await page.reload();
  await page.getByRole('button', { name: '選擇檔案' }).focus();
  await files.setInputFiles(upload('2024-03', 'deduplicated', 60));
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('#answer')).toContainText('還沒有算好的租金');
});

test.describe('published rents', () => {
  test.use({ opensWired: true });

  test('answer without scripts, and with them for another month and a county', async ({ page, browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const served = await context.newPage();
    await served.goto(wiredUrl('/rents/'));
    await expect(served.locator('#answer')).toContainText('，整層住家月租金中位數：');
    await expect(table(served).getByRole('link')).toHaveCount(22);
    await expect(served.getByRole('link', { name: '全部期別的CSV' })).toBeVisible();
    await expect(table(served).getByRole('button')).toHaveCount(0);
    await expect(served.getByRole('heading', { name: '用你下載的檔案算' })).toHaveCount(0);
    await context.close();

    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/data/rents/')) fetched.push(request.url());
    });
    await page.goto(wiredUrl('/rents/?measure=n'));
    await expect(page.locator('#answer')).toContainText('整層住家戶數');
    const overTime = page.getByRole('region', { name: /，歷月$/ });
    await expect(overTime.getByRole('row')).toHaveCount(5);
    expect(fetched).toEqual([]);
    await page.getByRole('radio', { name: '月租金', exact: true }).check();
    await page.route('**/data/rents/counties.json', (route) => route.abort());
    await page.getByRole('radio', { name: '獨立套房' }).check();
    await expect(page.getByText('歷月的數字沒有載入。').first()).toBeVisible();
    await page.unrouteAll();
    fetched.length = 0;
    await page.getByRole('button', { name: '再試一次' }).click();
    await expect(page.locator('#answer')).toContainText('獨立套房');
    await expect(overTime.getByRole('row')).toHaveCount(5);
    await expect(overTime.getByRole('heading')).toHaveText('全台獨立套房的月租金中位數，歷月');
    expect(fetched).toEqual([`${CONTENT_HOST}data/rents/counties.json`]);
    await page.locator('main select').first().selectOption('2026-08');
    await expect(page.locator('#answer')).toContainText('2026年8月，獨立套房');
    await expect(page.locator('main [data-verdict="not-comparable"]').first()).toContainText(
      '不要和其他月份比較',
    );
    const picture = await saved(page.getByRole('button', { name: '地圖存成SVG' }));
    for (const words of ['2026年8月，獨立套房月租金中位數', '不要和其他月份比較', '不到30戶', '內政部'])
      expect(picture.text).toContain(words);
    // What the picture says is broken into lines.
    const said = picture.text.replaceAll(/<[^>]*>/g, '');
    expect(said).toContain('月租金：可用');
    expect(said).toContain('/sub/rents/?period=2026-08&amp;type=1');
    const csv = await saved(page.getByRole('button', { name: '存成CSV' }));
    expect(csv.text.split('\r\n')[1]).toMatch(
      /,可用,整層住家,http\S+\/sub\/download\/2026-08\/deduplicated\/,\d{4}-\d\d-\d\d$/,
    );
    const href = await table(page).getByRole('link', { name: '臺北市' }).getAttribute('href');
    expect(href).toMatch(/\/rents\/63000\/\?period=2026-08&type=1$/);
    await page.goto(new URL(href ?? '', page.url()).href);
    await expect(page.locator('#answer')).toContainText('2026年8月，臺北市獨立套房');
    await expect(areas(page)).toHaveCount(12);
  });

  test('on a touch screen the first tap on a county selects it, and the second one opens it', async ({
    browser,
  }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    await page.goto(wiredUrl('/rents/'));
    await hydrated(page);
    const county = page.locator('main svg [data-code="10015"]');
    await county.tap();
    await expect(page.getByRole('figure').getByRole('link', { name: '看各鄉鎮市區' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/sub/rents/');
    await county.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('花蓮縣的租金');
    await context.close();
  });
});
