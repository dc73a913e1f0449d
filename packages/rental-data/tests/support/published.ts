/**
 * What is known of the published files from the programs that made them, without the catalogue: header lines, columns and codes
 * (tests/fixtures). Tests make their files from it and hold the catalogue against it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import type { ColumnType, Format, Variant } from '../../src/catalogue/values';
import { memo } from '../../src/helpers/memo';

const FIXTURES = path.join(__dirname, '../fixtures');
const read = (file: string): Buffer => readFileSync(path.join(FIXTURES, file));
const parseRows = (text: Buffer): string[][] => parse(text, { relax_column_count: true });

/** A file of packages/rental-data/tests/fixtures/samples. */
export const sample = (name: string): Uint8Array => new Uint8Array(read(`samples/${name}`));

/** A column as the exporting programs know it. */
export interface PublishedColumn {
  header: string;
  key?: string | undefined;
  type: ColumnType;
  unit?: string | undefined;
  codeTable?: string | undefined;
  dedupKey: boolean;
}

/** Every column, by its header. */
export const COLUMNS: ReadonlyMap<string, PublishedColumn> = new Map(
  parseRows(read('headers/columns.csv'))
    .slice(1)
    .map(([header = '', key, type, unit, codeTable, dedup]) => [
      header,
      {
        header,
        ...(key ? { key } : {}),
        type: type as ColumnType,
        ...(unit ? { unit } : {}),
        ...(codeTable ? { codeTable } : {}),
        dedupKey: dedup === 'yes',
      },
    ]),
);

/** The raw columns of version 0.3 are those of 0.2. */
const HEADER_FILES: Record<string, string> = {
  '0.0 raw': 'raw-0.0.csv',
  '0.1 raw': 'raw-0.1.csv',
  '0.2 raw': 'raw-0.2.csv',
  '0.3 raw': 'raw-0.2.csv',
  '0.1 deduplicated': 'deduplicated-0.1.csv',
  '0.2 deduplicated': 'deduplicated-0.2.csv',
  '0.3 deduplicated': 'deduplicated-0.3.csv',
};

/** Dataset version and variant of every kind of file. */
export const KINDS = Object.keys(HEADER_FILES).map((kind): { version: string; variant: Variant } => {
  const [version = '', variant] = kind.split(' ');
  return { version, variant: variant === 'raw' ? 'raw' : 'deduplicated' };
});

/** The columns of a kind of file, in its order. @throws Error where no header line is kept */
export const publishedColumns = memo((version: string, variant: Variant): PublishedColumn[] => {
  const file = HEADER_FILES[`${version} ${variant}`];
  if (file === undefined) throw new Error(`no header line of ${version} ${variant}`);
  return (parseRows(read(`headers/${file}`))[0] ?? []).map((header) => {
    const column = COLUMNS.get(header);
    if (!column) throw new Error(`${header} is not in columns.csv`);
    return column;
  });
});

interface PublishedTime {
  version: string;
  format: Format;
  time: string;
}

/** A time as each dataset version writes it in each of its formats. */
export const TIMES: readonly PublishedTime[] = parse(read('headers/times.csv'), { columns: true });

/** Name inside the ZIP, without what all share, of each code table. */
const CODE_FILES: Record<string, string> = {
  交易狀態: 'deal_status',
  刊登者類型: 'contact',
  建物類型: 'building_type',
  性別限制: 'gender_restriction',
  押金類型: 'deposit_type',
  物件類型: 'property_type',
  縣市: 'top_region',
  鄉鎮市區: 'sub_region',
};

/** The code tables as the ZIPs hold them, by their path. Info-ZIP writes their names in UTF-8 without saying so. */
export const CODE_TABLES: ReadonlyMap<string, Uint8Array> = new Map(
  Object.entries(unzipSync(sample('[202604][CSV][Raw] TW-Rental-Data.zip')))
    .map(([name, bytes]): [string, Uint8Array] => [Buffer.from(name, 'latin1').toString('utf8'), bytes])
    .filter(([name]) => /編碼表\.[^/]+\.csv$/.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

interface PublishedCode {
  code: string;
  label: string;
  /** day from which on it was written, as 2018-05-31 */
  since: string;
}

/** The codes of each table: the published ones, and 攤位, which the program writes and the published table lacks. */
export const CODES: ReadonlyMap<string, PublishedCode[]> = new Map(
  [...CODE_TABLES].map(([name, bytes]) => {
    const table = CODE_FILES[/編碼表\.([^/]+)\.csv$/.exec(name)?.[1] ?? ''] ?? '';
    const codes = parseRows(Buffer.from(bytes))
      .slice(1)
      .map(([code = '', label = '', since = '']) => ({ code, label, since: since.replaceAll('/', '-') }));
    if (table === 'property_type') codes.push({ code: '8', label: '攤位', since: '2018-09-03' });
    return [table, codes];
  }),
);

/** Tables whose code for what is unknown the program writes. */
const WITH_UNKNOWN = ['top_region', 'sub_region', 'building_type', 'property_type', 'contact'];
const UNKNOWN = '65535';

/** Codes that a file may hold whose period ends on a day. */
export const codesUntil = memo((table: string, day: string): PublishedCode[] =>
  (CODES.get(table) ?? []).filter(
    ({ code, since }) => since <= day && (code !== UNKNOWN || WITH_UNKNOWN.includes(table)),
  ),
);

/** CSV files whose furniture columns stand a second time at their end. */
export const TWICE = ['2018Q3', '2018Q4', '2019Q1', '2019Q2', '2019Q3', '2019Q4', '2020Q1'];
export const isTwice = ({ header }: Pick<PublishedColumn, 'header'>): boolean =>
  header.startsWith('提供家具_');

/** Files of dataset version 0.3 other than the monthly raw ones are made by ClickHouse, all others by Python. */
export const isByClickHouse = (version: string, variant: Variant, period: string): boolean =>
  version === '0.3' && (variant === 'deduplicated' || !/^\d{4}-\d{2}$/.test(period));
