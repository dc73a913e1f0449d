/** What a page of one kind must bear: small windows, more years, the reader's own colours. What all must is asked in lines.spec.ts. */
import { oneADay } from 'rental-data/testing/full';
import { crowdedTargets, lostText } from '../support/accessibility';
import { expect, hydrated, test } from '../support/test';

for (const [width, swapped] of [
  [320, true],
  [1280, false],
] as const)
  test(`every cell of the map stands in line with its heads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const map = page.getByRole('table', { name: /^收錄圖/ });
    const rows = await map.evaluate((table) =>
      [...(table as HTMLTableElement).rows].map((row) =>
        [...row.cells].map((cell) => {
          const { left, right, bottom } = cell.getBoundingClientRect();
          return { x: (left + right) / 2, y: bottom };
        }),
      ),
    );
    const [heads = []] = rows;
    expect(heads).toHaveLength(18);
    const along = (cell: { x: number; y: number }): number => Math.round(swapped ? cell.y : cell.x);
    const down = (cell: { x: number; y: number }): number => Math.round(swapped ? cell.x : cell.y);
    for (const row of rows.slice(1)) {
      expect(row.map(along)).toEqual([along(row[0] ?? { x: 0, y: 0 }), ...heads.slice(1).map(along)]);
      expect(new Set(row.map(down)).size).toBe(1);
    }
    // Months, quarters and the year are set apart by more than a track.
    const steps = heads.slice(2).map((head, index) => along(head) - along(heads[index + 1] ?? head));
    const usual = Math.min(...steps);
    expect(steps.flatMap((step, index) => (step > usual * 1.2 ? [index + 2] : []))).toEqual([13, 17]);
  });

test('the map keeps room for a finger when years have come', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  await hydrated(page);
  const map = page.getByRole('table', { name: /^收錄圖/ });
  // The last year, made four times more: 2027 to 2030.
  await map.evaluate((table) => {
    const last = table.querySelector('tbody tr:last-child') as HTMLElement;
    for (let more = 1; more <= 4; more += 1) last.parentElement?.append(last.cloneNode(true));
    table.style.setProperty('--years', String(table.querySelectorAll('tbody tr').length));
  });
  expect(await page.evaluate(crowdedTargets)).toEqual([]);
  expect(await page.evaluate(lostText)).toEqual([]);
  // What does not fit is reached.
  const newest = map.getByRole('row').last().getByRole('link').last();
  await newest.focus();
  await expect(newest).toBeInViewport({ ratio: 0.9 });
  // The months stay beside the years.
  await expect(map.getByRole('columnheader').first()).toBeInViewport({ ratio: 0.9 });
});

test.describe('with the colours of the reader', () => {
  for (const colorScheme of oneADay(['light', 'dark'] as const)) {
    test(`shapes take those colours and still differ (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      // Rows and columns stand in the legend of the map, months in the history of a column.
      const looks: Record<string, Record<string, string>> = {};
      for (const path of ['/', '/data-quality/states/']) {
        await page.goto(path);
        await hydrated(page);
        // Light was chosen on the site, whatever the system's palette is.
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
        const found = await page.evaluate(() => {
          const probe = document.body.appendChild(document.createElement('p'));
          const palette = ['Canvas', 'CanvasText', 'LinkText', 'GrayText', 'ButtonText', 'Highlight'].map(
            (name) => {
              probe.style.setProperty('forced-color-adjust', 'none');
              probe.style.color = name;
              return getComputedStyle(probe).color;
            },
          );
          probe.remove();
          const drawn = [...document.querySelectorAll('svg [class]')].flatMap((shape) => {
            const { fill, stroke } = getComputedStyle(shape);
            return [fill, stroke].filter((paint) => paint.startsWith('rgb'));
          });
          const readShape = (element: Element, part?: string) => {
            const style = getComputedStyle(element, part);
            return [
              style.content,
              style.backgroundColor,
              style.backgroundImage,
              style.borderTopStyle,
              style.borderTopWidth,
              style.borderLeftWidth,
              style.borderRadius,
              style.clipPath,
              style.height,
            ].join(' ');
          };
          const collect = (selector: string, key: string) => {
            const found = new Map<string, string>();
            for (const element of document.querySelectorAll<HTMLElement>(selector)) {
              const state = element.closest<HTMLElement>(`[data-${key}]`)?.dataset[key] ?? '';
              const shape = [undefined, '::before', '::after']
                .map((part) => readShape(element, part))
                .join(' | ');
              if (state && !found.has(state)) found.set(state, shape);
            }
            return Object.fromEntries(found);
          };
          return {
            colours: drawn.filter((paint) => !palette.includes(paint) && !/, 0\)$/.test(paint)),
            looks: {
              rows: collect('dl [aria-hidden][data-verdict]', 'verdict'),
              columns: collect('dl [data-columns]', 'columns'),
              months: collect('i[data-level]', 'level'),
            },
          };
        });
        expect(found.colours, 'colours of the site in drawings').toEqual([]);
        for (const [what, shapes] of Object.entries(found.looks)) {
          if (Object.keys(shapes).length > 0) looks[what] = shapes;
        }
      }
      expect(Object.keys(looks).sort()).toEqual(['columns', 'months', 'rows']);
      for (const [what, shapes] of Object.entries(looks)) {
        expect(Object.keys(shapes).length, what).toBeGreaterThan(2);
        expect(new Set(Object.values(shapes)).size, `${what} that look different`).toBe(
          Object.keys(shapes).length,
        );
      }
      // Browsers put text on a ground of the system's: in the colour of that ground it could not be read.
      await page.goto('/');
      await hydrated(page);
      const unread = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('p'));
        probe.style.color = 'Canvas';
        const ground = getComputedStyle(probe).color;
        probe.remove();
        return [...document.querySelectorAll('body *')]
          .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
          .filter((element) => getComputedStyle(element).color === ground)
          .map((element) => element.textContent);
      });
      expect(unread).toEqual([]);
    });
  }
});
