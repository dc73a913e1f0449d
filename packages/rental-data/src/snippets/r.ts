import { BOOLEAN_MARK, EXAMPLE, EXAMPLE_CODES } from './example';
import { literal } from '../code/layout';
import { recompute, repairBox } from '../code/manyR';
import { readCsv } from '../code/r';
import type { SnippetSource } from './types';

/** Statements that find the ZIP under either name, and name the CSV inside. Where its name is unknown, the largest CSV is the data. */
const nameInside = ({ savedAs, plainName, inside }: SnippetSource): string =>
  `zip <- ${literal(savedAs)}
if (file.exists(${literal(`${plainName}.zip`)})) { zip <- ${literal(`${plainName}.zip`)} }
${
  inside === undefined
    ? `files <- subset(unzip(zip, list = TRUE), grepl("[.]csv$", Name))
csv <- files$Name[which.max(files$Length)]`
    : `csv <- ${literal(inside)}`
}`;

/** T and F are logical by themselves; ones and zeros are numbers until they are told. */
const booleanStatements = ({ booleans, notBoolean = [] }: SnippetSource): string =>
  booleans.true === '1'
    ? `yes_no <- endsWith(names(df), "${BOOLEAN_MARK}")${notBoolean.map((header) => ` & names(df) != ${literal(header)}`).join('')}
df[yes_no] <- lapply(df[yes_no], as.logical)
`
    : '';

/** Reads the CSV out of the ZIP with readr, 2.0 or later. */
export function r(source: SnippetSource): string {
  // Else both columns of a name get another one.
  const names = source.places ? ['name_repair = make.unique'] : [];
  return `library(readr)

${nameInside(source)}
df <- ${readCsv('unz(zip, csv)', source.missing, source.identifiers, 'guessed', names)}
${booleanStatements(source)}${source.hasBox ? `${repairBox()}\n` : ''}${(source.recomputed ?? []).map((rule) => `${recompute(rule)}\n`).join('')}
tables <- c(
${EXAMPLE_CODES.map((header) => `  ${literal(header)} = ${literal(source.codes[header])}`).join(',\n')}
)
for (column in names(tables)) {
  codes <- read_csv(tables[[column]], show_col_types = FALSE)
  df[[column]] <- codes$label[match(df[[column]], codes$code)]
  print(aggregate(df["${EXAMPLE.number}"], df[column], median, na.rm = TRUE))
}`;
}
