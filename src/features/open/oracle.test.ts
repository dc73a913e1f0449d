/**
 * Files as /open/ reads them, and the same files as DuckDB reads them by itself: the same rows, missing values, quartiles, shares of
 * yes and rows of each county. They are the samples that the publisher's programs wrote, and made files of every dataset version,
 * variant and writer, some of them saved again by other programs.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { Session } from './session/session';
import type { OpenedColumn } from './session/opened';
import { firstAndSome } from 'rental-data/testing/full';
import { KINDS, sample } from 'rental-data/testing/published';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { type MadeTable, makeTable, toSource, toCsv, toZip } from 'rental-data/testing/tables';
import { temporaryFolder } from 'rental-data/testing/temporary-site';

const ROWS = 150;
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
const toBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf8'));
const key = (header: string): string => catalogue.columns.find((one) => one.header === header)?.key ?? header;

const named = (text: string, row: readonly string[], delimiter = ','): string =>
  `${text}${row.map((field) => `"${field.replaceAll('"', '""')}"`).join(delimiter)}\n`;
const quoted = ({ header, fields }: Pick<MadeTable, 'header' | 'fields'>, delimiter = ','): string =>
  [header, ...fields].reduce((text, row) => named(text, row, delimiter), '');
/** As a program would write the values of some types. */
const rewritten = (made: MadeTable, write: (text: string, type: string) => string): MadeTable => ({
  ...made,
  fields: made.fields.map((row) => row.map((text, at) => write(text, made.columns[at]?.type ?? ''))),
});

const asIs = (made: MadeTable): Case => {
  const bytes = toBytes(toCsv(made));
  return { name: nameFile(made), bytes, files: { 'table.csv': bytes }, csv: AS_PUBLISHED };
};
const nameFile = ({ period, variant }: MadeTable): string => `${period.replace('-', '')}-${variant}.csv`;
const saved = (made: MadeTable, text: string, csv: string, encode = toBytes): Case => {
  const bytes = encode(text);
  return { name: nameFile(made), bytes, files: { 'table.csv': bytes }, csv };
};
const isYes = (text: string): boolean => text === 'T' || text === '1';

/** The ways in which a table comes to a reader. */
const FORMS: Readonly<Record<string, (made: MadeTable) => Case>> = {
  'its ZIP': (made) => ({ ...asIs(made), ...toZip(made) }),
  'its CSV': asIs,
  'blanks, fractions and True, as of pandas': (made) =>
    saved(
      made,
      quoted(
        rewritten(made, (text, type) => {
          if (text === '-') return '';
          if (type === 'boolean') return isYes(text) ? 'True' : 'False';
          return type === 'integer' ? `${text}.0` : text;
        }),
      ),
      "delim=',', nullstr=''",
    ),
  semicolons: (made) => saved(made, quoted(made, ';'), "delim=';', nullstr='-'"),
  'UTF-16 with tabs': (made) =>
    saved(
      made,
      quoted(made, '\t'),
      "delim='\\t', nullstr='-', encoding='utf-16'",
      (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
    ),
  'NaN, 1 and 0, and commas in thousands': (made) =>
    saved(
      made,
      quoted(
        rewritten(made, (text, type) => {
          if (text === '-') return 'NaN';
          if (type === 'boolean') return isYes(text) ? '1' : '0';
          return type === 'integer' ? text.replace(/(\d)(\d{3})$/, '$1,$2') : text;
        }),
      ),
      "delim=',', nullstr='NaN'",
    ),
  'its JSON': (made) => {
    if (made.version === '0.0') return asIs(made);
    const { name, bytes } = toZip(made, 'json');
    const entries = Object.entries(unzipSync(bytes)).map(
      ([, text], at) => [`${String(at)}.json`, text] as const,
    );
    return { name, bytes, files: Object.fromEntries(entries), nameColumn: key };
  },
};

/** Periods of each dataset version and variant: one whose columns stand twice, and those of both writers. */
const PERIODS: Readonly<Record<string, readonly string[]>> = {
  '0.0': ['2018-06'],
  '0.1': ['2018-07'],
  '0.2': ['2019-09', '2020Q1', '2021-05'],
  '0.3': ['2024-03', '2024Q1', '2025'],
};

const MADE = KINDS.flatMap(({ version, variant }, kind) =>
  Array.from({ length: 5 }, (_, seed): [string, Case] => {
    const periods = PERIODS[version] ?? [];
    const period = periods[seed % periods.length] ?? '';
    const forms = Object.entries(FORMS);
    const [form, write] = forms[(kind * 5 + seed) % forms.length] ?? ['', asIs];
    const made = makeTable({ version, variant, period, rows: ROWS, seed: 10 * kind + seed });
    return [`${version} ${variant} of ${period}: ${form}`, write(made)];
  }),
);

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

/** The figures, with those of another program in place of those that differ from it by rounding alone. */
const likened = (own: readonly (number | null)[], others: readonly (number | null)[]): (number | null)[] =>
  own.map((figure, at) => {
    const other = others[at] ?? null;
    const isSame =
      figure !== null && other !== null && Math.abs(figure - other) <= 1e-9 * Math.max(1, Math.abs(other));
    return isSame ? other : figure;
  });

const duckdb = await (await DuckDBInstance.create(':memory:')).connect();
afterAll(() => duckdb.closeSync());

it.each([...SAMPLES, ...firstAndSome(MADE, 20, ([what]) => what)])(
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
    const others = found?.figures ?? [];
    const own = columns.map((column, at) => [
      column.header,
      likened(readFigures(session, column), others[at] ?? []),
    ]);
    expect(own).toEqual(columns.map(({ header }, at) => [header, others[at]]));
    const counties = session.groups([], { by: [COUNTY] }).groups.map(({ rows }) => rows);
    expect(counties.sort((a, b) => a - b)).toEqual(found?.counties.map(Number));
  },
);
