import { expect, hydrated, test } from '../support/test';

test('formulas, tables and footnotes of a post', async ({ page }) => {
  await page.goto('/blog/post/2021-annual-data/');
  await hydrated(page);
  expect(await page.locator('.markdown .katex-display').count()).toBeGreaterThan(0);
  // A formula that KaTeX could not read would be shown in its error colour.
  await expect(page.locator('.katex-error')).toHaveCount(0);
  expect(await page.locator('.markdown table').count()).toBeGreaterThan(0);
  const reference = page.locator('.markdown sup a').first();
  const target = (await reference.getAttribute('href')) ?? '';
  await expect(page.locator(`[id="${target.slice(1)}"]`)).toHaveCount(1);
  await expect(page.locator('.footnotes h2')).toHaveText('註腳');
});

test('task lists say in words what is done', async ({ page }) => {
  await page.goto('/blog/post/2026-aug-restart/');
  const boxes = page.locator('.markdown input[type="checkbox"]');
  expect(await boxes.count()).toBeGreaterThan(0);
  const said = await boxes.evaluateAll((all) =>
    all.map((box) => [(box as HTMLInputElement).checked, box.getAttribute('aria-label')]),
  );
  for (const [checked, label] of said) expect(label).toBe(checked ? '已完成' : '未完成');
});

test('a formula that scrolls can be reached by keyboard', async ({ page }) => {
  await page.goto('/about-data-set/0.3/');
  const formulas = page.locator('.katex-display');
  expect(await formulas.count()).toBeGreaterThan(0);
  expect(await formulas.evaluateAll((all) => all.every((f) => f.getAttribute('tabindex') === '0'))).toBe(
    true,
  );
});

test('diagrams of the pipelines have a text alternative', async ({ page }) => {
  await page.goto('/blog/post/2024-twrh-pipeline/');
  const figure = page
    .locator('figure')
    .filter({ has: page.locator('figcaption') })
    .first();
  const id = await figure.evaluate(
    (element) =>
      element.querySelector('[aria-describedby]')?.getAttribute('aria-describedby') ??
      element.getAttribute('aria-describedby'),
  );
  expect(id).toBeTruthy();
  expect((await page.locator(`[id="${id}"]`).textContent())?.length).toBeGreaterThan(40);
});

test('code is coloured at build time', async ({ page }) => {
  await page.goto('/blog/post/clickhouse-local-aggregation/');
  await expect(page.locator('pre code .hljs-keyword').first()).toBeVisible();
});
