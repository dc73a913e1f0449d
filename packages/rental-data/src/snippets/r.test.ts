import { describe, expect, it } from 'vitest';
import { LATITUDE, LONGITUDE } from '../code/repair';
import { HAS_R, inR } from '../../tests/support/snippets/r';
import { executed, lastJson, withSample, type Way } from '../../tests/support/snippets/run';
import { NAMED, makeSample, someSamples, UNNAMED, type Sample } from '../../tests/support/snippets/sample';

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

const CASES: { title: string; sample: Sample; way?: Way }[] = [
  ...someSamples('R').map((sample) => ({ title: sample.title, sample })),
  { title: 'takes the largest CSV where the name is unknown', sample: makeSample(UNNAMED, { tables: true }) },
  { title: 'reads a ZIP that was renamed', sample: makeSample(NAMED), way: 'renamed' },
];

describe.runIf(HAS_R)(executed('R與readr', HAS_R), () => {
  it.each(CASES)('$title', async ({ sample, way }) => {
    const printed = await withSample(sample, (folder, snippet) => inR(folder, snippet('R') + PROBE), way);
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
  });
});
