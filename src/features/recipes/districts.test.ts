/** Every tool of the recipe for districts finds the rents that the reader of files finds in the same made file. */
import { parse } from 'csv-parse/sync';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { toExportFiles } from 'rental-data/formats';
import { FEWEST_ROWS, roundPerPing, roundRent } from 'rental-data/statistics';
import { recorded } from 'rental-data/testing/realCatalogue';
import { inFolder } from 'rental-data/testing/snippets/run';
import { makeTable, makeRandom, toSource, toCsv, toZip, type MadeTable } from 'rental-data/testing/tables';
import { SITE } from 'rental-data/testing/citationSample';
import { readStatistics } from 'rental-files';
import { readRecipe, testWith } from '@site/tests/support/recipe';

const { text: TEXT, readCode } = readRecipe('districts');
const [MEDIANS = '', OFFICIAL = ''] = readCode('python');
const [DUCKDB = '', CLICKHOUSE = ''] = readCode('sql');
const [R = ''] = readCode('r');

const FILE = 'tw-rental-data/202403-deduplicated.csv';
const ADDRESS = 'https://rentalhouse.g0v.ddio.io/data/codes/sub_region';
const TABLE = recorded.codeTables.find(({ id }) => id === 'sub_region');
if (!TABLE) throw new Error('sub_region');
const STUDIO = '1';
/** Codes of four districts: two of them have a name that the other's county has too; the last has too few rows. */
const DISTRICTS = ['臺北市大安區', '臺中市大安區', '新北市板橋區', '南投縣中寮鄉'].map(
  (label) => TABLE.codes.find((one) => one.label === label)?.code ?? NaN,
);

/** A row of the answer: label, rows, quartiles of the rent, median of the rent per ping, rounded as on the page. */
type Row = [label: string, rows: number, q1: number, median: number, q3: number, perPing: number | null];

/** Rents with gaps, without fees and without a floor area; most rows in the first three districts, of which one lacks floor areas. */
function makeMonth(): MadeTable {
  const made = makeTable({ version: '0.2', variant: 'deduplicated', period: '2024-03', rows: 400, seed: 3 });
  const random = makeRandom(4);
  const gap = (share: number, value: number): string => (random() < share ? '-' : String(value));
  const fields = made.fields.map((row, index) => {
    const place = index % 40 === 39 ? 3 : index % 3;
    const values: Record<string, string> = {
      鄉鎮市區: index % 50 === 7 ? '65535' : index % 50 === 8 ? '-' : String(DISTRICTS[place]),
      物件類型: random() < 0.2 ? '2' : STUDIO,
      月租金: gap(0.05, 5000 + Math.floor(random() * 30_000)),
      月管理費: gap(0.5, Math.floor(random() * 2000)),
      月停車費: gap(0.5, Math.floor(random() * 2000)),
      坪數:
        place === 2 && index % 7 > 0 ? '-' : gap(0.05, random() < 0.05 ? 0 : Math.ceil(random() * 300) / 10),
    };
    return row.map((text, at) => values[made.header[at] ?? ''] ?? text);
  });
  return { ...made, fields };
}

/** The table of townships as the site publishes it, by the format. */
const CODES: Record<string, string> = Object.fromEntries(
  [...toExportFiles(recorded, SITE)].flatMap(([file, text]) => {
    const [, kind] = /^data\/codes\/sub_region\.(csv|json)$/.exec(file) ?? [];
    return kind === undefined ? [] : [[kind, text]];
  }),
);

const MADE = makeMonth();
let expected: Row[] = [];

/** The rows that a tool found, rounded as on the page, in the order of their labels. */
const toRows = (rows: readonly (readonly unknown[])[]): Row[] =>
  rows
    .map(([label, count, q1, median, q3, perPing]): Row => {
      const rent = (value: unknown): number => roundRent(Number(value));
      const isEmpty = perPing === null || perPing === '' || perPing === 'NA';
      return [
        String(label),
        Number(count),
        rent(q1),
        rent(median),
        rent(q3),
        isEmpty ? null : roundPerPing(Number(perPing)),
      ];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));

