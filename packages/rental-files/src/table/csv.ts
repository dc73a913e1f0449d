/** Reads CSV (RFC 4180) from pieces of bytes: a byte order mark and CRLF tolerated. Papa Parse finds rows and fields. */
import Papa from 'papaparse';
import { formatCount } from 'rental-data';
import type { PlainRows } from './batch';
import { broken, TableError } from './error';
import { type Example, layoutFinding, type Finding } from './finding';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'big5' | 'gb18030';

/** How a text file is written: its letters, and what stands between its fields. */
export interface Dialect {
  encoding: Encoding;
  delimiter: ',' | ';' | '\t' | '|' | ' ';
  quote: '"' | "'";
  /** lines above the header, such as the title of a sheet, or Excel's `sep=,` */
  above: string[];
}

export const PUBLISHED: Dialect = { encoding: 'utf-8', delimiter: ',', quote: '"', above: [] };

/** Rows of a file, each with the same number of fields. The first batch begins with the header. */
type Rows = AsyncGenerator<string[][]>;

/** Characters; longer than any field of the dataset, so that a quotation mark that is never closed ends somewhere. */
const LONGEST_FIELD = 4_000_000;

const ORIGINAL = '用沒有改過的原檔。';
const wrong = (where: string, row: number, fault: 'quote' | 'width', problem: string): TableError =>
  new TableError(fault, `${where}第${String(row)}列`, problem, ORIGINAL);
const cut = (where: string): TableError => broken(where, '檔案到這裡就斷了，下載沒有完成。');

/** The end of a file in CP/M and DOS. */
const END_MARK = '\u001a';

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
      throw new TableError('encoding', where, '開頭的文字和後面的編碼不同，或後面不是文字。', fix);
    }
  };
  for await (const bytes of pieces) yield whole(read(bytes), where);
  yield read();
}

/** @throws TableError for a NUL: no text has one, but a disk that did not finish writing leaves many */
function whole(text: string, where: string): string {
  if (!text.includes('\0')) return text;
  throw new TableError(
    'encoding',
    where,
    '裡面有值是0的位元組（NUL），不是文字檔，或寫檔時壞了。',
    '重新下載，或用沒有改過的原檔。',
  );
}

async function* withOneLineEnd(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let pending = '';
  for await (const piece of texts) {
    const text = pending + piece;
    // LF may follow in the next piece.
    pending = text.endsWith('\r') ? '\r' : '';
    const all = pending ? text.slice(0, -1) : text;
    yield all.includes('\r') ? all.replace(/\r\n?/g, '\n') : all;
  }
  if (pending) yield '\n';
}

const isBlank = (row: readonly string[]): boolean => row.every((text) => text === '');

/** Words for a row of sums, which is none of the listings; the other cells of such a row are blank. */
const SUMS = new Set(['合計', '總計', '小計', '總和', '平均', 'Total', 'Grand Total', 'Sum', 'Average']);
const isSum = (row: readonly string[]): boolean => {
  const [first = ''] = row;
  if (first !== '' && !SUMS.has(first.trim())) return false;
  return (
    row.some((text) => SUMS.has(text.trim())) && row.filter((text) => text === '').length > row.length / 2
  );
};

/** Rows that are no listings, or have not the fields of the header: how many there are. */
export class Layout {
  blank = 0;
  short = 0;
  firstShort: Example | undefined;
  /** pairs of short rows that are one row together, and the place of the first */
  split = 0;
  firstSplit = 0;
  headers = 0;
  sums = 0;
  hasRowNames = false;

  restart(): void {
    this.blank = this.short = this.split = this.headers = this.sums = 0;
    this.firstShort = undefined;
  }

  get findings(): Finding[] {
    const { blank, short, firstShort, split, firstSplit, headers, sums, hasRowNames } = this;
    return [
      ...(hasRowNames
        ? [layoutFinding('row-names', '每一列前面多了列的名稱（R的write.table），沒有讀。')]
        : []),
      ...(blank > 0
        ? [layoutFinding('blank-rows', `有${formatCount(blank)}列整列空白，沒有讀。`, { count: blank })]
        : []),
      ...(headers > 0
        ? [
            layoutFinding(
              'header-again',
              `欄名在中間又出現${formatCount(headers)}次，可能是幾個檔案接在一起；那幾列沒有讀。`,
              { count: headers },
              'differs',
            ),
          ]
        : []),
      ...(sums > 0
        ? [
            layoutFinding(
              'sums',
              `有${formatCount(sums)}列是合計，不是刊登，沒有讀。`,
              { count: sums },
              'differs',
            ),
          ]
        : []),
      ...(split > 0
        ? [
            layoutFinding(
              'split-rows',
              `有${formatCount(split)}列被沒有加引號的換行拆成兩列，例如第${formatCount(firstSplit)}列和下一列，兩列的欄位合起來正好是一列；拆開的當成兩列，少的當成缺值。`,
              { count: split, expected: firstSplit },
              'wrong',
            ),
          ]
        : []),
      ...(short > 0
        ? [
            {
              ...layoutFinding(
                'short-rows',
                `有${formatCount(short)}列的欄位比欄名少，例如第${formatCount(firstShort?.row ?? 0)}列，少的當成缺值。`,
                { count: short },
                'wrong',
              ),
              ...(firstShort ? { example: firstShort } : {}),
            },
          ]
        : []),
    ];
  }
}

/** Lines that an open quotation mark may take before the end of a file; an end that was cut off stands within one text. */
const LINES_OF_A_TEXT = 20;

