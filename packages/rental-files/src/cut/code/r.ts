import { literal } from 'rental-data';
import { column, condition, numbers, readFiles, vector } from 'rental-data/code/r';
import { FIGURES, type Plan } from './types';

function values({ measure = '', kind, yes }: Plan): string {
  if (kind === 'number') return numbers(measure);
  if (kind === 'rows') return 'rep(1, nrow(df))';
  return `ifelse(is.na(${column(measure)}), NA, ${column(measure)} %in% ${vector(yes.map(literal))})`;
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
  const sorted = by.filter(isNumeric).map((header) => numbers(header, 'table'));
  const order = sorted.length > 0 ? `\ntable <- table[order(${sorted.join(', ')}), ]` : '';
  const grouped =
    by.length === 0
      ? 'print(figures(values))'
      : `keys <- list(\n${by.map((header) => `  ${literal(header)} = ${key(header)}`).join(',\n')}\n)
table <- aggregate(list("v" = values), keys, figures)
table <- cbind(table[names(keys)], table$v)${order}
print(table, row.names = FALSE)`;
  return `library(readr)

${readFiles(plan.files, missing, plan.needed, plan.period)}
${filters.map((filter) => `df <- df[which(${condition(filter, plan)}), ]\n`).join('')}
figures <- function(v) {
  c(
${figures.map(([name, figure]) => `    ${literal(name)} = ${figure}`).join(',\n')}
  )
}
values <- ${values(plan)}
${grouped}`;
}
