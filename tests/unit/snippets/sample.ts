/**
 * Files of the exact published shape, filled with sample values: no published file is at hand, and none is needed to see
 * whether code reads one. Shape: docs, 檔案格式; columns, codes and notation come from the catalogue.
 */
import { strToU8, zipSync } from 'fflate';
import { LIST_SEPARATOR, type Column, type DataSet } from '../../../src/domain/catalogue/types';
import { booleanNotation, codesIn } from '../../../src/domain/differences/differences';
import { toCodesCsv } from '../../../src/domain/export/documents';
import { columnsOfSet, setsOf, versionOf } from '../../../src/domain/catalogue/sets';
import { snippetSource } from '../../../src/domain/snippets/source';
import type { SnippetSource } from '../../../src/domain/snippets/types';
import { SITE, setOf } from '../citation/sample';
import { recorded } from '../catalogue/real-catalogue';
import { stringify } from './csv';

const ROWS = 60;

/** Expected of every tool: rows, median rent and rows that allow cooking, by the name of the county. */
export type ByCounty = Record<string, [rows: number, median: number, yes: number]>;

export interface Sample {
  /** names the set in titles of tests */
  title: string;
  set: DataSet;
  source: SnippetSource;
  columns: Column[];
  zip: Uint8Array;
  /** the table that the example looks up, as the site publishes it */
  codes: string;
  byCounty: ByCounty;
  /** rows whose 可炊？ is yes, no, missing */
  cooking: [yes: number, no: number, missing: number];
  missingRents: number;
  /** first value of each column of identifiers: digits with zeros in front, which numbers would lose */
  identifiers: Record<string, string>;
}

const tableOf = (id: string) => {
  const table = recorded.codeTables.find((t) => t.id === id);
  if (!table) throw new Error(`沒有編碼表${id}`);
  return table;
};

function valueOf(column: Column, row: number, set: DataSet): string {
  const version = versionOf(recorded, set.version);
  const missing = version.missing?.csv ?? '';
  // Like the columns that the source no longer fills, and with single gaps elsewhere.
  if (column.header.startsWith('附近')) return missing;
  if (column.type !== 'string' && column.type !== 'code' && row % 7 === 3) return missing;
  switch (column.type) {
    case 'integer':
      return String(5000 + row * 37 * (row % 5));
    case 'number':
      return (121.25 + row / 8).toFixed(3);
    case 'boolean': {
      const { values } = booleanNotation(version.booleans.csv);
      return (row % 3 === 0 ? values?.true : values?.false) ?? '';
    }
    case 'code': {
      const codes = codesIn(tableOf(column.codeTable ?? ''), version);
      // The last code of every table is the one for what is unknown.
      return String(codes.at(-1 - ((row * row) % Math.min(5, codes.length)))?.code);
    }
    case 'datetime':
      return `2026-04-${String(1 + (row % 28)).padStart(2, '0')} 03:12:45 CST`;
    case 'list':
      return `樣本${row % 3}${LIST_SEPARATOR}樣本`;
    case 'bounding box':
      return '樣本,框';
    case 'string':
      return /編[號碼]$/.test(column.header) ? `00${100_000 + row}` : `樣本 ${row % 9}, 含「逗號」與"引號"`;
  }
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const at = (index: number) => sorted[index] as number;
  return sorted.length % 2 ? at(Math.floor(half)) : (at(half - 1) + at(half)) / 2;
}

interface Options {
  /** with the code tables in the ZIP even where nobody recorded whether they are in it */
  tables?: boolean;
}

/** A sample of one set. */
export function sampleOf(set: DataSet, { tables = set.version > '0.0' }: Options = {}): Sample {
  const source = snippetSource(recorded, set, SITE);
  if (!source) throw new Error(`${set.period}沒有CSV`);
  const columns = columnsOfSet(recorded, set);
  const rows = Array.from({ length: ROWS }, (_, row) => columns.map((c) => valueOf(c, row, set)));
  const cells = (header: string) =>
    rows.map((row) => row[columns.findIndex((c) => c.header === header)] as string);
  const [county, rent, cook] = [cells('縣市'), cells('月租金'), cells('可炊？')];
  const labels = new Map(tableOf('top_region').codes.map(({ code, label }) => [String(code), label]));
  const { missing, booleans } = source;
  const byCounty: ByCounty = {};
  for (const code of new Set(county)) {
    const own = county.flatMap((c, index) => (c === code ? [index] : []));
    const rents = own.map((index) => rent[index]).filter((value) => value !== missing);
    byCounty[labels.get(code) ?? ''] = [
      own.length,
      median(rents.map(Number)),
      own.filter((index) => cook[index] === booleans.true).length,
    ];
  }
  // A name that nothing could guess stands for the one that was not recorded.
  const inside = source.inside ?? 'sample-folder/sample.csv';
  const counted = JSON.stringify({ _total: ROWS, '591 租屋網': ROWS });
  return {
    title: `版本${set.version}的${set.variant}（${set.period}）`,
    set,
    source,
    columns,
    zip: zipSync({
      [inside]: strToU8(stringify([columns.map((c) => c.header), ...rows])),
      ...(source.inside ? { [inside.replace('.csv', '.json')]: strToU8(counted) } : {}),
      ...(tables
        ? Object.fromEntries(
            recorded.codeTables.map((t) => [`tw-rental-data/編碼表/${t.id}.csv`, strToU8(toCodesCsv(t))]),
          )
        : {}),
    }),
    codes: toCodesCsv(tableOf('top_region')),
    byCounty,
    cooking: [booleans.true, booleans.false, missing].map(
      (value) => cook.filter((cell) => cell === value).length,
    ) as Sample['cooking'],
    missingRents: rent.filter((cell) => cell === missing).length,
    identifiers: Object.fromEntries(source.identifiers.map((header) => [header, cells(header)[0] as string])),
  };
}

/** A set in whose ZIP nobody recorded the name of the CSV. */
export const UNNAMED: DataSet = setOf('2018-05', 'raw');

/** One set of every dataset version and variant. */
export const SETS: DataSet[] = [
  ...new Map(setsOf(recorded).map((set) => [`${set.version} ${set.variant}`, set])).values(),
];
