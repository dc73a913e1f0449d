/** Tables as CSV: UTF-8 without BOM, a header row, lines ending in CRLF (RFC 4180). */

/** A value, quoted where it has to be. */
const csvValue = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/**
 * Would a spreadsheet take the text for a formula? Such a text is not written at all, since a prefix would mislead
 * programs.
 */
export const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

/** A value of a table; numbers may be negative. */
function csvField(value: string | number | undefined): string {
  if (typeof value === 'string' && isFormula(value)) {
    throw new RangeError(
      `「${value.slice(0, 40)}」在試算表裡會變成公式，不能寫進CSV。修正：改掉開頭的=、+、-、@或Tab。`,
    );
  }
  return csvValue(String(value ?? ''));
}

/** Header and rows as text; an absent value is an empty field. @throws RangeError for a text that a spreadsheet would run */
export const toCsv = (
  header: readonly string[],
  rows: readonly (readonly (string | number | undefined)[])[],
): string => [header, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
