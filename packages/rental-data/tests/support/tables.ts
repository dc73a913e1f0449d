/** Files as the publisher's programs write them, of made rows: no published file is at hand, and their values mean nothing. */
import { dayList } from '../../src/period';
import { compareVersions } from '../../src/catalogue/columns';
import type { Format, Variant } from '../../src/catalogue/values';
import { memo } from '../../src/helpers/memo';
import { toDayRange } from '../../src/period';
import {
  CODE_TABLES,
  codesUntil,
  isByClickHouse,
  isTwice,
  publishedColumns,
  TWICE,
  type PublishedColumn,
} from './published';
import { clickHouseCsv, countsJson, countyJson, packZip, pythonCsv, type Packer } from './writers';

/** What a made table is of. */
export interface Wanted {
  version: string;
  variant: Variant;
  period: string;
  rows: number;
  seed?: number;
  /** with values in columns too that the files of the period leave empty */
  isFull?: boolean;
}

export interface MadeTable extends Wanted {
  columns: PublishedColumn[];
  header: string[];
  /** as the CSV of the table has them */
  fields: string[][];
}

/** The fields of a column. */
export const readCells = ({ header, fields }: Pick<MadeTable, 'header' | 'fields'>, name: string): string[] =>
  fields.map((row) => row[header.indexOf(name)] ?? '');

/** Numbers from 0 up to 1, the same for the same seed (Lehmer 1951). */
export function makeRandom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}

const MISSING = '-';
const FIRST_ID = 8_000_000;
/** Places nearby are not read since this month, and addresses of pages are missing in files of these. */
const NO_NEARBY = '2021-11';
const NO_ADDRESS = ['2025-10', '2026-08'] as const;

/** Numbers of a column that occur, and how many digits after the point; columns without an entry hold whole numbers from 0 to 60. */
const NUMBERS: Record<string, readonly [least: number, most: number, digits?: number]> = {
  月租金: [5000, 65_000],
  押金月數: [0, 3, 2],
  押金金額: [0, 60_000],
  月管理費: [0, 3000],
  月停車費: [0, 3000],
  '每坪租金（含管理費與停車費）': [200, 5000, 12],
  所在樓層: [-2, 20],
  建物樓高: [1, 30],
  距頂樓層數: [-1, 25],
  坪數: [3, 80, 1],
  約略地點_x: [21.9, 25.3, 7],
  約略地點_y: [120, 122, 7],
  常見約略地點_x: [21.9, 25.3, 7],
  常見約略地點_y: [120, 122, 7],
  重複物件數: [1, 6],
  出租所費天數: [1, 60],
  最大出租所費天數: [1, 60],
};
/** Codes that the filter of dwellings lets through. */
const DWELLINGS: Record<string, readonly string[]> = {
  建築類型: ['0', '1', '2'],
  物件類型: ['0', '1', '2', '3'],
};

/** A fraction as Python's repr writes it: a whole one keeps `.0`; ClickHouse leaves that away. */
const fraction = (value: number, byClickHouse: boolean): string =>
  Number.isInteger(value) && !byClickHouse ? value.toFixed(1) : String(value);

interface Row {
  wanted: Wanted;
  byClickHouse: boolean;
  row: number;
  random: () => number;
  days: readonly string[];
  lastDay: string;
  /** headers of columns that are empty in every row */
  empty: ReadonlySet<string>;
  district: string;
  /** a place is known by its latitude and longitude, or not at all */
  hasPlace: boolean;
}

const hex = (random: () => number, digits: number): string =>
  Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
const uuid = (random: () => number): string =>
  [8, 4, 4, 4, 12].map((digits) => hex(random, digits)).join('-');
const pick = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)];

function makeText(header: string, { row, random, wanted }: Row): string {
  if (/物件編號$/.test(header)) return String(FIRST_ID + 2 * row + (header.startsWith('最大') ? 1 : 0));
  if (header === '租屋平台') return '591 租屋網';
  if (header === '物件網址') return `https://rent.591.com.tw/${String(FIRST_ID + 2 * row)}`;
  if (header.endsWith('刊登者編碼')) return uuid(random);
  if (header.startsWith('格局編碼')) return `_0${String(row % 3)}010201`;
  return pick(['範例不動產,信義店', '經紀業: 範例有限公司', `範例"房屋"\n${wanted.period}`], random) ?? '';
}

