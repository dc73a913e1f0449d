/** Texts as literals of other languages. */

/** A string of JSON is a string of Python and of R. */
export const literal = (text: string): string => JSON.stringify(text);

/** A string of SQL; in DuckDB a backslash means itself. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** The same in ClickHouse, where a backslash begins an escape. */
export const clickhouseText = (text: string): string => sqlText(text.replaceAll('\\', '\\\\'));

/** A name between quotation marks in SQL. */
export const sqlName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** The same in ClickHouse, which knows escapes in names too. */
export const clickhouseName = (name: string): string => sqlName(name.replaceAll('\\', '\\\\'));
