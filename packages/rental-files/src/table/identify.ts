import {
  type Column,
  listColumns,
  type DatasetVersion,
  type Format,
  formatCount,
  type Variant,
  VARIANTS,
} from 'rental-data';
import type { Catalogue } from '../catalogue';
import { TableError } from './error';

interface HeaderDifference {
  missing: string[];
  extra: string[];
  moved: string[];
}

export interface Candidate {
  version: DatasetVersion;
  variant: Variant;
  columns: Column[];
  difference: HeaderDifference;
  /** number of columns that differ; 0 is the table itself */
  distance: number;
}

/** Names that a file may have; the widest published table has 75. More would keep the comparison busy for hours. */
const MOST_COLUMNS = 1000;

export const nameIn = (format: Format, { header, key }: Pick<Column, 'header' | 'key'>): string =>
  format === 'csv' ? header : (key ?? header);

/** Keys of JSON under which the raw files of July 2018 hold the last of several columns instead of all of them, and how the columns begin. */
const JOINED = ['additional_fee', 'living_functions', 'transportation', 'facilities'];

/** The columns of a JSON file: those with a key, and without those that the file joins under one. */
function columnsIn(names: readonly string[], columns: readonly Column[]): Column[] {
  const joined = JOINED.filter((name) => names.includes(name)).map((name) => `${name}_`);
  return columns.filter(({ key }) => key !== undefined && !joined.some((start) => key.startsWith(start)));
}

function compareHeaders(given: readonly string[], expected: readonly string[]): HeaderDifference {
  const missing = expected.filter((name) => !given.includes(name));
  const extra = given.filter((name, index) => !expected.includes(name) || given.indexOf(name) !== index);
  const same = given.filter((name) => expected.includes(name));
  const order = expected.filter((name) => given.includes(name));
  return {
    missing,
    extra,
    moved: missing.length + extra.length > 0 ? [] : same.filter((name, index) => order[index] !== name),
  };
}

/** Columns that differ up to which a header is taken for a faulty one of its version, and not for a cut of any. */
export const NEAR = 10;

/** Orders candidates: a cut has few of the columns of every version, so that only those which a version lacks tell them apart. */
const rankCandidate = ({ distance, difference: { extra } }: Candidate): number =>
  distance <= NEAR ? distance : NEAR + 1 + extra.length;

/** @throws TableError for more columns than any table of the dataset has */
export function checkWidth(names: readonly string[], where: string): void {
  if (names.length <= MOST_COLUMNS) return;
  const problem = `有${formatCount(names.length)}個欄位，這份資料集的表格沒有這麼多。`;
  throw new TableError('header', where, problem, '選這份資料集的ZIP，或裡面的CSV、JSON。');
}

/** What a header may be, nearest first, of equals the newest: the period decides (`files.ts`). Keys of JSON have no order. @throws TableError for 1,000 columns */
export function candidatesFor(
  catalogue: Pick<Catalogue, 'versions' | 'columns'>,
  names: readonly string[],
  format: Format,
  where: string,
): Candidate[] {
  checkWidth(names, where);
  return catalogue.versions
    .flatMap((version) =>
      VARIANTS.filter((variant) => version.variants.includes(variant)).map((variant): Candidate => {
        const all = listColumns(catalogue, version, variant);
        const columns = format === 'csv' ? all : columnsIn(names, all);
        const difference = compareHeaders(
          format === 'csv' ? names : names.filter((name) => !JOINED.includes(name)),
          columns.map((column) => nameIn(format, column)),
        );
        if (format === 'json') difference.moved = [];
        const { missing, extra, moved } = difference;
        const distance = missing.length + extra.length + (moved.length > 0 ? 1 : 0);
        return { version, variant, columns, difference, distance };
      }),
    )
    .reverse()
    .sort((a, b) => rankCandidate(a) - rankCandidate(b));
}

export const UNKNOWN_COLUMN = '目錄裡沒有這一欄的說明。';

/** The columns in the order in which the rows have them; a CSV may have columns that the catalogue does not know. */
export function columnsAsRead(format: Format, names: readonly string[], { columns }: Candidate): Column[] {
  if (format === 'json') return columns;
  return names.map(
    (header) =>
      columns.find((column) => column.header === header) ?? {
        header,
        type: 'string',
        group: 'environment',
        dedupKey: false,
        variants: ['raw'],
        since: '0.0',
        state: 'stable',
        description: UNKNOWN_COLUMN,
      },
  );
}