/** Is the column empty in every row of files of the period? */
function isEmpty(header: string, { period, isFull = false }: Wanted): boolean {
  if (isFull) return false;
  const last = toDayRange(period).end.slice(0, 7);
  if (header === '物件網址') return last >= NO_ADDRESS[0] && last <= NO_ADDRESS[1];
  return header.startsWith('附近') && last >= NO_NEARBY;
}

function makeValue({ header, type, codeTable, dedupKey }: PublishedColumn, made: Row): string {
  const { wanted, byClickHouse, random, days, row, empty } = made;
  const isNamed = /物件編號$/.test(header) || header === '租屋平台';
  if (header.endsWith('約略地點_y') && !made.hasPlace) return MISSING;
  if (empty.has(header) || (!dedupKey && !isNamed && random() < 0.1)) {
    if (header.endsWith('約略地點_x')) made.hasPlace = false;
    return MISSING;
  }
  switch (type) {
    case 'integer':
    case 'number': {
      // What marks rows as one dwelling differs in each.
      if (header === '月租金' && wanted.variant === 'deduplicated') return String(5000 + row);
      const [least, most, digits] = NUMBERS[header] ?? [0, 60];
      if (type === 'integer') return String(least + Math.floor(random() * (most - least)));
      return fraction(Number((least + random() * (most - least)).toFixed(digits)), byClickHouse);
    }
    case 'boolean':
      return (random() < 0.4 ? ['T', '1'] : ['F', '0'])[wanted.version === '0.0' ? 1 : 0] ?? '';
    case 'code': {
      if (header === '鄉鎮市區') return made.district;
      if (header === '縣市')
        return made.district === '65535' ? '65535' : String(Math.floor(Number(made.district) / 100));
      const codes = codesUntil(codeTable ?? '', made.lastDay).map(({ code }) => code);
      const kept = wanted.variant === 'deduplicated' ? (DWELLINGS[header] ?? codes) : codes;
      return pick(kept, random) ?? '';
    }
    case 'datetime': {
      const clock = `${String(Math.floor(random() * 24)).padStart(2, '0')}:12:45`;
      return `${pick(days, random) ?? ''} ${clock} ${wanted.version === '0.0' ? 'UTC+08:00' : 'CST'}`;
    }
    case 'bounding box':
      return `(25.0${String(row % 10)}, 121.5, 25.1, ${fraction(121.5 + (row % 4) / 4, false)})`;
    case 'string':
    case 'list':
      return makeText(header, made);
  }
}

const daysIn = memo(dayList);
/** Few of them, as most listings are in few places. */
const DISTRICTS = codesUntil('sub_region', '9999-12-31').filter(
  ({ code }, index) => index % 12 === 0 || code === '65535',
);

/** The order of the rows: by id, and by the number of merged listings where ClickHouse merged them. */
function sorted(
  header: readonly string[],
  fields: string[][],
  { version, variant, period }: Wanted,
): string[][] {
  if (variant === 'raw') return isByClickHouse(version, variant, period) ? fields : fields.reverse();
  if (version !== '0.3') return fields;
  const merged = header.indexOf('重複物件數');
  return fields.sort((a, b) => Number(b[merged]) - Number(a[merged]));
}

/** A table with the columns, codes and notation of its kind of file; the period may be one that was never published. */
export function makeTable(wanted: Wanted): MadeTable {
  const { version, variant, period } = wanted;
  const columns = publishedColumns(version, variant);
  const random = makeRandom(wanted.seed ?? 1);
  const byClickHouse = isByClickHouse(version, variant, period);
  const [days, lastDay] = [daysIn(period), toDayRange(period).end];
  const header = columns.map((column) => column.header);
  const empty = new Set(header.filter((name) => isEmpty(name, wanted)));
  const fields = Array.from({ length: wanted.rows }, (_, row) => {
    const district = pick(DISTRICTS, random)?.code ?? '';
    const made: Row = { wanted, byClickHouse, row, random, days, lastDay, empty, district, hasPlace: true };
    return columns.map((column) => makeValue(column, made));
  });
  return { ...wanted, columns, header, fields: sorted(header, fields, wanted) };
}

/** As the CSV of such a table is written. */
export function toCsv({ version, variant, period, columns, header, fields }: MadeTable): string {
  if (isByClickHouse(version, variant, period)) return clickHouseCsv(header, fields);
  if (version !== '0.2' || !TWICE.includes(period)) return pythonCsv(header, fields);
  const again = columns.flatMap((column, index) => (isTwice(column) ? [index] : []));
  const twice = (row: readonly string[]) => [...row, ...again.map((index) => row[index] ?? '')];
  return pythonCsv(twice(header), fields.map(twice));
}

