/** Reads JSON files of the dataset: an array of objects, each a row; from version 1.0 on inside an object beside dataset_version. */
import { JSONParser } from '@streamparser/json';
import { LIST_SEPARATOR } from 'rental-data';
import { TableError } from './error';
import { detectUnicode } from './kind';

export interface Notation {
  missing: string;
  true: string;
  false: string;
}

export type JsonRow = Record<string, unknown>;

const formatValue = (value: unknown, notation: Notation): string => {
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

export const readFields = (row: JsonRow, keys: readonly string[], notation: Notation): string[] =>
  keys.map((key) => formatValue(Object.hasOwn(row, key) ? row[key] : undefined, notation));

/** In bytes; a row that is longer does not end, or ends where no memory is left. */
const LONGEST_ROW = 4_000_000;

const isRow = (value: unknown): value is JsonRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FIX = '用沒有改過的原檔：物件的陣列，或有dataset_version與一個陣列的物件。';
const wrong = (where: string, problem: string, fix = FIX): TableError =>
  new TableError('json', where, problem, fix);

/** How the rows of a file lie in it: in an array, in an object of the publisher's, one a line, as pandas or a map has them. */
type Shape = 'array' | 'wrapped' | 'lines' | 'split' | 'features';

/** @throws TableError for a shape whose rows cannot be read one after the other */
function detectShape(start: string, where: string): Shape {
  if (!start.startsWith('{')) return 'array';
  if (/^\{\s*"[^"]+"\s*:\s*\{\s*"0"\s*:/.test(start))
    throw wrong(
      where,
      '一欄一個物件，是pandas的to_json()沒有寫orient時的樣子。',
      "存的時候寫to_json(orient='records', force_ascii=False)，或改存成CSV。",
    );
  if (/^\{\s*"columns"\s*:\s*\[/.test(start)) return 'split';
  if (/"type"\s*:\s*"FeatureCollection"/.test(start)) return 'features';
  const end = start.indexOf('\n');
  try {
    const first = JSON.parse(end < 0 ? start : start.slice(0, end)) as unknown;
    if (isRow(first) && !Object.hasOwn(first, 'dataset_version') && !Object.values(first).some(Array.isArray))
      return 'lines';
  } catch {
    // An object of several lines.
  }
  return 'wrapped';
}

/** UTF-8, whichever of the encodings of Unicode a file has. */
async function* asUtf8(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  const encoder = new TextEncoder();
  for await (const bytes of pieces) {
    if (isFirst) {
      const encoding = detectUnicode(bytes);
      if (encoding !== 'utf-8') decoder = new TextDecoder(encoding);
      isFirst = false;
    }
    yield decoder ? encoder.encode(decoder.decode(bytes, { stream: true })) : bytes;
  }
}

/** The rows of JSON Lines: one object a line. */
async function* lineRows(pieces: AsyncIterable<Uint8Array>, where: string): AsyncGenerator<JsonRow[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [rest, line] = ['', 0];
  const parseRows = (lines: readonly string[]): JsonRow[] =>
    lines.flatMap((text) => {
      line += 1;
      if (text.trim() === '') return [];
      let row: unknown;
      try {
        row = JSON.parse(text);
      } catch {
        throw wrong(
          where,
          `第${String(line)}行不是JSON。`,
          '一行寫一個物件，中間不換行；或用沒有改過的原檔。',
        );
      }
      if (!isRow(row)) throw wrong(where, `第${String(line)}行不是物件。`, '一行寫一個物件。');
      return [row];
    });
  for await (const bytes of pieces) {
    let text: string;
    try {
      text = rest + decoder.decode(bytes, { stream: true });
    } catch {
      throw wrong(where, '不是JSON。');
    }
    const end = text.lastIndexOf('\n');
    rest = text.slice(end + 1);
    if (rest.length > LONGEST_ROW) throw wrong(where, '有一列長得不合理。');
    const rows = end < 0 ? [] : parseRows(text.slice(0, end).split('\n'));
    if (rows.length > 0) yield rows;
  }
  const last = parseRows([rest]);
  if (last.length > 0) yield last;
}

/** The rows in batches. @throws TableError for anything but one of the shapes that hold rows */
export async function* jsonRows(given: AsyncIterable<Uint8Array>, where: string): AsyncGenerator<JsonRow[]> {
  const pieces = asUtf8(given)[Symbol.asyncIterator]();
  let first = await pieces.next();
  while (!first.done && new TextDecoder().decode(first.value).trim() === '') first = await pieces.next();
  const start = first.done ? '' : new TextDecoder().decode(first.value, { stream: true }).trimStart();
  const shape = detectShape(start, where);
  async function* all(): AsyncGenerator<Uint8Array> {
    if (!first.done) yield first.value;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  }
  try {
    yield* shape === 'lines' ? lineRows(all(), where) : treeRows(all(), where, shape);
  } finally {
    await pieces.return(undefined);
  }
}

const PATHS: Record<Exclude<Shape, 'lines'>, string[]> = {
  array: ['$.*'],
  wrapped: ['$.*', '$.*.*'],
  split: ['$.columns', '$.data.*'],
  features: ['$.features.*'],
};

async function* treeRows(
  pieces: AsyncIterable<Uint8Array>,
  where: string,
  shape: Exclude<Shape, 'lines'>,
): AsyncGenerator<JsonRow[]> {
  let ready: JsonRow[] = [];
  let sinceRow = 0;
  let columns: string[] | undefined;
  const outside = { hasVersion: false };
  // Which key of the object holds the rows is written nowhere, so any may, but only one.
  let rowsAt: string | number | undefined;
  const take = (value: unknown): void => {
    if (!isRow(value)) throw wrong(where, '內容不是物件的陣列。');
    ready.push(value);
  };
  const parser = new JSONParser({ paths: PATHS[shape], keepStack: false });
  parser.onValue = ({ value, key, stack }) => {
    if (shape === 'array') take(value);
    else if (shape === 'features') take(isRow(value) ? value['properties'] : value);
    else if (shape === 'split') {
      if (key === 'columns') columns = Array.isArray(value) ? value.map(String) : [];
      else if (Array.isArray(value) && columns)
        ready.push(Object.fromEntries(columns.map((name, at) => [name, value[at]])));
      else throw wrong(where, '內容不是pandas的orient=split。');
    } else if (stack.length === 1) {
      if (key === 'dataset_version') outside.hasVersion = typeof value === 'string';
    } else if (typeof key === 'number') {
      const at = stack[1]?.key;
      if (rowsAt !== undefined && at !== rowsAt) throw wrong(where, '有不只一個陣列，不知道哪一個是資料。');
      rowsAt = at;
      take(value);
    }
  };
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of pieces) {
    try {
      // The parser itself takes any bytes for text.
      decoder.decode(bytes, { stream: true });
      parser.write(bytes);
    } catch (error) {
      throw error instanceof TableError ? error : wrong(where, '不是JSON。');
    }
    sinceRow = ready.length > 0 ? 0 : sinceRow + bytes.length;
    if (sinceRow > LONGEST_ROW) throw wrong(where, '有一列長得不合理。');
    if (ready.length > 0) yield ready;
    ready = [];
  }
  if (!parser.isEnded) throw wrong(where, 'JSON沒有結尾。');
  if (shape === 'wrapped' && !outside.hasVersion)
    throw wrong(where, '內容不是物件的陣列，也沒有dataset_version。');
}
