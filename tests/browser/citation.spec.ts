import type { Locator, Page } from '@playwright/test';
import { awake, expect, hydrated, test } from '../support/test';

/** Shortly before midnight in Taiwan, when it is another day in much of the world. */
test.use({ timezoneId: 'Asia/Taipei', permissions: ['clipboard-read', 'clipboard-write'] });
const NOW = new Date('2026-11-21T23:40:00+08:00');

const PAGE = 'https://rentalhouse.g0v.ddio.io/download/2026-04/deduplicated/';
const LINE = '開放台灣民間租屋資料，2026年4月消除重複住宅，資料集版本0.3。';
const FORMATS = [
  {
    name: 'BibTeX',
    file: 'bib',
    has: '@dataset{tw-rental-2026-04-deduplicated,',
    day: '  urldate = {2026-11-21},\n',
  },
  { name: 'RIS', file: 'ris', has: 'TY  - DATA', day: 'Y2  - 2026/11/21\n' },
  {
    name: 'CSL-JSON',
    file: 'csl.json',
    has: '"type": "dataset"',
    day: /,\n {4}"accessed": \{\n.+?2026,\s+11,\s+21\s+\]\s+\]\n {4}\}/s,
  },
  { name: 'CITATION.cff', file: 'cff', has: 'cff-version: 1.2.0', day: '' },
];

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const press = (box: Locator, name: string) =>
  box.getByRole('button', { name: `複製${name}`, exact: true }).click();

test.describe('the citation of a set', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto('/download/2026-04/deduplicated/');
    await hydrated(page);
    await awake(page);
  });

  test('is copied with the day of the reader and the known problems, and in short', async ({ page }) => {
    await page.getByRole('button', { name: '複製引用', exact: true }).click();
    await expect(page.getByText('已複製', { exact: true })).toBeVisible();
    expect(await copied(page)).toMatch(/；月租金要先看說明。https:.*（取用日期：2026年11月21日）。$/);
    const box = page.locator('section:has(#cite)');
    await expect(box.locator('blockquote')).toContainText('（取用日期：2026年11月21日）');
    await press(box, '這段引用');
    await expect(box.getByRole('status')).toHaveText('已複製這段引用');
    const line = await copied(page);
    expect(line).toMatch(/^[^\n]+$/);
    const sentence = '列數不可比較（試行收錄，大約每週一輪）；月租金要先看說明。已知問題：';
    expect(line.startsWith(`${LINE}${PAGE}（取用日期：2026年11月21日）。${sentence}`)).toBe(true);
    // What is copied is what stands there.
    await expect(box.locator('blockquote')).toHaveText(line);

    await box.getByText('其他格式', { exact: true }).click();
    await press(box, 'APA');
    await expect(box.getByRole('status')).toHaveText('已複製APA');
    const apa = await copied(page);
    expect(apa).toContain(`【資料集】。${sentence}`);
    expect(apa.endsWith(`。2026年11月21日取自${PAGE}`)).toBe(true);
    await expect(box.locator('li').first()).toContainText(apa);
  });

  test('is there in every format, to download and to copy', async ({ page, request }) => {
    const box = page.locator('section:has(#cite)');
    await box.getByText('其他格式', { exact: true }).click();
    for (const { name, file, has, day } of FORMATS) {
      const link = box.getByRole('link', { name: `下載${name}`, exact: true });
      await expect(link).toHaveAttribute('href', `/cite/2026-04/deduplicated.${file}`);
      const text = await (await request.get(`/cite/2026-04/deduplicated.${file}`)).text();
      expect(text).toContain(has);
      expect(text).toContain('2026年4月消除重複住宅');
      await press(box, name);
      await expect(box.getByRole('status')).toHaveText(`已複製${name}`);
      // The clipboard of the system may write line ends in its own way.
      const written = (await copied(page)).replaceAll('\r\n', '\n');
      expect(written).toMatch(day);
      expect(written.replace(day, '')).toBe(text.replaceAll('\r\n', '\n'));
    }
  });

  test('says so where a file does not come, and selects the text where the page may not copy', async ({
    page,
  }) => {
    const box = page.locator('section:has(#cite)');
    await box.getByText('其他格式', { exact: true }).click();
    await page.route('**/cite/**', (route) => route.abort());
    await press(box, 'CITATION.cff');
    await expect(box.getByRole('status')).toHaveText('沒有複製成功，請改用下載');
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await press(box, '這段引用');
    await expect(box.getByRole('status')).toContainText('請自行複製');
    expect(await page.evaluate(() => String(getSelection()))).toContain('取用日期：2026年11月21日');
  });
});