/** How lines end, by the first end that stands in no field; undefined where the text has none yet. */
function hasLine(text: string, quote: string): boolean {
  let isOpen = false;
  for (const sign of text) {
    if (sign === quote) isOpen = !isOpen;
    else if (sign === '\n' && !isOpen) return true;
  }
  return false;
}

/**
 * Rows in batches.
 * @param taker takes the rows below the header in place of whoever asks, who gets an empty batch for each piece
 * @throws TableError with the row (the header is row 1): wrong encoding, open quotation marks, another width, an end within a row or character
 */
export async function* csvRows(
  pieces: AsyncIterable<Uint8Array>,
  where: string,
  dialect: Dialect = PUBLISHED,
  layout = new Layout(),
  taker?: PlainRows,
): Rows {
  const { delimiter, quote } = dialect;
  let parser: Papa.Parser | undefined;
  let rest = '';
  let header: string[] | undefined;
  let width = 0;
  let rows = 0;
  let above = dialect.above.length;
  let shortBefore: { number: number; length: number } | undefined;
  layout.restart();

  /** The rows that have the fields of the header, without those that are no listings. */
  const fit = (data: string[][], isLast: boolean, isEnded: boolean): string[][] => {
    const kept: string[][] = [];
    for (const [index, row] of data.entries()) {
      if (above > 0) {
        above -= 1;
        continue;
      }
      if (row.length < 2 || row[0] === '') {
        if (isBlank(row)) {
          layout.blank += 1;
          continue;
        }
      }
      if (!header) {
        header = row;
        width = row.length;
        // R names rows, and has no name for the column of names.
        const others = data.slice(index + 1, isLast && !isEnded ? -1 : undefined);
        layout.hasRowNames ||= others.length > 0 && others.every((other) => other.length === width + 1);
        kept.push(row);
        continue;
      }
      if (layout.hasRowNames && row.length === width + 1) row.shift();
      if (row.length !== width) {
        if (row.length < width && isLast && !isEnded && index === data.length - 1) throw cut(where);
        widen(row, rows + index + 1);
      }
      if (row[0] === header[0] && row.every((text, at) => text === header?.[at])) layout.headers += 1;
      else if (isSum(row)) layout.sums += 1;
      else kept.push(row);
    }
    rows += data.length;
    return kept;
  };

  const widen = (row: string[], number: number): void => {
    const { length } = row;
    if (length > width && row.slice(width).every((text) => text === '')) {
      row.length = width;
      return;
    }
    if (length > width) {
      const marks = row.some((text) => text.includes(quote)) ? '，裡面有沒有成對的引號' : '';
      throw wrong(where, number, 'width', `有${String(length)}個欄位，欄名有${String(width)}個${marks}。`);
    }
    // A line break ends the last field of the first row, and begins the first one of the second.
    const place = number - 1 - dialect.above.length;
    if (shortBefore?.number === number - 1 && shortBefore.length + length === width + 1) {
      if (layout.split === 0) layout.firstSplit = place - 1;
      layout.split += 1;
      layout.short -= 1;
      if (layout.firstShort?.row === place - 1) layout.firstShort = undefined;
      shortBefore = undefined;
    } else {
      layout.short += 1;
      layout.firstShort ??= { row: place, text: row.at(-1) ?? '' };
      shortBefore = { number, length };
    }
    while (row.length < width) row.push('');
  };

  const parse = (text: string, isLast: boolean): string[][] => {
    if (!parser) {
      if (!isLast && !hasLine(text, quote)) {
        rest = text;
        return [];
      }
      parser = new Papa.Parser({ delimiter, quoteChar: quote, newline: '\n' });
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
    return fit(data, isLast, text.endsWith('\n'));
  };

  const isListing = (first: string): boolean =>
    first !== '' && first !== header?.[0] && !SUMS.has(first.trim());

  /** Leaves to a taker the rows that are plain. @returns what is left of the rest and a text */
  const scan = (text: string, plain: PlainRows): string => {
    if (!header || above > 0 || layout.hasRowNames) return rest + text;
    const before = plain.length;
    // Signs are found sooner in a text that was not put together: only the row across both is.
    const end = text.indexOf('\n') + 1;
    const across = rest + text.slice(0, end);
    const isAcross = rest !== '' && end > 0 && plain.scan(across, 0, isListing) === across.length;
    const all = isAcross ? text : rest + text;
    const left = all.slice(plain.scan(all, isAcross ? end : 0, isListing));
    rows += plain.length - before;
    return left;
  };

  const read = (text: string, isLast: boolean): string[][] => {
    if (!taker) return parse(rest + text, isLast);
    const isBelow = header !== undefined;
    const left = scan(text, taker);
    if (left === '' || (isBelow && !isLast && !taker.isOdd)) {
      rest = left;
      return [];
    }
    const others = parse(left, isLast);
    for (const row of isBelow ? others : others.slice(1)) taker.add(row);
    return [];
  };

  for await (const text of withOneLineEnd(decoded(pieces, dialect, where))) {
    const data = read(text, false);
    if (rest.length > LONGEST_FIELD) throw wrong(where, rows + 1, 'quote', '有一個引號沒有關上。');
    if (data.length > 0 || taker) yield data;
  }
  rest = rest.endsWith(END_MARK) ? rest.slice(0, -1) : rest;
  const data = rest === '' ? [] : read('', true);
  if (data.length > 0 || taker) yield data;
}
