import type { Page } from '@playwright/test';
import { awake, expect, hydrated, saved, test } from '../support/test';

test.use({ timezoneId: 'Asia/Taipei' });

/** Names of the two lines, the numbers of the bands and the gap stand in a drawing of any width. */
const WIDTHS = [320, 360, 768, 1440, 1920];

test('the chart of rows per month is named, and stands in one drawing whose text can be read at any width', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('summary', { hasText: /^每個月收錄多少列$/ }).click();
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

const post = '/blog/post/2021-annual-data/';
const findChart = (page: Page) => page.locator('[data-chart]').first();
const announced = (page: Page) => page.locator('#announcer');

test('the mouse and the arrow keys choose a month, in the same words', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await awake(page);
  const chart = findChart(page);
  const slider = chart.getByRole('slider', { name: '每個月收錄多少列：選一個月' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^20\d\d年\d+月$/);
  await slider.focus();
  await page.keyboard.press('Home');
  const first = /^2018年5月，原始資料：135,160列，消除重複住宅：沒有發布，列數不可比較/;
  await expect(slider).toHaveAttribute('aria-valuetext', first);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^2019年6月，/);
  await expect(chart.locator('b', { hasText: /^2019年6月$/ })).toBeVisible();
  await expect(chart.getByRole('link', { name: '打開這個月' })).toHaveAttribute(
    'href',
    '/download/2019-06/raw/',
  );
  // Each dot lies on its line.
  const isOnLine = await chart.evaluate((element) => {
    const drawing = [...element.querySelectorAll('svg')].find((one) => one.getBoundingClientRect().width > 0);
    const lines = [...(drawing?.querySelectorAll('path[class*="line"]') ?? [])];
    return [...(drawing?.querySelectorAll<SVGCircleElement>('[data-hair] circle') ?? [])].map((dot) =>
      lines.some((line) => {
        const [x, y] = [dot.cx.baseVal.value, dot.cy.baseVal.value];
        let [px, py] = [0, 0];
        // Each place is a step from the one before it.
        return [...(line.getAttribute('d') ?? '').matchAll(/([Ml])(-?[\d.]+) ?(-?[\d.]+)/g)].some(
          ([, kind, right, down]) => {
            [px, py] = [Number(right) + (kind === 'M' ? 0 : px), Number(down) + (kind === 'M' ? 0 : py)];
            return Math.hypot(px - x, py - y) < 0.2;
          },
        );
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

test('lines of a chart differ where all have the colour of the text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/', post]) {
    await page.goto(path);
    const drawings = await page.locator('[data-chart] svg[role=img]').evaluateAll((all) =>
      all.map((drawing) =>
        [...drawing.querySelectorAll('[class*="line"]:not([class*="leader"])')].map((line) => {
          const { stroke, strokeDasharray } = getComputedStyle(line);
          return `${stroke} ${strokeDasharray}`;
        }),
      ),
    );
    expect(drawings.length, path).toBeGreaterThan(0);
    for (const lines of drawings) {
      expect(lines.length, path).toBeGreaterThan(1);
      expect(new Set(lines).size, `${path} ${lines.join()}`).toBe(lines.length);
    }
  }
});

test('text of a chart grows with the reader’s font, and its labels keep apart', async ({ page }) => {
  await page.goto(post);
  const read = () =>
    findChart(page)
      .locator('svg[role=img]')
      .filter({ visible: true })
      .locator('text')
      .evaluateAll((all) =>
        all.map((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
          return {
            size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
            left,
            right,
            top,
            bottom,
          };
        }),
      );
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const sizes = [];
    for (const font of [16, 24]) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), font);
      const words = await read();
      sizes.push(Math.min(...words.map(({ size }) => size)));
      for (const [index, one] of words.entries())
        for (const other of words.slice(index + 1)) {
          const isApart =
            one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top + 2 ||
            other.bottom <= one.top + 2;
          expect(isApart, `${width} px, ${font} px`).toBe(true);
        }
    }
    const [usual = 0, large = 0] = sizes;
    expect(large / usual, String(width)).toBeGreaterThanOrEqual(1.4);
  }
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
    const save = (kind: string) => saved(findChart(page).getByRole('button', { name: `存成${kind}` }));
    const [svg, png, csv] = [await save('SVG'), await save('PNG'), await save('CSV')];
    const drawn = svg.text.replaceAll(/<\/text><text[^>]*>/g, '');
    for (const text of [drawn, csv.text])
      for (const words of [title, note, '來源：開放台灣民間租屋資料，', '；2026年11月23日存檔。'])
        expect(text).toContain(words);
    expect(drawn).not.toContain('data-hair');
    expect(csv.text).toContain(`\r\n${row}\r\n`);
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(png.name).toBe(`${title}-2026-11-23.png`);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('the first tap on a chart says what the second opens', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await awake(page);
    const drawing = findChart(page).getByRole('img');
    await drawing.scrollIntoViewIfNeeded();
    const box = await drawing.boundingBox();
    if (!box) throw new Error('The chart is not shown.');
    const tap = () => page.touchscreen.tap(box.x + box.width * 0.25, box.y + 150);
    await tap();
    await expect(announced(page)).toHaveText(/^20\d\d年\d+月，原始資料：.*再點一次就打開這個月。$/);
    const opens = await findChart(page).getByRole('link', { name: '打開這個月' }).getAttribute('href');
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
    await expect(cell).toHaveAttribute('title', /^2021年6月，/);
    await expect(page).toHaveURL('/');
    await cell.tap();
    await expect(page).toHaveURL('/download/2021-06/raw/');
  });
});
