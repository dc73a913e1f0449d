/** Reads CSV (RFC 4180) from pieces of bytes: a byte order mark and CRLF tolerated. Papa Parse finds rows and fields. */
import Papa from 'papaparse';
import { PUBLISHED, SEPARATOR_LINE, type Dialect } from './dialect';
import { broken, TableError } from './error';

/** Rows of a file, each with the same number of fields. The first batch begins with the header. */
type Rows = AsyncGenerator<string[][]>;

/** Characters; longer than any field of the dataset, so that a quotation mark that is never closed ends somewhere. */
const LONGEST_FIELD = 4_000_000;

const FIX = '用沒有改過的原檔；在試算表裡存過的，可能少了引號或多了逗號。';
const wrong = (where: string, row: number, fault: 'quote' | 'width', problem: string): TableError =>
  new TableError(fault, `${where}第${String(row)}列`, problem, FIX);
const cut = (where: string): TableError => broken(where, '檔案到這裡就斷了，下載沒有完成。');

/** Text, piece by piece. @throws TableError where the bytes are none of the encoding, or end within a character */
async function* decoded(
  pieces: AsyncIterable<Uint8Array>,
  { encoding }: Dialect,
  where: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const read = (bytes?: Uint8Array): string => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      if (!bytes) throw cut(where);
      const fix = '用沒有改過的原檔；在試算表裡存過的，請改存成「CSV UTF-8」。';
      throw new TableError('encoding', where, '內容不是UTF-8，可能是Big5，或不是文字檔。', fix);
    }
  };
  for await (const bytes of pieces) yield read(bytes);
  yield read();
}

async function* withOneLineEnd(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of texts) {
    const text = held + piece;
    // LF may follow in the next piece.
    held = text.endsWith('\r') ? '\r' : '';
    const whole = held ? text.slice(0, -1) : text;
    yield whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole;
  }
  if (held) yield '\n';
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

/** How a file that was saved again is read: its dialect, and who is told of each row without any text, which is left out. */
export interface Resaved {
  dialect: Dialect;
  onBlank: () => void;
}

/** Lines that an open quotation mark may take before the end of a file; an end that was cut off stands within one text. */
const LINES_OF_A_TEXT = 20;

/** Rows in batches. @throws TableError with the row (the header is row 1): wrong encoding, open quotation marks, another width, an end within a row or character */
export async function* csvRows(pieces: AsyncIterable<Uint8Array>, where: string, resaved?: Resaved): Rows {
  const dialect = resaved?.dialect ?? PUBLISHED;
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
      parser = new Papa.Parser({ delimiter: dialect.delimiter, newline: newline ?? '\n' });
    }
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>;
    // The last row is read again with the next piece.
    const error = errors.find(({ row = 0 }) => isLast || row < data.length);
    if (error) {
      const open = text.slice(error.index ?? 0);
      const isCut = error.code === 'MissingQuotes' && open.split('\n').length <= LINES_OF_A_TEXT;
      if (isLast && isCut) throw cut(where);
      throw wrong(where, rows + (error.row ?? 0) + 1, 'quote', '有一個引號沒有關上，或引號後面還有字。');
    }
    rest = isLast ? '' : text.slice(meta.cursor);
    if (isLast && data.at(-1)?.join('') === '' && data.at(-1)?.length === 1) data.pop();
    const kept = resaved ? withoutBlank(data, resaved) : data;
    width ||= kept[0]?.length ?? 0;
    const odd = kept.findIndex((row) => row.length !== width);
    if (odd >= 0) {
      const length = kept[odd]?.length ?? 0;
      if (isLast && odd === kept.length - 1 && length < width && !text.endsWith('\n')) throw cut(where);
      const problem = `有${String(length)}個欄位，標題列有${String(width)}個。`;
      throw wrong(where, rows + odd + 1, 'width', problem);
    }
    rows += data.length;
    return kept;
  };

  const texts = decoded(pieces, dialect, where);
  let skipped = !dialect.hasSeparatorLine;
  for await (const text of resaved ? withOneLineEnd(texts) : texts) {
    let all = rest + text;
    if (!skipped) {
      all = all.replace(SEPARATOR_LINE, '');
      skipped = true;
    }
    const data = parse(all, false);
    if (rest.length > LONGEST_FIELD) throw wrong(where, rows + 1, 'quote', '有一個引號沒有關上。');
    if (data.length > 0) yield data;
  }
  const data = rest === '' ? [] : parse(rest, true);
  if (data.length > 0) yield data;
}

function withoutBlank(rows: string[][], { onBlank }: Resaved): string[][] {
  if (rows.every((row) => row.some((text) => text !== ''))) return rows;
  return rows.filter((row) => {
    const isBlank = row.every((text) => text === '');
    if (isBlank) onBlank();
    return !isBlank;
  });
}
