import { describe, expect, it } from 'vitest';
import { HAS_R } from '../../tests/support/snippets/r';
import { executed, lastJson, output, snippetOf, withSample } from '../../tests/support/snippets/run';
import { sampleOf, SETS, UNNAMED, type Sample } from '../../tests/support/snippets/sample';

/** Behind the snippet: what stands in its data frame, as JSON without a package for it. */
const PROBE = `
text <- function(x) paste0('"', x, '"')
list_of <- function(x) paste0("[", paste(x, collapse = ","), "]")
object_of <- function(keys, values) paste0("{", paste0(text(keys), ":", values, collapse = ","), "}")
cook <- df[["可炊？"]]
by <- split(seq_len(nrow(df)), df[["縣市"]])
county <- sapply(by, function(i) list_of(c(
  length(i), median(df[["月租金"]][i], na.rm = TRUE), sum(cook[i], na.rm = TRUE)
)))
ids <- names(df)[grepl("編[號碼]$", names(df))]
cat("\\n", object_of(
  c("byCounty", "cooking", "missingRents", "identifiers", "booleans", "columns"),
  c(
    object_of(names(county), county),
    list_of(c(sum(cook, na.rm = TRUE), sum(!cook, na.rm = TRUE), sum(is.na(cook)))),
    sum(is.na(df[["月租金"]])),
    object_of(ids, sapply(ids, function(id) text(df[[id]][1]))),
    list_of(text(names(df)[sapply(df, is.logical) & endsWith(names(df), "？")])),
    list_of(text(names(df)[!endsWith(names(df), ".1")]))
  )
), sep = "")`;

async function check(sample: Sample): Promise<void> {
  // A warning would tell of cells that do not fit the type of their column.
  const code = `options(warn = 2)\n${snippetOf(sample, 'R')}${PROBE}`;
  const printed = await withSample(sample, (folder) => output(folder, 'Rscript', '-e', code));
  const { byCounty, cooking, missingRents, identifiers, columns } = sample;
  expect(lastJson(printed)).toEqual({
    byCounty,
    cooking,
    missingRents,
    identifiers,
    booleans: columns.filter((c) => c.type === 'boolean').map((c) => c.header),
    columns: columns.map((c) => c.header),
  });
}

describe.runIf(HAS_R)(executed('R與readr', HAS_R), () => {
  it.each(SETS.map((set) => sampleOf(set)))('$title', check);

  it('takes the largest CSV where the name is unknown', () => check(sampleOf(UNNAMED, { tables: true })));
});
