/** Tables as CSV: UTF-8 without BOM, a header row, lines ending in CRLF (RFC 4180). */

/** Would a spreadsheet take the text for a formula? Such a text is not written at all: a prefix would mislead programs. */
export const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

function csvField(value: string | number | undefined): string {
  if (typeof value === 'string' && isFormula(value)) {
    throw new RangeError(
      `「${value.slice(0, 40)}」在試算表裡會變成公式，不能寫進CSV。修正：改掉開頭的=、+、-、@或Tab。`,
    );
  }
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Header and rows as text; an absent value is an empty field. @throws RangeError for a text that a spreadsheet would run */
export const toCsv = (
  header: readonly string[],
  rows: readonly (readonly (string | number | undefined)[])[],
): string => [header, ...rows].map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
