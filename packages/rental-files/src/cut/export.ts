import Papa from 'papaparse';
import { PRACTICE_PLATFORM, WORKSHEET_ROWS } from 'rental-data';
import type { Groups, Grouping } from './groups';
import type { Store } from './store';

type Words = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface ExportOptions {
  columns?: readonly string[] | undefined;
  /** words in place of codes; a code that has none stays */
  words?: Words | undefined;
  /** For Excel and the like: a byte order mark, and an apostrophe before texts that would be run as formulas. Missing values and negative numbers are none. */
  spreadsheet?: boolean | undefined;
  /** Are rows of the practice file among them? Groups name it beside their figures, since they have no column that does. */
  isPractice?: boolean | undefined;
}

const PIECE_ROWS = 2_000;
const BYTE_ORDER_MARK = '\ufeff';
/**
 * What spreadsheets may run: a sign that begins a formula, in its wide and small forms too, after whatever cannot be seen
 * (OWASP, CSV injection), and lines or columns that begin anew. A minus alone is a missing value, and before a number its sign.
 */
const FORMULA =
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{DI}\u2800]*(?:[=+@＝＋＠﹦﹢﹫]|[-－﹣−](?!(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?)?$)))/iu;

/** Lines of CSV by RFC 4180, each with its end. */
export const csvLines = (rows: string[][], spreadsheet = false): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: spreadsheet ? FORMULA : undefined })}\r\n`;

/** The rows in parts, each of which fits a worksheet below its header. Shares the memory of the rows given. */
export function worksheetParts(rows: Uint32Array, most = WORKSHEET_ROWS - 1): Uint32Array[] {
  const parts = Math.max(1, Math.ceil(rows.length / most));
  return Array.from({ length: parts }, (_, part) => rows.subarray(part * most, (part + 1) * most));
}

/** Rows as CSV, piece by piece: header first, lines end in CRLF. @throws RangeError for a column that is not kept */
export function* exportRows(
  store: Store,
  rows: Uint32Array,
  { columns = store.headers, words, spreadsheet = false }: ExportOptions = {},
): Generator<string> {
  const fields = columns.map((header) => ({ values: store.values(header), words: words?.get(header) }));
  yield (spreadsheet ? BYTE_ORDER_MARK : '') + csvLines([[...columns]], spreadsheet);
  for (let from = 0; from < rows.length; from += PIECE_ROWS) {
    const lines = Array.from(rows.subarray(from, from + PIECE_ROWS)).map((row) =>
      fields.map((field) => {
        const text = field.values.text(row);
        return field.words?.get(text) ?? text;
      }),
    );
    yield csvLines(lines, spreadsheet);
  }
}

const numberText = (number: number | null | undefined): string => (number == null ? '' : String(number));

/** Groups as one CSV: header first, lines end in CRLF, a missing number is empty. Quartiles are in the unit of the measure, the share of yes is from 0 to 1. */
export function exportGroups(
  { kind, groups }: Groups,
  { by, measure = '' }: Grouping,
  { words, spreadsheet = false, isPractice = false }: Omit<ExportOptions, 'columns'> = {},
): string {
  const header = {
    rows: [],
    number: ['缺值列數', `${measure}第一四分位數`, `${measure}中位數`, `${measure}第三四分位數`],
    yes: ['缺值列數', '是的列數', '是的比例'],
  }[kind];
  const lines = groups.map(({ keys, rows, missing, numbers, yes }) => [
    ...keys.map((key, index) => words?.get(by[index] ?? '')?.get(key) ?? key),
    String(rows),
    ...(kind === 'rows' ? [] : [String(missing)]),
    ...(numbers ? [numbers.p25, numbers.median, numbers.p75].map(numberText) : []),
    ...(yes ? [yes.rows, yes.share].map(numberText) : []),
    ...(isPractice ? [PRACTICE_PLATFORM] : []),
  ]);
  const headers = [...by, '列數', ...header, ...(isPractice ? ['租屋平台'] : [])];
  return (spreadsheet ? BYTE_ORDER_MARK : '') + csvLines([headers, ...lines], spreadsheet);
}
