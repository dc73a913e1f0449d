/** Rows as CSV the way the files are written: commas, LF, quotation marks only where a cell needs them. */
export const stringify = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','),
    )
    .map((line) => `${line}\n`)
    .join('');
