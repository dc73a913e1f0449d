/** Python with pandas, 1.5 or later. */
import { bracketed, indented, literal, type CodeFile, type Condition, type Notation } from './layout';

export const row = (texts: readonly string[]): string => `[${texts.map(literal).join(', ')}]`;
export const list = (texts: readonly string[]): string => bracketed(['[', ']'], texts.map(literal));
export const dict = (entries: readonly (readonly [string, string])[]): string =>
  bracketed(
    ['{', '}'],
    entries.map(([key, to]) => `${literal(key)}: ${literal(to)}`),
  );
export const formatDict = (keys: readonly string[], value: string): string =>
  `{\n${keys.map((key) => `        ${literal(key)}: ${value},\n`).join('')}    }`;

export const column = (header: string): string => `df[${literal(header)}]`;
export const numbers = (header: string): string => `pd.to_numeric(${column(header)}, errors="coerce")`;

const call = (name: string, args: readonly string[]): string =>
  `${name}(\n${args.map((arg) => `    ${arg},\n`).join('')})`;

/** Reads a CSV whose columns are guessed, but for some texts. 1 and 0 are read as numbers, which become booleans. */
export const readGuessed = (
  file: string,
  missing: string,
  booleans: { true: string; false: string },
  texts: readonly string[],
): string =>
  call('pd.read_csv', [
    file,
    `na_values=${literal(missing)}`,
    ...(booleans.true === '1'
      ? []
      : [`true_values=${row([booleans.true])}`, `false_values=${row([booleans.false])}`]),
    `dtype=${formatDict(texts, '"string"')}`,
  ]);

const readTexts = (file: string, missing: string, columns: readonly string[]): string =>
  call('pd.read_csv', [
    file,
    'dtype=str',
    'keep_default_na=False',
    `na_values=${literal(missing)}`,
    `usecols=${row(columns)}`,
  ]);

export function readFiles(
  files: readonly CodeFile[],
  missing: string,
  columns: readonly string[],
  period?: string,
): string {
  const [first] = files;
  if (period === undefined) return `df = ${readTexts(literal(first?.path ?? ''), missing, columns)}`;
  const entries = files.map((file) => `    ${literal(file.period)}: ${literal(file.path)},\n`).join('');
  return `files = {\n${entries}}
df = pd.concat(
    ${indented(readTexts('path', missing, columns), 4)}.assign(**{${literal(period)}: period})
    for period, path in files.items()
)`;
}

export function condition(filter: Condition, { missing, isTime }: Notation): string {
  const cells = column(filter.column);
  if ('isMissing' in filter) return `${cells}.${filter.isMissing ? 'isna' : 'notna'}()`;
  if ('oneOf' in filter) {
    const present = filter.oneOf.filter((text) => text !== missing);
    return `${cells}.isin(${row(present)})${present.length < filter.oneOf.length ? ` | ${cells}.isna()` : ''}`;
  }
  const { from, to } = filter;
  const days = isTime(filter.column);
  const value = days ? `${cells}.str[:10]` : numbers(filter.column);
  const bound = (end: number | string) => (days ? literal(String(end)) : String(Number(end)));
  if (from !== undefined && to !== undefined) return `${value}.between(${bound(from)}, ${bound(to)})`;
  if (from !== undefined) return `${value} >= ${bound(from)}`;
  return to === undefined ? `${cells}.notna()` : `${value} <= ${bound(to)}`;
}
