import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, hydrated, test } from '../support/test';

/** The published files by a list of their own, not by the catalogue that the site is made from. */
const PUBLISHED = readFileSync(path.join(__dirname, '../fixtures/published-files.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, , period, variant, version, , rows, , format, , bytes, url] = line.split(',');
    return { period, variant, version, rows: Number(rows), format, bytes: Number(bytes), url: url ?? '' };
  });

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

test('every published file can be had from its page, with its figures', async ({ request }) => {
  const pages = new Map<string, string>();
  for (const { period, variant, version, rows, bytes, url } of PUBLISHED) {
    const address = `/download/${period}/${variant}/`;
    const html = pages.get(address) ?? (await (await request.get(address)).text());
    pages.set(address, html);
    expect(html, address).toContain(grouped(rows));
    expect(html, address).toContain(grouped(bytes));
    expect(html, address).toContain(`/about-data-set/${version}/`);
    expect(html, address).toContain(
      `href="${encodeURI(url).replaceAll('[', '%5B').replaceAll(']', '%5D')}"`.replaceAll('"', ''),
    );
  }
  expect(pages.size).toBe(209);
});

test('the page of the newest set says what may be used and what not', async ({ page }) => {
  await page.goto('/download/2026-04/deduplicated/');
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText('2026-04 消除重複住宅');
  const row = (header: string) => page.locator(`tr[data-column="${header}"]`);
  await expect(row('月租金')).toHaveAttribute('data-state', 'fine');
  await expect(row('提供家具_床？')).toHaveAttribute('data-state', 'severe');
  await expect(row('提供家具_床？').getByRole('link').last()).toHaveAttribute('href', /^\/data-quality\/#/);
  await expect(row('附近有_學校？')).toHaveAttribute('data-state', 'empty');
  await expect(row('最大出租所費天數')).toHaveAttribute('data-state', 'severe');
  const states = await page
    .locator('tr[data-column]')
    .evaluateAll((rows) => rows.map((r) => r.getAttribute('data-state')));
  expect(states).toHaveLength(75);
  expect(states.filter((state) => state === 'fine')).toHaveLength(47);
  // Every state other than fine has a reason.
  await expect(
    page.locator('tr[data-column]:not([data-state="fine"]) td:nth-child(3):not(:has(li))'),
  ).toHaveCount(0);
  await expect(page.locator('#incidents')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '前後期' }).getByRole('link')).toHaveAttribute(
    'href',
    '/download/2026-03/deduplicated/',
  );
});

test('a period that must not be used says so first', async ({ page }) => {
  await page.goto('/download/2021-10/raw/');
  await expect(page.locator('main')).toContainText('請勿使用');
  await expect(page.locator('#verdict')).toHaveText('這份檔案混入四個月的物件，不能代表2021年10月。');
  await expect(page.getByRole('link', { name: '仍要下載CSV（ZIP）' })).toBeVisible();
  await expect(page.locator('tr[data-column]:not([data-state="severe"])')).toHaveCount(0);
});

test('pages lead to each other without a full load, their data come as payloads', async ({ page }) => {
  await page.goto('/download/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('a[href="/download/2026-04/raw/"]').first().click();
  await expect(page.locator('h1')).toHaveText('2026-04 原始資料');
  await page.getByRole('link', { name: '同期的消除重複住宅' }).click();
  await expect(page.locator('h1')).toHaveText('2026-04 消除重複住宅');
  await expect(page.locator('tr[data-column]')).toHaveCount(75);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('2026-04 原始資料');
  await expect(page).toHaveTitle(/^2026-04 原始資料 \|/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a missing payload leaves an error with a retry', async ({ page }) => {
  await page.goto('/download/');
  await hydrated(page);
  const payload = /\/_nuxt\/static\/[^/]+\/download\/2026-04\/raw\/payload\.js$/;
  await page.route(payload, (route) => route.abort());
  await page.locator('a[href="/download/2026-04/raw/"]').first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(payload);
  await page.getByRole('alert').getByRole('button', { name: '再試一次' }).click();
  await expect(page.locator('h1')).toHaveText('2026-04 原始資料');
});

for (const [address, missing] of [
  ['/download/2031-01/raw/', true],
  ['/download/2018-05/deduplicated/', true],
  ['/download/2026-13/raw/', false],
  ['/download/2026-04/cleaned/', false],
] as const) {
  test(`${address} is a 404${missing ? ', not pre-rendered' : ''}`, async ({ page }) => {
    expect((await page.goto(address))?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('[data-error-status]')).toHaveAttribute('data-error-status', '404');
    await expect(page.locator('[data-not-prerendered]')).toHaveCount(missing ? 1 : 0);
  });
}

test('the route table of browsers has one entry for all of them', () => {
  const scripts = readFileSync(path.join(__dirname, '../../.docusaurus/records/routes.js'), 'utf8');
  expect(scripts.match(/'\/download\/:period\/:variant\/'/g)).toHaveLength(2);
  expect(scripts).not.toContain("'/download/2026-04/");
});

test.describe('how to open a file, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const TOOLS = ['curl', 'pandas', 'polars', 'DuckDB', 'R', 'ClickHouse local'];

  for (const { address, inside, yes } of [
    { address: '/download/2018-05/raw/', inside: '2018-05-raw/*.csv', yes: '= 1' },
    { address: '/download/2020-06/deduplicated/', inside: 'tw-rental-data/202006-deduplicated.csv', yes: '' },
    { address: '/download/2026-04/raw/', inside: 'tw-rental-data/202604-raw.csv', yes: '' },
  ]) {
    test(`${address} has code for six tools that fits its dataset version`, async ({ page }) => {
      await page.goto(address);
      const tools = page.locator('[data-snippet]');
      expect(await tools.evaluateAll((all) => all.map((f) => f.getAttribute('data-snippet')))).toEqual(TOOLS);
      const code = (tool: string) => page.locator(`[data-snippet="${tool}"] code`);
      await expect(code('curl')).toContainText(
        'curl -fO https://rentalhouse.g0v.ddio.io/data/codes/top_region.csv',
      );
      await expect(code('DuckDB')).toContainText(`'${inside}'`);
      await expect(code('DuckDB')).toContainText(`count_if("可炊？"${yes && ` ${yes}`})`);
      for (const tool of ['pandas', 'R']) await expect(code(tool)).toContainText(/"-"/);
      // Every table of codes can be had.
      const tables = page.locator('a[href^="/data/codes/"]');
      expect(await tables.count()).toBeGreaterThan(6);
      expect(await page.locator('main').textContent()).not.toContain('[object');
    });
  }

  test('the steps for a spreadsheet warn where it is too small', async ({ page }) => {
    await page.goto('/download/2026-04/raw/');
    await expect(page.locator('#excel ~ ol > li')).toHaveCount(5);
    await expect(page.locator('[data-too-long]')).toHaveCount(0);
    const long = PUBLISHED.filter(({ rows }) => rows >= 1_048_576)[0];
    expect(long).toBeDefined();
    await page.goto(`/download/${long?.period}/${long?.variant}/`);
    await expect(page.locator('[data-too-long]')).toContainText(`${grouped(long?.rows ?? 0)}列`);
    await expect(page.locator('[data-too-long]')).toContainText('放不下');
  });
});
