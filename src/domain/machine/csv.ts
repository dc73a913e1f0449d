/** Tables as CSV: UTF-8 without BOM, a header row, lines ending in CRLF (RFC 4180). */

/** A value, quoted where it has to be. */
const csvValue = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** Header and rows as text; a value that is absent is an empty field. */
export const toCsv = (
  header: readonly string[],
  rows: readonly (readonly (string | number | undefined)[])[],
): string =>
  [header, ...rows].map((row) => `${row.map((v) => csvValue(String(v ?? ''))).join(',')}\r\n`).join('');
