import { BOOLEAN_MARK, EXAMPLE, nameIn } from './example';
import { literal } from './quote';
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

/** Reads the CSV out of the ZIP with readr, 2.0 or later. Chinese names stand in quotation marks, which every system reads. */
export function r(source: SnippetSource): string {
  const types = source.identifiers.map((header) => `    ${literal(header)} = "c"`).join(',\n');
  // Else both columns of a name get another one.
  const names = source.places ? '\n  name_repair = make.unique,' : '';
  return `library(readr)

${nameInside(source)}
df <- read_csv(
  unz("${source.zip}", csv),
  na = ${literal(source.missing)},
  guess_max = Inf,${names}
  col_types = cols(
${types}
  )
)
${booleanStatements(source)}
codes <- read_csv("${nameIn(source.codes)}", show_col_types = FALSE)
df[["${EXAMPLE.code}"]] <- codes$label[match(df[["${EXAMPLE.code}"]], codes$code)]

aggregate(df["${EXAMPLE.number}"], df["${EXAMPLE.code}"], median, na.rm = TRUE)`;
}
