/** From the ZIP to the page: what readers and programs find after `npm run release` (tests/fixtures/month-site). */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { median } from 'd3-array';
import type { Page } from '@playwright/test';
import { loadCatalogue } from '../../plugins/catalogue/load';
import { daysOf, formatCount, formatShare, periodWords, yearOf } from 'rental-data';
import { cellsOf, makeTable } from 'rental-data/testing/tables';
import { fieldOf } from 'html-first/client';
import { MONTH, REASON, ROWS } from '../fixtures/month-site/month';
import { expect, subUrl, test } from '../support/test';

const PAGE = `/download/${MONTH}/raw/`;
const json = async (page: Page, path: string): Promise<unknown> =>
  (await page.request.get(subUrl(path))).json();
/** The path of an address that a file names, below the path of the site. */
const pathOf = (address: unknown): string => {
  const { pathname } = new URL(String(address));
  expect(pathname).toMatch(/^\/sub\//);
  return pathname.slice('/sub'.length);
};

test('the file page tells what each column holds, as it stands in the file', async ({ page }) => {
  await page.goto(subUrl(PAGE));
  const section = page.locator('section[aria-labelledby="statistics"]');
  await expect(section).toContainText(`發布時讀完9,000列算出來的`);
  // The copies of months (bench/lib/grow.mjs) have no incidents, but cover the days that the months cover.
  const { releases } = await loadCatalogue(process.cwd());
  const before = releases
    .findLast(
      ({ granularity, period, covers }) => granularity === 'monthly' && covers.from === daysOf(period).start,
    )
    ?.sets.find(({ variant }) => variant === 'raw');
  await expect(section).toContainText(`列數從${formatCount(before?.rows ?? 0)}變成9,000：${REASON}`);
  await expect(section.locator('tr[data-statistics]')).toHaveCount(73);

  const made = makeTable({ version: '0.3', variant: 'raw', period: MONTH, rows: ROWS.raw });
  const row = (header: string) => section.locator(`tr[data-statistics="${header}"]`);
  const rents = cellsOf(made, '月租金').filter((text) => text !== '-');
  const missing = ROWS.raw - rents.length;
  await expect(row('月租金')).toContainText(
    missing === 0 ? '沒有缺值' : `缺值${formatShare(missing / ROWS.raw)}`,
  );
  await expect(row('月租金')).toContainText(
    `中位數${formatCount(Math.floor(median(rents.map(Number)) ?? NaN))}`,
  );
  const lift = cellsOf(made, '有產權登記？').filter((text) => text !== '-');
  await expect(row('有產權登記？')).toContainText(
    `${formatShare(lift.filter((text) => text === 'T').length / lift.length)}的列是「是」`,
  );
});

test('programs find the profile, its schema, and the checksum that the page shows', async ({ page }) => {
  const set = await json(page, `/data/sets/${MONTH}/raw.json`);
  const address = String(fieldOf(set, 'profile'));
  const profile = await json(page, pathOf(address));
  const schema = await json(page, pathOf(fieldOf(profile, '$schema')));
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  const validate = ajv.compile(Object(schema));
  expect(validate(profile), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...Object(profile), rows: -1 })).toBe(false);
  expect(fieldOf(profile, 'rows')).toBe(ROWS.raw);
  expect(JSON.stringify(await json(page, `/data/packages/${MONTH}/raw/datapackage.json`))).toContain(address);
  const files = fieldOf(set, 'files');
  const sha256 = String(fieldOf(Array.isArray(files) ? files[0] : undefined, 'sha256'));
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  await page.goto(subUrl(PAGE));
  await expect(page.locator('section[aria-labelledby="open"]')).toContainText(sha256);
});

test('the month is the newest on the home page, and the draft of its post is not published', async ({
  page,
}) => {
  await page.goto(subUrl());
  await expect(page.locator('main')).toContainText(periodWords(MONTH));
  expect((await page.request.get(subUrl(`/blog/post/${yearOf(MONTH)}-mar-release/`))).status()).toBe(404);
});

test('a set whose file was never read has no statistics', async ({ page }) => {
  await page.goto(subUrl('/download/2026-04/raw/'));
  await expect(page.locator('#statistics')).toHaveCount(0);
  expect(fieldOf(await json(page, '/data/sets/2026-04/raw.json'), 'profile')).toBeUndefined();
});

for (const width of [360, 1440])
  test(`the statistics fit ${String(width)} px when they are opened out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(subUrl(PAGE));
    await page.locator('section[aria-labelledby="statistics"] details').evaluateAll((all) => {
      for (const fold of all) fold.setAttribute('open', '');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
