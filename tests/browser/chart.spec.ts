import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { formatCount } from '../../src/lib/text/format';
import { awake, expect, hydrated, test } from '../support/test';

test.use({ timezoneId: 'Asia/Taipei' });

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
        // A path draws several parts, each from its own beginning.
        const spans = (selector: string) =>
          [...svg.querySelectorAll<SVGPathElement | SVGUseElement>(selector)].flatMap((drawn) => {
            const path = document.querySelector(drawn.getAttribute('href') ?? 'none') ?? drawn;
            return (path.getAttribute('d')?.match(/M[^M]+/g) ?? []).map((part): [number, number] => {
              const alone = path.cloneNode() as SVGPathElement;
              alone.setAttribute('d', part);
              path.after(alone);
              const { x, width } = alone.getBBox();
              alone.remove();
              const { a = 1, e = 0 } = drawn.transform.baseVal.consolidate()?.matrix ?? {};
              return [a * x + e, a * (x + width) + e];
            });
          });
        return { gaps: spans('path[fill$="gap)"]'), lines: spans('use[class*="line"]') };
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
        await expect(drawing.locator('text', { hasText: new RegExp(`^${index + 1}(?: |$)`) })).toHaveCount(1);
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

const post = '/blog/post/2021-annual-data/';
const chartOf = (page: Page) => page.locator('[data-chart]').first();
const announced = (page: Page) => page.locator('#announcer');
const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('the mouse and the arrow keys choose a month, in the same words', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await awake(page);
  const chart = chartOf(page);
  const slider = chart.getByRole('slider', { name: '每個月收錄多少列：選一個月' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^20\d\d年\d+月$/);
  await slider.focus();
  await page.keyboard.press('Home');
  const first = /^2018年5月，原始資料：135,160列，消除重複住宅：沒有發布，列數不可比較/;
  await expect(slider).toHaveAttribute('aria-valuetext', first);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^2019年6月，/);
  await expect(chart.getByText('2019年6月', { exact: true })).toBeVisible();
  await expect(chart.getByRole('link', { name: '打開這個月' })).toHaveAttribute(
    'href',
    '/download/2019-06/raw/',
  );
  // Each dot lies on its line.
  const isOnLine = await chart.evaluate((element) => {
    const drawing = [...element.querySelectorAll('svg')].find((one) => one.getBoundingClientRect().width > 0);
    const lines = [...(drawing?.querySelectorAll<SVGUseElement>('use[class*="line"]') ?? [])].map((use) => ({
      d: document.querySelector(use.href.baseVal)?.getAttribute('d') ?? '',
      place: use.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix(),
    }));
    return [...(drawing?.querySelectorAll<SVGCircleElement>('[data-hair] circle') ?? [])].map((dot) =>
      lines.some(({ d, place }) => {
        const [x, y] = [dot.cx.baseVal.value, dot.cy.baseVal.value];
        let [px, py] = [0, 0];
        // Each place is a step from the one before it.
        return [...d.matchAll(/([Ml])(-?[\d.]+) ?(-?[\d.]+)/g)].some(([, kind, right, down]) => {
          [px, py] = [Number(right) + (kind === 'M' ? 0 : px), Number(down) + (kind === 'M' ? 0 : py)];
          return Math.hypot(place.a * px + place.e - x, place.d * py + place.f - y) < 0.2;
        });
      }),
    );
  });
  expect(isOnLine).toEqual([true, true]);
  const box = await chart.getByRole('img').boundingBox();
  if (!box) throw new Error('The chart is not shown.');
  await page.mouse.move(box.x + 0.99 * box.width, box.y + 100);
  await expect(slider).toHaveAttribute('aria-valuetext', /^2026年8月，.*原始資料/);
  // What is pressed stays, so that the link can be reached.
  await page.mouse.move(box.x + 1, box.y + 100);
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.move(box.x + box.width / 2, box.y + 100);
  await expect(slider).toHaveAttribute('aria-valuetext', first);
  await expect(slider).toBeFocused();
  await expect(announced(page)).toHaveText('');
});

test('a chart is taken away with what it is of, where it is from and what it is worth', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T20:00:00Z');
  for (const [path, title, note, row] of [
    ['/', '每個月收錄多少列', '嚴重 2024-04　591接連改版', '2024年4月,,,沒有發布，事件7'],
    [post, '年資料是月資料的百分之幾', '兩年的比值平常都在104%上下', '12月,158,157'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await awake(page);
    const save = async (kind: string): Promise<Download> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        chartOf(page)
          .getByRole('button', { name: `存成${kind}` })
          .click(),
      ]);
      return download;
    };
    const [svg, png, csv] = [await save('SVG'), await save('PNG'), await save('CSV')];
    const drawn = (await textOf(svg)).replaceAll(/<\/text><text[^>]*>/g, '');
    for (const text of [drawn, await textOf(csv)])
      for (const words of [title, note, '來源：開放台灣民間租屋資料，', '；2026年11月23日存檔。'])
        expect(text).toContain(words);
    expect(drawn).not.toContain('data-hair');
    // What drawings share comes with each that is saved.
    expect(drawn).not.toContain('<use');
    for (const [, id = ''] of drawn.matchAll(/url\((?:&quot;)?#([^)&]+)/g))
      expect(drawn).toContain(`<pattern id="${id}"`);
    // The area between two lines ends at the lower one also without the style sheet.
    expect(drawn.includes('fill-rule="evenodd"')).toBe(path === '/');
    expect(await textOf(csv)).toContain(`\r\n${row}\r\n`);
    expect((await readFile(await png.path())).subarray(1, 4).toString()).toBe('PNG');
    expect(png.suggestedFilename()).toBe(`${title}-2026-11-23.png`);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('the first tap on a chart says what the second opens', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await awake(page);
    const drawing = chartOf(page).getByRole('img');
    await drawing.scrollIntoViewIfNeeded();
    const box = await drawing.boundingBox();
    if (!box) throw new Error('The chart is not shown.');
    const tap = () => page.touchscreen.tap(box.x + box.width * 0.25, box.y + 150);
    await tap();
    await expect(announced(page)).toHaveText(/^20\d\d年\d+月，原始資料：.*再點一次就打開這個月。$/);
    const opens = await chartOf(page).getByRole('link', { name: '打開這個月' }).getAttribute('href');
    await tap();
    await expect(page).toHaveURL(new RegExp(`${opens ?? 'none'}$`));
  });

  test('the first tap on the coverage map says what the second opens', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await awake(page);
    const cell = page.getByRole('link', { name: /^2021年6月，/ });
    await cell.tap();
    await expect(page.locator('[data-coverage-map] > :last-child')).toContainText('2021年6月');
    await expect(announced(page)).toHaveText(/^2021年6月，.*。再點一次就打開。$/);
    await expect(page).toHaveURL('/');
    await cell.tap();
    await expect(page).toHaveURL('/download/2021-06/raw/');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the chart, its incidents and its table are there', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('img', { name: /^折線圖：/ })).toBeVisible();
    await page.getByText('每月列數資料表').click();
    await expect(page.getByRole('cell', { name: '182,287', exact: true })).toBeVisible();
  });
});
