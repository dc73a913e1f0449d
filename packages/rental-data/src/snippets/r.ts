import { BOOLEAN_MARK, EXAMPLE, nameIn } from './example';
import { literal } from '../code/layout';
import { recompute } from '../code/manyR';
import { column, readCsv } from '../code/r';
import type { SnippetSource } from './types';

/** Statements that name the CSV inside the ZIP. Where its name is unknown, the largest CSV is the data. */
const nameInside = ({ zip, inside }: SnippetSource): string =>
  inside === undefined
    ? `files <- subset(unzip("${zip}", list = TRUE), grepl("[.]csv$", Name))
csv <- files$Name[which.max(files$Length)]`
    : `csv <- ${literal(inside)}`;

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
  const file = `unz("${source.zip}", csv)`;
  return `library(readr)

${nameInside(source)}
df <- ${readCsv(file, source.missing, source.identifiers, 'guessed', names)}
${booleanStatements(source)}${(source.recomputed ?? []).map((rule) => `${recompute(rule)}\n`).join('')}
codes <- read_csv("${nameIn(source.codes)}", show_col_types = FALSE)
${column(EXAMPLE.code)} <- codes$label[match(${column(EXAMPLE.code)}, codes$code)]

aggregate(df["${EXAMPLE.number}"], df["${EXAMPLE.code}"], median, na.rm = TRUE)`;
}
