/** The profile of a table, held against DuckDB on the same rows, and its estimates against what is true. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import { Batch, ColumnEncoder, encodeRows } from './batch';
import { Counted, EXACT_NUMBERS } from './counted';
import { Distinct, DISTINCT_ERROR } from './distinct';
import { openTable } from './files';
import { inspect } from './inspect';
import { EXACT_VALUES, Profiler, type Profile } from './profile';
import { findVersion } from 'rental-data';
import { profileSchema } from 'rental-data/load';
import { firstAndSome, inFull } from 'rental-data/testing/full';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { type MadeTable, makeTable, makeRandom, toSource, toCsv, toZip } from 'rental-data/testing/tables';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { profileText } from './record';
import { changed, profileTable as profileStoredTable } from '../../tests/support/history';

/** Months, quarters and years, and every version and variant. */
const TABLES: MadeTable[] = [
  ['0.0', 'raw', '2018-05'],
  ['0.1', 'raw', '2018-07'],
  ['0.1', 'deduplicated', '2018Q4'],
  ['0.2', 'raw', '2019Q2'],
  ['0.2', 'deduplicated', '2021'],
  ['0.3', 'raw', '2024'],
  ['0.3', 'deduplicated', '2024-03'],
].map(([version = '', variant, period = ''], seed) =>
  makeTable({
    version,
    variant: variant === 'raw' ? 'raw' : 'deduplicated',
    period,
    rows: 300,
    seed,
  }),
);

async function readProfile(made: MadeTable, format: 'csv' | 'json'): Promise<Profile> {
  const { name, bytes } = toZip(made, format);
  return (await inspect(await openTable(toSource(name, bytes), catalogue), catalogue)).profile;
}

const profiles = new Map<MadeTable, Promise<Profile>>();
/** Of the CSV, read once for all tests. */
function profileTable(made: MadeTable): Promise<Profile> {
  const profile = profiles.get(made) ?? readProfile(made, 'csv');
  profiles.set(made, profile);
  return profile;
}

/** Rows of SQL over the CSV of a table, all of whose columns are text. */
async function ask(made: MadeTable, statements: readonly string[]): Promise<Record<string, unknown>[][]> {
  const file = path.join(await temporaryFolder(), 'table.csv');
  writeFileSync(file, toCsv(made));
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  try {
    await connection.run(
      `CREATE TABLE t AS FROM read_csv('${file}', all_varchar=true, header=true, delim=',', quote='"', escape='"', nullstr='-')`,
    );
    const answers = [];
    for (const sql of statements) answers.push((await connection.runAndReadAll(sql)).getRowObjectsJson());
    return answers;
  } finally {
    connection.closeSync();
  }
}

const quoted = (header: string): string => `"${header.replaceAll('"', '""')}"`;
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** What another program says of a column; counts of codes, yes and no only. */
interface Facts {
  missing: number;
  distinct: number;
  quantiles: (number | null)[];
  counts: Record<string, number>;
}

const isCounted = ({ type }: { type: string }): boolean => type === 'code' || type === 'boolean';

function compare({ columns, rows }: Profile, made: MadeTable, facts: readonly Facts[]): void {
  expect(rows).toBe(made.fields.length);
  expect(columns.map(({ header }) => header)).toEqual(made.header);
  for (const [index, column] of columns.entries()) {
    const { missing, distinct, quantiles, counts } = facts[index] ?? {};
    expect([column.header, column.missing, column.distinct]).toEqual([column.header, missing, distinct]);
    expect(column.distinctError).toBe(0);
    const known = made.columns[index];
    if (known && isCounted(known)) expect(column.counts, column.header).toEqual(counts ?? {});
    if (!column.numbers) continue;
    const { min, p25, median, p75, max } = column.numbers;
    for (const [i, own] of [min, p25, median, p75, max].entries())
      expect(own, `${column.header} ${String(i)}`).toBeCloseTo(quantiles?.[i] ?? NaN, 6);
  }
  expect(columns.filter(({ numbers }) => numbers).length).toBeGreaterThan(10);
}

// The first is one of those that have JSON.
describe.each(
  firstAndSome(
    [...TABLES.slice(3), ...TABLES.slice(0, 3)],
    2,
    ({ version, variant, period }) => `${version} ${variant} ${period}`,
  ),
)('version $version, $variant, $period', (made) => {
  it('is what DuckDB finds: missing, distinct, counts, quartiles', async () => {
    const facts = await ask(
      made,
      made.columns.map((column) => {
        const name = quoted(column.header);
        const number = `TRY_CAST(${name} AS DOUBLE)`;
        const quantiles = SHARES.map((share) => `quantile_cont(${number}, ${String(share)})`).join(', ');
        const counts = isCounted(column) ? `histogram(${name})` : 'MAP {}';
        return `SELECT count(*) - count(${name}) AS missing, count(DISTINCT ${name}) AS many, [${quantiles}] AS quantiles, to_json(${counts}) AS counts FROM t`;
      }),
    );
    compare(
      await profileTable(made),
      made,
      facts.map(([answer = {}]) => ({
        missing: Number(answer['missing']),
        distinct: Number(answer['many']),
        quantiles: answer['quantiles'] as (number | null)[],
        counts: JSON.parse(String(answer['counts'])) as Record<string, number>,
      })),
    );
  });

  it('has the rents of counties and property types that DuckDB finds', async () => {
    const { groups } = await profileTable(made);
    const [answer = []] = await ask(made, [
      'SELECT coalesce("縣市", \'-\') AS county, coalesce("物件類型", \'-\') AS type, count(*) AS rows, median(TRY_CAST("月租金" AS DOUBLE)) AS rent FROM t GROUP BY 1, 2',
    ]);
    expect(groups).toHaveLength(answer.length);
    for (const { county, type, rows, rent } of answer) {
      const own = groups.find((group) => group.county === county && group.propertyType === type);
      expect([own?.rows, own?.rent?.median ?? null]).toEqual([
        Number(rows),
        rent === null ? null : Number(rent),
      ]);
    }
  });

  it.runIf(['0.1', '0.2'].includes(made.version))('is the same from JSON', async () => {
    const [csv, json] = [await profileTable(made), await readProfile(made, 'json')];
    const inJson = json.columns.map(({ header }) => header);
    const plain = ({ columns, rows, duplicates }: Profile) => ({
      rows,
      duplicates,
      columns: columns
        .filter(({ header }) => inJson.includes(header))
        .map(({ header, missing, distinct, counts, numbers }) => ({
          header,
          missing,
          distinct,
          counts,
          numbers,
        })),
    });
    expect(plain(json)).toEqual(plain(csv));
  });
});

