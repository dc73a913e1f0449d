import { BOOLEAN_MARK, EXAMPLE, nameIn } from './example';
import { dict, openZip } from './python';
import { literal } from './quote';
import type { SnippetSource } from './types';

/**
 * Reads the CSV in the ZIP with polars 1.0 or later. Booleans are compared as text, since columns of 0 and 1 are numbers.
 */
export function polars(source: SnippetSource): string {
  return `import zipfile
import polars as pl

${openZip(source)}

df = pl.read_csv(
    csv,
    null_values=${literal(source.missing)},
    schema_overrides=${dict(source.identifiers, 'pl.String')},
    infer_schema_length=None,
)
codes = pl.read_csv("${nameIn(source.codes)}")
df = df.with_columns(
    pl.col("^.*${BOOLEAN_MARK}$").cast(pl.String) == ${literal(source.booleans.true)},
    pl.col("${EXAMPLE.code}").replace_strict(
        codes["code"], codes["label"], default=None
    ),
)

print(df.group_by("${EXAMPLE.code}").agg(pl.len(), pl.median("${EXAMPLE.number}")))`;
}
