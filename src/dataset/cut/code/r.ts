import { literal } from '../../snippets/quote';
import type { Filter } from '#rental-files/cut/filters';
import { PERIOD_HEADER } from '#rental-files/cut/store';
import { FIGURES, type Plan } from './types';

const vector = (texts: readonly string[]): string => `c(${texts.join(', ')})`;
const column = (header: string): string => `df[[${literal(header)}]]`;
/** Texts that are no numbers become missing, as they are to the engine. */
const numbers = (header: string): string => `suppressWarnings(as.numeric(${column(header)}))`;

function condition(filter: Filter, { missing, isTime }: Plan): string {
  const own = column(filter.column);
  if ('isMissing' in filter) return `${filter.isMissing ? 'is.na' : 'complete.cases'}(${own})`;
  if ('oneOf' in filter)
    return `${own} %in% ${vector(filter.oneOf.map((text) => (text === missing ? 'NA' : literal(text))))}`;
  const days = isTime(filter.column);
  const value = days ? `as.Date(substr(${own}, 1, 10))` : numbers(filter.column);
  const bound = (end: number | string) => (days ? `as.Date(${literal(String(end))})` : String(Number(end)));
  const { from, to } = filter;
  const ends = [
    ...(from === undefined ? [] : [`${value} >= ${bound(from)}`]),
    ...(to === undefined ? [] : [`${value} <= ${bound(to)}`]),
  ];
  return ends.length > 0 ? ends.join(' & ') : `complete.cases(${own})`;
}

function reading({ files, only, missing, needed }: Plan): string {
  const types = needed.map((header) => `    ${literal(header)} = "c"`).join(',\n');
  const read = (path: string) => `read_csv(
  ${path},
  na = ${literal(missing)},
  trim_ws = FALSE,
  col_types = cols_only(
${types}
  )
)`;
  if (only) return `df <- ${read(literal(only.path))}`;
  const entries = files.map(({ path, period }) => `  ${literal(period)} = ${literal(path)}`).join(',\n');
  return `files <- c(\n${entries}\n)
df <- do.call(rbind, lapply(names(files), function(period) {
  part <- ${read('files[[period]]').replaceAll('\n', '\n  ')}
  part[[${literal(PERIOD_HEADER)}]] <- period
  part
}))`;
}

function values({ of = '', kind, yes }: Plan): string {
  if (kind === 'number') return numbers(of);
  if (kind === 'rows') return 'rep(1, nrow(df))';
  return `ifelse(is.na(${column(of)}), NA, ${column(of)} %in% ${vector(yes.map(literal))})`;
}

/** Code for R with readr, 2.0 or later. All columns are read as text, so that codes stay as they are. */
export function r(plan: Plan): string {
  const { by, kind, filters, missing, isNumeric } = plan;
  const figures: [string, string][] = [[FIGURES.rows, 'length(v)']];
  if (kind !== 'rows') figures.push([FIGURES.missing, 'sum(is.na(v))']);
  if (kind === 'number')
    for (const [name, share] of FIGURES.quartiles)
      figures.push([name, `unname(quantile(v, ${String(share)}, na.rm = TRUE))`]);
  if (kind === 'yes')
    figures.push([FIGURES.yes, 'sum(v, na.rm = TRUE)'], [FIGURES.share, 'mean(v, na.rm = TRUE)']);
  const key = (header: string) => `ifelse(is.na(${column(header)}), ${literal(missing)}, ${column(header)})`;
  const sorted = by
    .filter(isNumeric)
    .map((header) => `suppressWarnings(as.numeric(table[[${literal(header)}]]))`);
  const order = sorted.length > 0 ? `\ntable <- table[order(${sorted.join(', ')}), ]` : '';
  const grouped =
    by.length === 0
      ? 'print(figures(values))'
      : `keys <- list(\n${by.map((header) => `  ${literal(header)} = ${key(header)}`).join(',\n')}\n)
table <- aggregate(list("v" = values), keys, figures)
table <- cbind(table[names(keys)], table$v)${order}
print(table, row.names = FALSE)`;
  return `library(readr)

${reading(plan)}
${filters.map((filter) => `df <- df[which(${condition(filter, plan)}), ]\n`).join('')}
figures <- function(v) {
  c(
${figures.map(([name, figure]) => `    ${literal(name)} = ${figure}`).join(',\n')}
  )
}
values <- ${values(plan)}
${grouped}`;
}