describe('with more values than are counted one by one', () => {
  const version = findVersion(catalogue, '0.3');
  const columns = (['物件編號', '月租金', '約略地點_x'] as const).map((header) => {
    const column = catalogue.columns.find((known) => known.header === header);
    if (!column) throw new Error(header);
    return column;
  });
  const rows = Array.from({ length: 120_000 }, (_, i) => [
    `N${String(i)}`,
    String(1 + i),
    (118 + i / 1e5).toFixed(5),
  ]);

  const batches = () => {
    const encoders = columns.map(() => new ColumnEncoder());
    return (some: string[][]): Batch => new Batch(some.length, encodeRows(some, encoders), 0);
  };

  it('says how far the number of different values may be off, and is not further', () => {
    const toBatch = batches();
    const profiler = new Profiler(catalogue, columns, version);
    profiler.add(toBatch(rows));
    for (const { distinct, distinctError } of profiler.profile().columns) {
      expect(distinctError).toBe(DISTINCT_ERROR);
      expect(Math.abs(distinct / rows.length - 1)).toBeLessThan(3 * DISTINCT_ERROR);
    }
  });

  it('gives quartiles within 0.05 %, and says that they are not exact', () => {
    const toBatch = batches();
    const profiler = new Profiler(catalogue, columns, version);
    for (let at = 0; at < rows.length; at += 1000) profiler.add(toBatch(rows.slice(at, at + 1000)));
    const rent = profiler.profile().columns[1]?.numbers;
    expect(rent?.exact).toBe(false);
    for (const [share, value] of [
      [0.25, rent?.p25],
      [0.5, rent?.median],
      [0.75, rent?.p75],
    ] as const)
      expect(Math.abs((value ?? 0) / (1 + share * (rows.length - 1)) - 1)).toBeLessThan(0.0005);
  });

  it('is exact up to the limits', () => {
    const counted = new Counted();
    for (let i = 0; i < EXACT_NUMBERS; i += 1) counted.add(i);
    expect(counted.isExact).toBe(true);
    counted.add(-1);
    expect(counted.isExact).toBe(false);
    const profiler = new Profiler(catalogue, columns, version);
    profiler.add(batches()(rows.slice(0, EXACT_VALUES)));
    expect(profiler.profile().columns.map(({ distinct }) => distinct)).toEqual([
      EXACT_VALUES,
      EXACT_VALUES,
      EXACT_VALUES,
    ]);
  });

  it('estimates within three standard errors from ten to thousands, and a million in a full run', () => {
    for (const many of [0, 10, 1000, 30_000, ...inFull(1_000_000)]) {
      const distinct = new Distinct();
      for (let i = 0; i < many; i += 1) distinct.add(`value ${String(i)}`);
      expect(Math.abs(distinct.count - many), String(many)).toBeLessThanOrEqual(
        Math.max(1, 3 * DISTINCT_ERROR * many),
      );
    }
  });
});

describe('a repeated row', () => {
  it.each(['raw', 'deduplicated'] as const)(
    'of %s data is counted once for each repetition',
    async (variant) => {
      const made = makeTable({ version: '0.3', variant, period: '2024-03', rows: 300 });
      expect((await profileTable(made)).duplicates).toBe(0);
      const random = makeRandom(3);
      const again = Array.from({ length: 7 }, () => made.fields[Math.floor(random() * 300)] ?? []);
      expect((await profileTable({ ...made, fields: [...made.fields, ...again] })).duplicates).toBe(7);
    },
  );
});

it('is small enough for a repository, with as many rows, codes and days as a quarter may have', async () => {
  for (const variant of ['raw', 'deduplicated'] as const) {
    const table = makeTable({ version: '0.3', variant, period: '2027Q1', rows: 4000 });
    // Every township of the code table stands in it, and counts have five digits.
    const codes = catalogue.codeTables.find(({ id }) => id === 'sub_region')?.codes ?? [];
    const full = changed(table, ['鄉鎮市區'], (_, row) => String(codes[row % codes.length]?.code));
    const profile = await profileStoredTable(catalogue, full);
    const text = profileText(profile).replace(/"(\d+|T|F)":(\d+)/g, '"$1":$20');
    expect(new TextEncoder().encode(text).length).toBeLessThan(30_000);
    expect(profileSchema.parse(JSON.parse(profileText(profile)))).toEqual(profile);
  }
});
