import { loadCatalogue } from '../../plugins/catalogue/load';
import { formatCount } from '../../src/lib/text/format';
import { expect, hydrated, test } from '../support/test';

const catalogue = loadCatalogue(process.cwd());
const PLACES = [['/', '每個月收錄多少列']] as const;
/** Names of the two lines, the numbers of the bands and the gap stand in a drawing of any width. */
const WIDTHS = [320, 360, 768, 1440, 1920];

for (const [path, title] of PLACES) {
  test.describe(`the chart of rows per month on ${path}`, () => {
    test('is named, and stands in one drawing whose text can be read at any width', async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const drawing = page.getByRole('img', { name: /^折線圖：2018年5月到/ });
        await expect(drawing).toHaveCount(1);
        // On the screen, whatever the scale of the drawing.
        const sizes = await drawing.locator('text').evaluateAll((all) =>
          all.map((text) => {
            const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
            return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
          }),
        );
        expect(sizes.length, String(width)).toBeGreaterThan(15);
        expect(Math.min(...sizes), String(width)).toBeGreaterThanOrEqual(12);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }
    });

    test('draws no line across a gap, and a numbered band for every incident of the counts', async ({
      page,
    }) => {
      const { incidents } = await catalogue;
      await page.goto(path);
      const drawing = page.getByRole('img', { name: /^折線圖：2018年5月到/ });
      const { gaps, lines } = await drawing.evaluate((svg) => {
        const spans = (selector: string) =>
          [...svg.querySelectorAll<SVGGraphicsElement>(selector)]
            .map((shape) => shape.getBBox())
            .map(({ x, width }): [number, number] => [x, x + width]);
        return { gaps: spans('rect[fill$="gap)"]'), lines: spans('path[class*="line"]') };
      });
      expect(gaps.length).toBeGreaterThan(1);
      // Both variants, cut by each gap but one at the end, and by the month that must not be used.
      expect(lines.length).toBeGreaterThanOrEqual(2 * gaps.length);
      const across = lines.filter(([from, to]) => gaps.some(([start, end]) => from < end && to > start));
      expect(across).toEqual([]);
      const counted = incidents.filter(({ rows }) => rows === 'partial' || rows === 'not-comparable');
      const keys = page.locator('ol', { has: page.locator('b', { hasText: /^1$/ }) }).getByRole('listitem');
      await expect(keys).toHaveCount(counted.length);
      for (const [index, incident] of [...counted].reverse().entries()) {
        await expect(drawing.locator('text', { hasText: new RegExp(`^${index + 1}$`) })).toHaveCount(1);
        const key = keys.nth(index);
        await expect(key).toContainText(/嚴重|留意|註記/);
        await expect(key.getByRole('link')).toHaveAttribute('href', `/data-quality/#${incident.id}`);
        await expect(key.getByRole('link')).toHaveText(incident.title);
      }
    });

    test('has its figures in a table and as a file', async ({ page, request }) => {
      const { releases } = await catalogue;
      await page.goto(path);
      await page.getByText('每月列數資料表').click();
      const table = page.getByRole('group', { name: '每月列數資料表' }).getByRole('table');
      for (const { sets } of releases.filter((r) => r.granularity === 'monthly')) {
        for (const { rows } of sets) await expect(table).toContainText(formatCount(rows));
      }
      await expect(table.getByRole('cell', { name: '沒有發布 事件7' }).first()).toBeVisible();
      await expect(table.getByRole('cell', { name: '請勿使用（混入四個月的物件） 事件4' })).toBeVisible();
      await expect(
        table.getByRole('cell', {
          name: '列數不可比較（涵蓋2025年10月26日到31日；試行收錄，只有兩輪） 事件8',
        }),
      ).toBeVisible();
      const href = await page.getByRole('link', { name: '下載每月列數（CSV）' }).getAttribute('href');
      expect(href).toBe('/data/monthly-rows.csv');
      const csv = await (await request.get(href ?? '')).text();
      expect(csv.split('\r\n')[0]).toBe(
        'period,raw,deduplicated,rows_state,rows_reason,estimated_loss_percent,incidents',
      );
      expect(csv).toContain(
        '\r\n2024-05,,,absent,沒有發布這一期（591接連改版，2024年4月到2025年9月收錄中斷）,,outage-2024\r\n',
      );
      const { asOf } = (await catalogue).dataset;
      expect(csv).toMatch(new RegExp(`\r\n${asOf},[^\r]*\r\n$`));
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the chart, its incidents and its table are there', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('img', { name: /^折線圖：/ })).toBeVisible();
    await page.getByText('每月列數資料表').click();
    await expect(page.getByRole('cell', { name: '182,287', exact: true })).toBeVisible();
  });
});
