/** Reads JSON files of the dataset: an array of objects, each a row; from version 1.0 on inside an object beside dataset_version. */
import { JSONParser } from '@streamparser/json';
import { LIST_SEPARATOR } from 'rental-data';
import { TableError } from './error';

export interface Notation {
  missing: string;
  true: string;
  false: string;
}

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
      if (value === null || value === undefined) return notation.missing;
      if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
        return value.length === 0 ? notation.missing : value.join(LIST_SEPARATOR);
      }
      return JSON.stringify(value);
  }
};

export const fieldsOf = (row: JsonRow, keys: readonly string[], notation: Notation): string[] =>
  keys.map((key) => textOf(Object.hasOwn(row, key) ? row[key] : undefined, notation));

/** In bytes; a row that is longer does not end, or ends where no memory is left. */
const LONGEST_ROW = 4_000_000;

const isRow = (value: unknown): value is JsonRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows in batches. @throws TableError for anything but an array of objects, or an object with `dataset_version` and one such array */
export async function* jsonRows(pieces: AsyncIterable<Uint8Array>, where: string): AsyncGenerator<JsonRow[]> {
  const fix = '用沒有改過的原檔：物件的陣列，或有dataset_version與一個陣列的物件。';
  // Which key of the object holds the rows is written nowhere, so any may, but only one.
  const wrong = (problem: string): TableError => new TableError('json', where, problem, fix);
  let ready: JsonRow[] = [];
  let sinceRow = 0;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let parser: JSONParser | undefined;
  const outside: { isObject?: boolean; hasVersion?: boolean; rowsAt?: string | number | undefined } = {};
  const open = (start: string): JSONParser => {
    const isWrapped = start === '{';
    outside.isObject = isWrapped;
    const opened = new JSONParser({ paths: isWrapped ? ['$.*', '$.*.*'] : ['$.*'], keepStack: false });
    opened.onValue = ({ value, key, stack }) => {
      if (isWrapped && stack.length === 1) {
        if (key === 'dataset_version') outside.hasVersion = typeof value === 'string';
        return;
      }
      // A member of another fact beside the rows.
      if (isWrapped && typeof key !== 'number') return;
      if (typeof key !== 'number' || !isRow(value)) throw wrong('內容不是物件的陣列。');
      if (isWrapped) {
        const at = stack[1]?.key;
        if (outside.rowsAt !== undefined && at !== outside.rowsAt)
          throw wrong('有不只一個陣列，不知道哪一個是資料。');
        outside.rowsAt = at;
      }
      ready.push(value);
    };
    return opened;
  };
  for await (const bytes of pieces) {
    try {
      // The parser itself takes any bytes for text.
      decoder.decode(bytes, { stream: true });
      const text = parser ? '' : new TextDecoder().decode(bytes).trimStart();
      if (!parser && text === '') continue;
      parser ??= open(text.charAt(0));
      parser.write(bytes);
    } catch (error) {
      throw error instanceof TableError ? error : wrong('不是JSON。');
    }
    sinceRow = ready.length > 0 ? 0 : sinceRow + bytes.length;
    if (sinceRow > LONGEST_ROW) throw wrong('有一列長得不合理。');
    if (ready.length > 0) yield ready;
    ready = [];
  }
  if (!parser?.isEnded) throw wrong('JSON沒有結尾。');
  if (outside.isObject && !outside.hasVersion) throw wrong('內容不是物件的陣列，也沒有dataset_version。');
}
