/** Tables of exactly the published shape, made for tests: no published file is at hand, and their values mean nothing. */
import { strToU8, zipSync } from 'fflate';
import { columnsOf } from '../../src/domain/catalogue/columns';
import { fileName } from '../../src/domain/catalogue/address';
import { dayList, versionOf } from '../../src/domain/catalogue/sets';
import {
  LIST_SEPARATOR,
  type Catalogue,
  type Column,
  type DatasetVersion,
  type Format,
  type Variant,
} from '../../src/domain/catalogue/types';
import { codesIn } from '../../src/domain/differences/differences';
import { groupBy } from '../../src/domain/groupBy';
import { memo } from '../../src/domain/memo';
import { monthsOf } from '../../src/domain/period';
import { notationOf } from '../../src/domain/table/values';
import { rangeOf } from '../../src/domain/table/ranges';
import type { ByteSource } from '../../src/domain/table/source';

/** What a made table is of. */
export interface Wanted {
  version: string;
  variant: Variant;
  period: string;
  rows: number;
  seed?: number;
}

export interface MadeTable extends Wanted {
  columns: Column[];
  header: string[];
  fields: string[][];
}

/** Numbers from 0 up to 1, the same for the same seed (Lehmer 1951). */
export function randomOf(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}

const daysIn = memo(dayList);

interface Cell {
  catalogue: Catalogue;
  version: DatasetVersion;
  period: string;
  row: number;
  random: () => number;
}

function valueOf(column: Column, { catalogue, version, period, row, random }: Cell): string {
  const notation = notationOf(version);
  const isId = ['物件編號', '最大物件編號', '最小物件編號'].includes(column.header);
  if (isId) return `00${String(1_000_000 + row)}`;
  if (column.header === '租屋平台') return '591 租屋網';
  const share = random();
  if (!column.dedupKey && share < 0.1) return notation.missing;
  const [least, most] = rangeOf(column.header) ?? [0, 1000];
  const spread = Math.min(most, least + 60_000) - least;
  switch (column.type) {
    case 'integer':
      return String(
        Math.ceil(least) + Math.floor(random() * Math.min(spread, column.header === '月租金' ? 60_000 : 60)),
      );
    case 'number':
      return (least + random() * Math.min(spread, 9)).toFixed(4);
    case 'boolean':
      return random() < 0.4 ? notation.true : notation.false;
    case 'code': {
      const table = catalogue.codeTables.find(({ id }) => id === column.codeTable);
      const codes = table ? codesIn(table, version) : [];
      return String(codes[Math.floor(random() * Math.min(codes.length, 30))]?.code);
    }
    case 'datetime': {
      const days = daysIn(monthsOf(period).at(-1) ?? '');
      return `${days[Math.floor(random() * days.length)] ?? ''} 03:12:45 CST`;
    }
    case 'list':
      return ['學生', '上班族', '家庭'].slice(row % 3).join(LIST_SEPARATOR);
    case 'bounding box':
      return '121.51,25.02,121.52,25.03';
    case 'string':
      return share < 0.3
        ? `含「逗號」, "引號"與\n換行 ${String(row % 7)}`
        : `文字${String(Math.floor(random() * 50))}`;
  }
}

/** A table; what marks its rows as one dwelling differs in each, since 月租金 counts up in de-duplicated ones. */
export function makeTable(catalogue: Catalogue, wanted: Wanted): MadeTable {
  const version = versionOf(catalogue, wanted.version);
  const columns = columnsOf(catalogue, version, wanted.variant);
  const random = randomOf(wanted.seed ?? 1);
  const fields = Array.from({ length: wanted.rows }, (_, row) =>
    columns.map((column) =>
      wanted.variant === 'deduplicated' && column.header === '月租金'
        ? String(5000 + row)
        : valueOf(column, { catalogue, version, period: wanted.period, row, random }),
    ),
  );
  return { ...wanted, columns, header: columns.map(({ header }) => header), fields };
}

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** As the files are written. */
export const toCsv = ({ header, fields }: Pick<MadeTable, 'header' | 'fields'>): string =>
  [header, ...fields].map((row) => `${row.map(quoted).join(',')}\n`).join('');

function toValue(column: Column, text: string, version: DatasetVersion): unknown {
  const { missing, true: yes } = notationOf(version);
  if (text === missing) return null;
  if (column.type === 'boolean') return text === yes;
  return ['integer', 'number', 'code'].includes(column.type) ? Number(text) : text;
}

/** Rows of each county as JSON, as the files are written. */
function toJson(catalogue: Catalogue, { version, columns, fields }: MadeTable): Map<string, string> {
  const of = versionOf(catalogue, version);
  const county = columns.findIndex(({ header }) => header === '縣市');
  const counties = groupBy(fields, (row) => row[county] ?? '');
  return new Map(
    [...counties].map(([code, rows]) => [
      code,
      JSON.stringify(
        rows.map((row) =>
          Object.fromEntries(
            columns.flatMap((column, index) =>
              column.key === undefined ? [] : [[column.key, toValue(column, row[index] ?? '', of)]],
            ),
          ),
        ),
      ),
    ]),
  );
}

/** The ZIP of a table as the publisher packs it, and what it is called. */
export function toZip(
  catalogue: Catalogue,
  made: MadeTable,
  format: Format = 'csv',
): { name: string; bytes: Uint8Array } {
  const { period, variant } = made;
  const stem = `tw-rental-data/${period.replace('-', '')}-${variant}`;
  const tables = Object.fromEntries(
    catalogue.codeTables.map(({ id }) => [`tw-rental-data/編碼表/${id}.csv`, strToU8('code,label\n1,x\n')]),
  );
  const counts = strToU8(JSON.stringify({ _total: made.fields.length, '591 租屋網': made.fields.length }));
  const data =
    format === 'csv'
      ? { [`${stem}.csv`]: strToU8(toCsv(made)), [`${stem}.json`]: counts }
      : Object.fromEntries(
          [...toJson(catalogue, made)].map(([code, text]) => [`${stem}-${code}.json`, strToU8(text)]),
        );
  return {
    name: fileName(period, variant, format),
    bytes: zipSync({ ...data, ...tables }, { level: 1, mtime: '2027-01-01' }),
  };
}

/** Bytes as a file that can be read from anywhere. */
export const sourceOf = (name: string, bytes: Uint8Array): ByteSource => ({
  name,
  size: bytes.length,
  read: (start, end) => Promise.resolve(bytes.subarray(start, end)),
});
