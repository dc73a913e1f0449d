import { BOOLEAN_MARK, EXAMPLE, nameIn } from './example';
import { literal } from '../code/layout';
import { recompute } from '../code/manyPandas';
import { column, dictOf, readGuessed, row } from '../code/pandas';
import type { SnippetSource } from './types';

/** Statements that open the CSV inside the ZIP as `csv`. Where its name is unknown, the largest CSV is the data. */
function openZip({ zip, inside }: SnippetSource): string {
  if (inside !== undefined) {
    return `with zipfile.ZipFile("${zip}") as z:
    csv = z.read(${literal(inside)})`;
  }
  return `with zipfile.ZipFile("${zip}") as z:
    files = [f for f in z.infolist() if f.filename.endswith(".csv")]
    csv = z.read(max(files, key=lambda f: f.file_size))`;
}

/** Statements that work columns out anew; nothing where there are none. */
const recomputeStatements = ({ recomputed = [] }: SnippetSource): string =>
  recomputed.map((rule) => `${recompute(rule)}\n`).join('');

/** A list of the columns that only look like booleans, after what joins it; nothing where there is none. */
const exceptFor = ({ notBoolean = [] }: SnippetSource, join: string): string =>
  notBoolean.length === 0 ? '' : join + row(notBoolean);

export function pandas(source: SnippetSource): string {
  return `import io, zipfile
import pandas as pd

${openZip(source)}

df = ${readGuessed('io.BytesIO(csv)', source.missing, source.booleans, source.identifiers)}
yes_no = [c for c in df.columns if c.endswith("${BOOLEAN_MARK}")${exceptFor(source, ' and c not in ')}]
df[yes_no] = df[yes_no].astype("boolean")
${recomputeStatements(source)}
codes = pd.read_csv("${nameIn(source.codes)}", index_col="code")
${column(EXAMPLE.code)} = ${column(EXAMPLE.code)}.map(codes["label"])

print(df.groupby("${EXAMPLE.code}")["${EXAMPLE.number}"].agg(["size", "median"]))`;
}

/** A selection by pattern cannot leave a column out; one by selectors can. */
const booleanColumns = ({ notBoolean }: SnippetSource): string =>
  notBoolean === undefined
    ? `pl.col("^.*${BOOLEAN_MARK}$")`
    : `(pl.selectors.ends_with("${BOOLEAN_MARK}") - pl.selectors.by_name(${notBoolean.map(literal).join(', ')}))`;

/** Reads the CSV in the ZIP with polars 1.0 or later. Booleans are compared as text, since columns of 0 and 1 are numbers. */
export function polars(source: SnippetSource): string {
  return `import zipfile
import polars as pl

${openZip(source)}

df = pl.read_csv(
    csv,
    null_values=${literal(source.missing)},
    schema_overrides=${dictOf(source.identifiers, 'pl.String')},
    infer_schema_length=None,
)
codes = pl.read_csv("${nameIn(source.codes)}")
df = df.with_columns(
    ${booleanColumns(source)}.cast(pl.String) == ${literal(source.booleans.true)},
    pl.col("${EXAMPLE.code}").replace_strict(
        codes["code"], codes["label"], default=None
    ),
)

print(df.group_by("${EXAMPLE.code}").agg(pl.len(), pl.median("${EXAMPLE.number}")))`;
}