/** The name of the ZIP. */
function zipName({ version, variant, period }: Wanted, format: Format): string {
  const plain = period.replace('-', '');
  if (version === '0.0') return `${plain}-TW-Rental-Data.zip`;
  return `[${plain}][${format.toUpperCase()}][${variant === 'raw' ? 'Raw' : 'Deduplicated'}] TW-Rental-Data.zip`;
}

const toBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf8'));
const EMPTY = new Uint8Array();
/** Months of which the ZIP holds a second CSV, in the notation of version 0.0. */
const WITH_OLD_NOTATION = /^2018-(?:08|09|10|11|12)$/;
/** First month whose ZIPs hold the code tables for certain. */
const WITH_CODES = '2023-12';

function oldNotation(made: MadeTable): MadeTable {
  const old = (text: string, index: number): string =>
    made.columns[index]?.type === 'boolean' ? (text === 'T' ? '1' : text === 'F' ? '0' : text) : text;
  return { ...made, fields: made.fields.map((row) => row.map(old)) };
}

/** The entries of the ZIP in its order, and the program that packs them. */
function packEntries(made: MadeTable, format: Format): { entries: [string, Uint8Array][]; packer: Packer } {
  const { version, variant, period, fields, columns } = made;
  const name = `tw-rental-data/${period.replace('-', '')}-${variant}`;
  if (format === 'json') {
    const isLocal = version === '0.1';
    const counties = countyJson(columns, fields, {
      isLocal,
      isGrouped: isLocal && variant === 'raw',
      milliseconds: 123,
    });
    // Which key holds the rows is written nowhere.
    const wrapped = (text: string): string =>
      compareVersions(version, '1.0') < 0 ? text : `{"dataset_version": "${version}", "data": ${text}}`;
    const entries = [...counties].map(([county, text]): [string, Uint8Array] => [
      `${name}_${county}.json`,
      toBytes(wrapped(text)),
    ]);
    return { entries: entries.sort(([a], [b]) => (a < b ? -1 : 1)), packer: 'python' };
  }
  const csv: [string, Uint8Array] = [`${name}.csv`, toBytes(toCsv(made))];
  const codes = toDayRange(period).end.slice(0, 7) >= WITH_CODES ? [...CODE_TABLES] : [];
  if (isByClickHouse(version, variant, period)) {
    const folders = ['tw-rental-data/', 'tw-rental-data/編碼表/'].map((folder): [string, Uint8Array] => [
      folder,
      EMPTY,
    ]);
    return { entries: [...folders, ...codes, csv], packer: 'info-zip' };
  }
  const platforms = new Map<string, number>();
  const at = made.header.indexOf('租屋平台');
  for (const { [at]: platform = '' } of fields) platforms.set(platform, (platforms.get(platform) ?? 0) + 1);
  const counts = toBytes(countsJson(fields.length, at < 0 ? undefined : platforms));
  const old: [string, Uint8Array][] =
    variant === 'raw' && WITH_OLD_NOTATION.test(period)
      ? [
          [`${name}-01.csv`, toBytes(toCsv(oldNotation(made)))],
          [`${name}-01.json`, counts],
        ]
      : [];
  return {
    entries: [...old, csv, [`${name}.json`, counts], ...codes],
    packer: codes.length > 0 ? 'info-zip' : 'python',
  };
}

/** Further files of a ZIP: name → text. */
export type Extra = Readonly<Record<string, string>>;

/** The ZIP of a table as the publisher packs it, and what it is called. */
export function toZip(
  made: MadeTable,
  format: Format = 'csv',
  extra: Extra = {},
): { name: string; bytes: Uint8Array } {
  const { entries, packer } = packEntries(made, format);
  const further = Object.entries(extra).map(([name, text]): [string, Uint8Array] => [
    `tw-rental-data/${name}`,
    toBytes(text),
  ]);
  return { name: zipName(made, format), bytes: packZip([...entries, ...further], packer) };
}

/** Bytes as a file that can be read from anywhere. */
export const toSource = (name: string, bytes: Uint8Array) => ({
  name,
  size: bytes.length,
  read: (start: number, end: number) => Promise.resolve(bytes.subarray(start, end)),
});
