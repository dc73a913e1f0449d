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

const isRow = (value: unknown): value is JsonRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The rows of a JSON file in batches.
 * @param where names the file in errors
 * @throws TableError for anything but an array of objects
 */
export async function* jsonRows(pieces: AsyncIterable<Uint8Array>, where: string): AsyncGenerator<JsonRow[]> {
  const fix = '用沒有改過的原檔；每個縣市的檔案都是一個陣列，裡面每一列是一個物件。';
  const fail = (problem: string): never => {
    throw new TableError('json', where, problem, fix);
  };
  let ready: JsonRow[] = [];
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  parser.onValue = ({ value, key }) => {
    if (typeof key !== 'number' || !isRow(value)) fail('內容不是物件的陣列。');
    else ready.push(value);
  };
  for await (const bytes of pieces) {
    try {
      parser.write(bytes);
    } catch (error) {
      if (error instanceof TableError) throw error;
      fail(`不是JSON（${error instanceof Error ? error.message : ''}）。`);
    }
    if (ready.length > 0) yield ready;
    ready = [];
  }
  if (!parser.isEnded) fail('JSON沒有結尾。');
}
