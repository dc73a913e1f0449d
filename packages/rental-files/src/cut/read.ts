/** The rows of a file for programs: one object after the other, or all of them in memory. */
import type { Catalogue } from '../catalogue';
import { textAt } from '../table/batch';
import { openTable } from '../table/files';
import { readAs } from '../table/inspect';
import type { ByteSource } from '../table/source';
import { findNotation } from '../table/values';
import { Store } from './store';
import { collectLabels, typingFor, type TypedValue } from './typed';

export type Row = Record<string, TypedValue>;

export interface ReadOptions {
  /** headers of the columns that are wanted, in this order; all without it */
  columns?: readonly string[] | undefined;
  /** words in place of codes */
  labels?: boolean | undefined;
}

/** @throws RangeError for a column that the file lacks */
function check(
  { name: file }: ByteSource,
  wanted: readonly string[] | undefined,
  there: readonly { header: string }[],
): void {
  const lacking = wanted?.find((name) => !there.some(({ header }) => header === name));
  if (lacking === undefined) return;
  const known = there.map(({ header }) => header).join('、');
  throw new RangeError(`${file}：沒有欄位「${lacking}」，有的是：${known}。修正：改用其中一欄。`);
}

/**
 * Reads a file row by row: numbers, true and false, times as Date, and null for what is missing or does not fit its column. Memory does
 * not grow with the file.
 * @throws TableError where it holds no table or cannot be read; RangeError for a column that it lacks
 */
export async function* readRows(
  source: ByteSource,
  catalogue: Catalogue,
  { columns, labels = false }: ReadOptions = {},
): AsyncGenerator<Row> {
  const table = await openTable(source, catalogue);
  const { candidate, columns: own } = readAs(table, catalogue);
  check(source, columns, own);
  const notation = findNotation(candidate.version);
  const words = labels ? collectLabels(own, catalogue, notation) : undefined;
  const yesNo = { yes: new Set([notation.true]), no: new Set([notation.false]) };
  const fields = (columns ?? own.map(({ header }) => header)).map((header) => {
    const place = own.findIndex((column) => column.header === header);
    const column = own[place];
    // Yes and no stay true and false: that is what programs ask for.
    const typing = column && typingFor(column, yesNo, words?.get(header));
    return { header, place, typing };
  });
  for await (const batch of table.rows(candidate, columns && new Set(columns)))
    for (let row = 0; row < batch.length; row += 1) {
      const read: Row = {};
      for (const { header, place, typing } of fields) {
        const column = batch.columns[place];
        const text = column ? textAt(column, row) : notation.missing;
        read[header] = text === notation.missing ? null : (typing?.read(text) ?? null);
      }
      yield read;
    }
}

/** Reads a file into memory, column by column, to be filtered, grouped and written. @throws as `readRows` */
export async function readStore(
  source: ByteSource,
  catalogue: Catalogue,
  { columns }: Pick<ReadOptions, 'columns'> = {},
): Promise<Store> {
  const table = await openTable(source, catalogue);
  const { candidate, columns: own } = readAs(table, catalogue);
  check(source, columns, own);
  const origin = {
    columns: own,
    version: candidate.version,
    period: table.named?.period ?? source.name,
  };
  const store = new Store(own.filter(({ header }) => columns?.includes(header) ?? true));
  for await (const batch of table.rows(candidate, new Set(store.headers))) store.addBatch(batch, origin);
  return store;
}
