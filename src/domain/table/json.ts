/** Reads JSON files of the dataset: an array of objects per county, each a row. */
import { JSONParser } from '@streamparser/json';
import { TableError } from './error';

/** A value as the CSV of the same dataset version writes it. */
export interface Notation {
  missing: string;
  true: string;
  false: string;
}

/** Values of a row by the column's key. */
export type JsonRow = Record<string, unknown>;

const textOf = (value: unknown, notation: Notation): string => {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return String(value);
    case 'boolean':
      return value ? notation.true : notation.false;
    default:
      return value === null || value === undefined ? notation.missing : JSON.stringify(value);
  }
};

/** The fields of a row in the order of the keys, written as the CSV writes them. */
export const fieldsOf = (row: JsonRow, keys: readonly string[], notation: Notation): string[] =>
  keys.map((key) => textOf(Object.hasOwn(row, key) ? row[key] : undefined, notation));

/** In bytes; a row that is longer does not end, or ends where no memory is left. */
const LONGEST_ROW = 4_000_000;

const isRow = (value: unknown): value is JsonRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The rows of a JSON file in batches.
 * @param where names the file in errors
 * @throws TableError for anything but an array of objects
 */
export async function* jsonRows(pieces: AsyncIterable<Uint8Array>, where: string): AsyncGenerator<JsonRow[]> {
  const fix = '用沒有改過的原檔，每個縣市是一個物件的陣列。';
  const wrong = (problem: string): TableError => new TableError('json', where, problem, fix);
  let ready: JsonRow[] = [];
  let sinceRow = 0;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  parser.onValue = ({ value, key }) => {
    if (typeof key !== 'number' || !isRow(value)) throw wrong('內容不是物件的陣列。');
    else ready.push(value);
  };
  for await (const bytes of pieces) {
    try {
      // The parser itself takes any bytes for text.
      decoder.decode(bytes, { stream: true });
      parser.write(bytes);
    } catch (error) {
      throw error instanceof TableError ? error : wrong('不是JSON。');
    }
    sinceRow = ready.length > 0 ? 0 : sinceRow + bytes.length;
    if (sinceRow > LONGEST_ROW) throw wrong('有一列長得不合理。');
    if (ready.length > 0) yield ready;
    ready = [];
  }
  if (!parser.isEnded) throw wrong('JSON沒有結尾。');
}
