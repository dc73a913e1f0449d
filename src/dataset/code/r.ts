/** R with readr, 2.0 or later. Chinese names stand in quotation marks, which every system reads. */
import { bracketed, indented, literal, type CodeFile, type Condition, type Notation } from './layout';
import { kindOf, plainName, TIME_LENGTH, TIME_ZONE, type Kind, type ManyFiles } from './many';
import type { Recomputation, Touched } from './recompute';

export const vector = (texts: readonly string[]): string => `c(${texts.join(', ')})`;
export const column = (header: string): string => `df[[${literal(header)}]]`;
/** Texts that are no numbers become missing, as they are to the engine. */
export const numbers = (header: string, table = 'df'): string =>
  `suppressWarnings(as.numeric(${table}[[${literal(header)}]]))`;

/** Works a column out anew, in all rows or in those of some periods. */
export function recompute({ header, base, added, divisor, why }: Recomputation, touched?: Touched): string {
  const sum = [column(base), ...added.map((fee) => `or_0(${column(fee)})`)].join(' + ');
  const value = `total / ${column(divisor)}`;
  const where = touched
    ? `ifelse(
  ${column(touched.period)} %in% ${vector(touched.periods.map(literal))}, ${value}, ${column(header)}
)`
    : value;
  return `# ${why}
or_0 <- function(x) { ifelse(is.na(x), 0, x) }
total <- ${sum}
${column(header)} <- ${where}`;
}

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

const CONVERSIONS: Record<Exclude<Kind, 'text'>, (yes: string, no: string) => string> = {
  // Whole numbers of R end at two thousand million.
  integer: () => 'as.numeric(x)',
  number: () => 'as.numeric(x)',
  'yes-no': (yes, no) => `ifelse(x %in% ${yes}, TRUE, ifelse(x %in% ${no}, FALSE, NA))`,
  time: () =>
    `as.POSIXct(substr(x, 1, ${String(TIME_LENGTH)}), tz = ${literal(TIME_ZONE)}, format = "%Y-%m-%d %H:%M:%S")`,
};

const named = (items: readonly string[]): string => bracketed(['c(', ')'], items).replace(/,\n\)$/, '\n)');

export function readMany({ periods, variant, period, columns, missing, yes, no }: ManyFiles): string {
  const renamed = columns.flatMap(({ header, names }) =>
    names.filter((name) => name !== header).map((name) => `${literal(name)} = ${literal(header)}`),
  );
  const texts = (list: readonly string[]) => vector(list.map(literal));
  return `periods <- ${named(periods.map(literal))}
columns <- ${named(columns.map((one) => `${literal(one.header)} = ${literal(kindOf(one))}`))}
renames <- ${renamed.length > 0 ? named(renamed) : 'character()'}

read_period <- function(period) {
  part <- read_csv(
    paste0(period, ${literal(plainName('', variant))}, ".csv"),
    na = ${literal(missing)},
    trim_ws = FALSE,
    name_repair = make.unique,
    col_select = any_of(c(names(columns), names(renames))),
    col_types = cols(.default = "c")
  )
  old <- names(part) %in% names(renames)
  names(part)[old] <- renames[names(part)[old]]
  typed <- Map(function(name, kind) {
    x <- if (name %in% names(part)) part[[name]] else rep(NA_character_, nrow(part))
    switch(kind,
${Object.entries(CONVERSIONS)
  .map(([kind, write]) => `      ${literal(kind)} = ${write(texts(yes), texts(no))},`)
  .join('\n')}
      x
    )
  }, names(columns), columns)
  list2DF(c(list(${literal(period)} = rep(period, nrow(part))), typed))
}
df <- do.call(rbind, lapply(periods, read_period))`;
}
