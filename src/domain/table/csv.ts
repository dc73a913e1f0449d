/** Reads CSV (RFC 4180) from pieces of bytes: UTF-8, a byte order mark and CRLF tolerated. Papa Parse finds rows and fields. */
import Papa from 'papaparse';
import { TableError } from './error';

/** Rows of a file, each with the same number of fields. The first batch begins with the header. */
type Rows = AsyncGenerator<string[][]>;

/** Characters; longer than any field of the dataset, so that a quotation mark that is never closed ends somewhere. */
const LONGEST_FIELD = 4_000_000;

const wrong = (where: string, row: number, fault: 'quote' | 'width', problem: string): TableError =>
  new TableError(
    fault,
    `${where}第${String(row)}列`,
    problem,
    '用沒有改過的原檔；在試算表裡存過的，可能少了引號或多了逗號。',
  );

/** Text of UTF-8, piece by piece. @throws TableError where the bytes are no UTF-8 */
async function* decoded(pieces: AsyncIterable<Uint8Array>, where: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const read = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      const fix = '用沒有改過的原檔；在試算表裡存過的，請改存成「CSV UTF-8」。';
      throw new TableError('encoding', where, '內容不是UTF-8，可能是Big5，或不是文字檔。', fix);
    }
  };
  for await (const bytes of pieces) yield read(bytes);
  yield read();
}

/** How lines end, by the first end that stands in no field; undefined where the text has none yet. */
function newlineOf(text: string): '\n' | '\r\n' | undefined {
  let isOpen = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isOpen = !isOpen;
    else if (text[at] === '\n' && !isOpen) return text[at - 1] === '\r' ? '\r\n' : '\n';
  }
  return undefined;
}

/**
 * The rows of a CSV file in batches; a line that ends it is no row.
 * @param where names the file in errors
 * @throws TableError with the row (the header is row 1) for other bytes than UTF-8, open quotation marks, and rows of another width
 */
export async function* csvRows(pieces: AsyncIterable<Uint8Array>, where: string): Rows {
  let parser: Papa.Parser | undefined;
  let rest = '';
  let width = 0;
  let rows = 0;

  const parse = (text: string, isLast: boolean): string[][] => {
    if (!parser) {
      const newline = newlineOf(text);
      if (newline === undefined && !isLast) {
        rest = text;
        return [];
      }
      parser = new Papa.Parser({ delimiter: ',', newline: newline ?? '\n' });
    }
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>;
    // The last row is read again with the next piece.
    const error = errors.find(({ row = 0 }) => isLast || row < data.length);
    if (error)
      throw wrong(where, rows + (error.row ?? 0) + 1, 'quote', '有一個引號沒有關上，或引號後面還有字。');
    rest = isLast ? '' : text.slice(meta.cursor);
    if (isLast && data.at(-1)?.join('') === '' && data.at(-1)?.length === 1) data.pop();
    width ||= data[0]?.length ?? 0;
    const odd = data.findIndex((row) => row.length !== width);
    if (odd >= 0) {
      const problem = `有${String(data[odd]?.length)}個欄位，標題列有${String(width)}個。`;
      throw wrong(where, rows + odd + 1, 'width', problem);
    }
    rows += data.length;
    return data;
  };

  for await (const text of decoded(pieces, where)) {
    const data = parse(rest + text, false);
    if (rest.length > LONGEST_FIELD) throw wrong(where, rows + 1, 'quote', '有一個引號沒有關上。');
    if (data.length > 0) yield data;
  }
  const data = rest === '' ? [] : parse(rest, true);
  if (data.length > 0) yield data;
}
