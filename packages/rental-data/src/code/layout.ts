/** How written code is set. The languages' own modules write texts, columns, reading and conditions; whoever needs a program composes them. */

/** A string of JSON is a string of Python and of R. */
export const literal = (text: string): string => JSON.stringify(text);

/** Lists longer than this stand on several lines; a Chinese character is twice as wide as a Latin one. */
const LINE = 60;

const measureWidth = (line: string): number => [...line].reduce((sum, c) => sum + (c > '\u02ff' ? 2 : 1), 0);

const fits = (code: string): boolean => measureWidth(code) <= LINE && !code.includes('\n');

export function bracketed([open, close]: readonly [string, string], items: readonly string[]): string {
  const one = `${open}${items.join(', ')}${close}`;
  if (fits(one)) return one;
  const lines: string[] = [];
  for (const item of items) {
    const joined = lines.length > 0 ? `${lines.at(-1)} ${item},` : `    ${item},`;
    if (lines.length > 0 && fits(joined)) lines[lines.length - 1] = joined;
    else lines.push(`    ${item},`);
  }
  return [open, ...lines, close].join('\n');
}

export const indented = (code: string, blanks: number): string =>
  code.replaceAll('\n', `\n${' '.repeat(blanks)}`);

/** Which rows to take. Numbers and days lie between both ends; a missing value never does. */
export type Condition = { column: string } & (
  | { oneOf: readonly string[] }
  | { isMissing: boolean }
  | { from?: number | string | undefined; to?: number | string | undefined }
);

export interface Notation {
  missing: string;
  isTime: (header: string) => boolean;
}

export interface CodeFile {
  /** path of the CSV after unpacking, without signs that stand for other names */
  path: string;
  period: string;
}
