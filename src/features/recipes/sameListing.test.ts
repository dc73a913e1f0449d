/** Every tool of the recipe for the same listing finds, in files with the rows that the page shows, the answer that it shows. */
import { parse } from 'csv-parse/sync';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder } from 'rental-data/testing/snippets/run';
import { makeTable, toCsv } from 'rental-data/testing/tables';
import { readRecipe, testWith } from '@site/tests/support/recipe';

const { text: TEXT, readCode } = readRecipe('same-listing');
const [PANDAS = ''] = readCode('python');
const [R = ''] = readCode('r');
const [DUCKDB = '', CLICKHOUSE = ''] = readCode('sql');

/** The rows of the table of the page whose first head is this one. */
const tableAt = (head: string): string[][] => {
  const [table = ''] = TEXT.slice(TEXT.indexOf(`\n| ${head} |`) + 1).split('\n\n', 1);
  const [, , ...lines] = table.split('\n');
  return lines.map((line) => line.slice(2, -2).split(' | '));
};
const ROWS = tableAt('期別');
const EXPECTED = tableAt('物件編號').map((row) => row.map(Number));
const HEADERS = ['物件編號', '月租金', '坪數', '鄉鎮市區', '物件類型'];
const MONTHS = ['2024-01', '2024-02', '2024-03'];
/** A listing whose rent is missing in one month, which is no month for the answer. */
const WITHOUT_RENT = '20000001';

/** A month in the columns and the notation of the published files, with the rows that the page shows and some of its own. */
function makeMonth(period: string): string {
  const shown = ROWS.filter(([month]) => month === `${String(Number(period.slice(5)))}月`);
  const made = makeTable({ version: '0.3', variant: 'raw', period, rows: shown.length + 20, seed: 5 });
  const fields = made.fields.map((row, index) => {
    const own = [`3${period.slice(5)}${String(10_000 + index)}`, ...HEADERS.slice(1).map(() => undefined)];
    const [, ...wanted] = shown[index] ?? ['', ...own];
    const values =
      index === shown.length && period !== '2024-03' ? [WITHOUT_RENT, '-', '5', '1708', '1'] : wanted;
    return row.map((text, at) => values[HEADERS.indexOf(made.header[at] ?? '')] ?? text);
  });
  return toCsv({ ...made, fields });
}

const withFiles = <T>(work: (folder: string) => Promise<T>): Promise<T> =>
  inFolder((folder) => {
    mkdirSync(path.join(folder, 'tw-rental-data'));
    for (const period of MONTHS)
      writeFileSync(
        path.join(folder, `tw-rental-data/${period.replace('-', '')}-raw.csv`),
        makeMonth(period),
      );
    return work(folder);
  });

const toNumbers = (rows: readonly (readonly unknown[])[]): number[][] => rows.map((row) => row.map(Number));
const savedRows = (folder: string): number[][] => {
  const [head, ...rows]: string[][] = parse(readFileSync(path.join(folder, 'listings.csv'), 'utf8'));
  expect(head).toEqual(['物件編號', '期數', '最早月租金', '最晚月租金', '差額']);
  return toNumbers(rows).sort(([a = 0], [b = 0]) => a - b);
};
const COUNTS = '調高 1 調低 1 不變 1';

describe('同一則刊登的月租金變化', () => {
  it('shows a rise, a fall, no change, a number that moved and one of a single month', () => {
    expect(EXPECTED.map(([, , , , change]) => Math.sign(change ?? NaN))).toEqual([1, -1, 0]);
    const numbers = ROWS.map(([, number]) => number);
    expect(new Set(numbers).size).toBe(5);
    expect(numbers.filter((number) => number === '10000004')).toHaveLength(2);
    expect(TEXT).toContain('下表的列是編造的');
  });

  testWith.pandas(withFiles, async (run, folder) => {
    expect((await run(PANDAS)).trim()).toBe(COUNTS);
    expect(savedRows(folder)).toEqual(EXPECTED);
  });

  testWith.r(withFiles, async (run, folder) => {
    expect((await run(R)).trim()).toBe(COUNTS);
    expect(savedRows(folder)).toEqual(EXPECTED);
  });

  testWith.duckDb(withFiles, async (run) => {
    expect(toNumbers(await run(DUCKDB))).toEqual(EXPECTED);
  });

  testWith.clickHouse(withFiles, async (run) => {
    expect(toNumbers(await run(CLICKHOUSE))).toEqual(EXPECTED);
  });
});