const withFile = <T>(work: (folder: string) => Promise<T>): Promise<T> =>
  inFolder((folder) => {
    mkdirSync(path.join(folder, path.dirname(FILE)), { recursive: true });
    writeFileSync(path.join(folder, FILE), toCsv(MADE));
    for (const kind of ['csv', 'json'])
      writeFileSync(path.join(folder, `sub_region.${kind}`), CODES[kind] ?? '');
    return work(folder);
  });

/** The code with the tables beside it in the place of their addresses. */
const atHome = (code: string, folder: string): string =>
  code.replaceAll(ADDRESS, path.join(folder, 'sub_region'));

const HEADERS = ['label', '戶數', '第一四分位數', '月租金中位數', '第三四分位數', '每坪租金中位數'];
const savedRows = (folder: string): unknown[][] => {
  const saved: Record<string, string>[] = parse(readFileSync(path.join(folder, 'districts.csv'), 'utf8'), {
    columns: true,
  });
  return saved.map((row) => HEADERS.map((header) => row[header] ?? ''));
};

beforeAll(async () => {
  const { name, bytes } = toZip(MADE);
  const { statistics } = await readStatistics(toSource(name, bytes), recorded);
  expected = toRows(
    statistics
      .filter(
        ({ district, propertyType, rent }) => district !== '' && propertyType === Number(STUDIO) && rent,
      )
      .map(({ district, n, rent, perPing }) => [
        TABLE.codes.find(({ official }) => official === district)?.label,
        n,
        rent?.q1,
        rent?.median,
        rent?.q3,
        perPing?.median ?? null,
      ]),
  );
});

describe('各區的租金中位數', () => {
  it('asks of enough rows, one district with too few floor areas and one with too few rows', () => {
    expect(expected.map(([label]) => label)).toEqual(['新北市板橋區', '臺中市大安區', '臺北市大安區'].sort());
    expect(expected.filter(([, , , , , perPing]) => perPing === null).map(([label]) => label)).toEqual([
      '新北市板橋區',
    ]);
    for (const code of [MEDIANS, R, DUCKDB, CLICKHOUSE]) expect(code).toContain(`>= ${String(FEWEST_ROWS)}`);
    expect(TEXT).toContain(`不到${String(FEWEST_ROWS)}戶的鄉鎮市區不列出`);
    expect(TEXT).toContain(`資料檔是\`${FILE}\``);
  });

  testWith.pandas(withFile, async (run, folder) => {
    await run(atHome(MEDIANS, folder));
    expect(toRows(savedRows(folder))).toEqual(expected);

    // What follows adds the official code, which boundaries have too.
    const count = await run(OFFICIAL.replace(ADDRESS, `file://${folder}/sub_region`));
    expect(Number(count)).toBe(expected.length);
    const rows: Record<string, string>[] = parse(
      readFileSync(path.join(folder, 'districts-official.csv'), 'utf8'),
      { columns: true },
    );
    expect(rows.map(({ label, TOWNCODE }) => [label, TOWNCODE])).toEqual(
      rows.map(({ label }) => [label, TABLE.codes.find((one) => one.label === label)?.official]),
    );
  });

  testWith.r(withFile, async (run, folder) => {
    await run(atHome(R, folder));
    expect(toRows(savedRows(folder))).toEqual(expected);
  });

  testWith.duckDb(withFile, async (run, folder) => {
    expect(toRows(await run(atHome(DUCKDB, folder)))).toEqual(expected);
  });

  testWith.clickHouse(withFile, async (run) => {
    const sql = CLICKHOUSE.replace(`url('${ADDRESS}.csv'`, `file('sub_region.csv'`);
    expect(toRows(await run(sql))).toEqual(expected);
  });
});
