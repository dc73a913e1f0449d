import { describe, expect, it } from 'vitest';
import { LATITUDE, LONGITUDE } from '../code/repair';
import { HAS_R } from '../../tests/support/snippets/r';
import { executed, lastJson, output, withSample, type Way } from '../../tests/support/snippets/run';
import { NAMED, sampleOf, SETS, UNNAMED, type Sample } from '../../tests/support/snippets/sample';

/** Behind the snippet: what stands in its data frame, as JSON without a package for it. */
const PROBE = `
text <- function(x) paste0('"', x, '"')
list_of <- function(x) paste0("[", paste(x, collapse = ","), "]")
object_of <- function(keys, values) paste0("{", paste0(text(keys), ":", values, collapse = ","), "}")
cook <- df[["可炊？"]]
by <- function(column) {
  found <- sapply(split(seq_len(nrow(df)), df[[column]]), function(i) list_of(c(
    length(i), median(df[["月租金"]][i], na.rm = TRUE), sum(cook[i], na.rm = TRUE)
  )))
  object_of(names(found), found)
}
ids <- names(df)[grepl("編[號碼]$", names(df))]
cat("\\n", object_of(
  c("byCounty", "byDistrict", "cooking", "missingRents", "identifiers", "booleans", "columns"),
  c(
    by("縣市"),
    by("鄉鎮市區"),
    list_of(c(sum(cook, na.rm = TRUE), sum(!cook, na.rm = TRUE), sum(is.na(cook)))),
    sum(is.na(df[["月租金"]])),
    object_of(ids, sapply(ids, function(id) text(df[[id]][1]))),
    list_of(text(names(df)[sapply(df, is.logical) & endsWith(names(df), "？")])),
    list_of(text(names(df)[!endsWith(names(df), ".1")]))
  )
), sep = "")`;

async function check(sample: Sample, way?: Way): Promise<void> {
  // A warning would tell of cells that do not fit the type of their column.
  const printed = await withSample(
    sample,
    (folder, snippet) => output(folder, 'Rscript', '-e', `options(warn = 2)\n${snippet('R')}${PROBE}`),
    way,
  );
  const { byCounty, byDistrict, cooking, missingRents, identifiers, columns } = sample;
  expect(lastJson(printed)).toEqual({
    byCounty,
    byDistrict,
    cooking,
    missingRents,
    identifiers,
    booleans: columns.filter((c) => c.type === 'boolean').map((c) => c.header),
    columns: [...columns.map((c) => c.header), ...(sample.source.hasBox ? [LATITUDE, LONGITUDE] : [])],
  });
}

describe.runIf(HAS_R)(executed('R與readr', HAS_R), () => {
  it.each(SETS.map((set) => sampleOf(set)))('$title', (sample) => check(sample));

  it('takes the largest CSV where the name is unknown', () => check(sampleOf(UNNAMED, { tables: true })));

  it('reads a ZIP that was renamed', () => check(sampleOf(NAMED), 'renamed'));
});
