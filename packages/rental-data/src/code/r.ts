/** R with readr, 2.0 or later. Chinese names stand in quotation marks, which every system reads. */
import { indented, literal, type CodeFile, type Condition, type Notation } from './layout';

export const vector = (texts: readonly string[]): string => `c(${texts.join(', ')})`;
export const column = (header: string): string => `df[[${literal(header)}]]`;
/** Texts that are no numbers become missing, as they are to the engine. */
export const numbers = (header: string, table = 'df'): string =>
  `suppressWarnings(as.numeric(${table}[[${literal(header)}]]))`;

/** Reads a CSV. The columns named are text; the others are guessed, or left out. */
export const readCsv = (
  file: string,
  missing: string,
  texts: readonly string[],
  others: 'guessed' | 'left out',
  more: readonly string[] = [],
): string =>
  `read_csv(
  ${[
    file,
    `na = ${literal(missing)}`,
    others === 'guessed' ? 'guess_max = Inf' : 'trim_ws = FALSE',
    ...more,
    `col_types = ${others === 'guessed' ? 'cols' : 'cols_only'}(
${texts.map((header) => `    ${literal(header)} = "c"`).join(',\n')}
  )`,
  ].join(',\n  ')}
)`;

export function readFiles(
  files: readonly CodeFile[],
  missing: string,
  columns: readonly string[],
  period?: string,
): string {
  const read = (file: string) => readCsv(file, missing, columns, 'left out');
  const [first] = files;
  if (period === undefined) return `df <- ${read(literal(first?.path ?? ''))}`;
  const entries = files.map((file) => `  ${literal(file.period)} = ${literal(file.path)}`).join(',\n');
  return `files <- c(\n${entries}\n)
df <- do.call(rbind, lapply(names(files), function(period) {
  part <- ${indented(read('files[[period]]'), 2)}
  part[[${literal(period)}]] <- period
  part
}))`;
}

export function condition(filter: Condition, { missing, isTime }: Notation): string {
  const cells = column(filter.column);
  if ('isMissing' in filter) return `${filter.isMissing ? 'is.na' : 'complete.cases'}(${cells})`;
  if ('oneOf' in filter)
    return `${cells} %in% ${vector(filter.oneOf.map((text) => (text === missing ? 'NA' : literal(text))))}`;
  const days = isTime(filter.column);
  const value = days ? `as.Date(substr(${cells}, 1, 10))` : numbers(filter.column);
  const bound = (end: number | string) => (days ? `as.Date(${literal(String(end))})` : String(Number(end)));
  const { from, to } = filter;
  const ends = [
    ...(from === undefined ? [] : [`${value} >= ${bound(from)}`]),
    ...(to === undefined ? [] : [`${value} <= ${bound(to)}`]),
  ];
  return ends.length > 0 ? ends.join(' & ') : `complete.cases(${cells})`;
}
