/**
 * Files as /open/ reads them, and the same files as DuckDB reads them by itself: the same rows, missing values, quartiles, shares of
 * yes and rows of each county. They are the samples that the publisher's programs wrote, and a made file of every dataset version and
 * variant as pandas saves it again; in forms.test.ts are all other ways of saving one again.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { strToU8, unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { Session } from './session/session';
import type { OpenedColumn } from './session/opened';
import { KINDS, sample } from 'rental-data/testing/published';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { makeTable, toSource } from 'rental-data/testing/tables';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { formatCsv } from 'rental-files/testing/savedAgain';

const COUNTY = '縣市';
const quiet = (): void => undefined;

/** A file for the page, the files for DuckDB, and how DuckDB reads them. */
interface Case {
  name: string;
  bytes: Uint8Array;
  files: Readonly<Record<string, Uint8Array>>;
  /** options of read_csv; of JSON nothing */
  csv?: string;
  /** how DuckDB calls a column */
  nameColumn?: (header: string) => string;
}

const AS_PUBLISHED = "delim=',', nullstr='-'";
const key = (header: string): string => catalogue.columns.find((one) => one.header === header)?.key ?? header;

/** A month of each dataset version. */
const PERIODS: Readonly<Record<string, string>> = {
  '0.0': '2018-06',
  '0.1': '2018-07',
  '0.2': '2019-09',
  '0.3': '2024-03',
};

/** Blanks, fractions and True, as pandas writes what is missing, whole or yes. */
const SAVED_AGAIN = KINDS.map(({ version, variant }): [string, Case] => {
  const period = PERIODS[version] ?? '';
  const made = makeTable({ version, variant, period, rows: 150 });
  const fields = made.fields.map((row) =>
    row.map((text, at) => {
      const type = made.columns[at]?.type;
      if (text === '-') return '';
      if (type === 'boolean') return text === 'T' || text === '1' ? 'True' : 'False';
      return type === 'integer' ? `${text}.0` : text;
    }),
  );
  const bytes = strToU8(formatCsv({ header: made.header, fields }));
  const name = `${period.replace('-', '')}-${variant}.csv`;
  return [
    `${version} ${variant}`,
    { name, bytes, files: { 'table.csv': bytes }, csv: "delim=',', nullstr=''" },
  ];
});

/** Where the rows are in a ZIP of the publisher; some hold the CSV a second time in the notation of before. */
const HOLDS_ROWS = /\d-(?:raw|deduplicated)(?:\.csv|_[^/]+\.json)$/;

const SAMPLES = readdirSync('packages/rental-data/tests/fixtures/samples').flatMap(
  (name): [string, Case][] => {
    const bytes = sample(name);
    const csv = { csv: AS_PUBLISHED };
    if (name.endsWith('.csv')) return [[name, { name, bytes, files: { 'table.csv': bytes }, ...csv }]];
    if (name.endsWith('.json')) return [[name, { name, bytes, files: { '0.json': bytes }, nameColumn: key }]];
    if (!name.endsWith('.zip')) return [];
    const entries = Object.entries(unzipSync(bytes)).filter(([own]) => HOLDS_ROWS.test(own));
    const files = Object.fromEntries(entries.map(([, content], at) => [String(at), content]));
    return [[name, { name, bytes, files, ...(name.includes('JSON') ? { nameColumn: key } : csv) }]];
  },
);

const inSql = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** What DuckDB finds in a column, in one row of SQL. */
function writeQuestion({ header, type }: OpenedColumn, nameColumn: (header: string) => string): string {
  const text = `CAST(${inSql(nameColumn(header))} AS VARCHAR)`;
  const number = `TRY_CAST(replace(${text}, ',', '') AS DOUBLE)`;
  const yes = `count(*) FILTER (lower(${text}) IN ('t', 'true', '1'))`;
  const figures =
    type === 'integer' || type === 'number'
      ? [0.25, 0.5, 0.75].map((share) => `quantile_cont(${number}, ${String(share)})`)
      : type === 'boolean'
        ? [yes]
        : [];
  return `[${[`count(*) - count(${text})`, ...figures].map((one) => `CAST(${one} AS DOUBLE)`).join(', ')}]`;
}

/** What the page shows of a column, in the same order. */
function readFigures(session: Session, { header, type }: OpenedColumn): (number | null)[] {
  const { missing } = session.summary([], header);
  if (type !== 'boolean' && type !== 'integer' && type !== 'number') return [missing];
  const [all] = session.groups([], { by: [], measure: header }).groups;
  const { p25 = null, median = null, p75 = null } = all?.numbers ?? {};
  return [missing, ...(type === 'boolean' ? [all?.yes?.rows ?? 0] : [p25, median, p75])];
}

/** Programs differ in the last digits of what they work out. */
const rounded = (figures: readonly (number | null)[] = []): (number | null)[] =>
  figures.map((figure) => (figure === null ? null : Number(figure.toPrecision(12))));

const duckdb = await (await DuckDBInstance.create(':memory:')).connect();
afterAll(() => duckdb.closeSync());

it.each([...SAMPLES, ...SAVED_AGAIN])(
  '%s',
  async (_, { name, bytes, files, csv, nameColumn = (header) => header }) => {
    const session = new Session(catalogue);
    const opened = await session.open([toSource(name, bytes)], quiet, quiet);
    const folder = path.join(await temporaryFolder(), 'files');
    mkdirSync(folder);
    for (const [own, content] of Object.entries(files)) writeFileSync(path.join(folder, own), content);
    const all = path.join(folder, '*');
    const read =
      csv === undefined
        ? `read_json('${all}', union_by_name=true, sample_size=-1, maximum_object_size=100000000)`
        : `read_csv('${all}', all_varchar=true, header=true, quote='"', escape='"', ${csv})`;
    const columns = opened.columns.filter(({ header }) => csv !== undefined || nameColumn(header) !== header);
    expect(columns.length).toBeGreaterThan(20);
    const county = inSql(nameColumn(COUNTY));
    const answers = await duckdb.runAndReadAll(
      `SELECT count(*) AS rows, [${columns.map((column) => writeQuestion(column, nameColumn)).join(', ')}] AS figures,
      (SELECT list(own ORDER BY own) FROM (SELECT count(*) AS own FROM ${read} GROUP BY ${county})) AS counties FROM ${read}`,
    );
    const [found] = answers.getRowObjectsJson() as {
      rows: string;
      figures: (number | null)[][];
      counties: string[];
    }[];
    expect(opened.rows).toBe(Number(found?.rows));
    expect(columns.map((column) => [column.header, rounded(readFigures(session, column))])).toEqual(
      columns.map(({ header }, at) => [header, rounded(found?.figures[at])]),
    );
    const counties = session.groups([], { by: [COUNTY] }).groups.map(({ rows }) => rows);
    expect(counties.sort((a, b) => a - b)).toEqual(found?.counties.map(Number));
  },
);
