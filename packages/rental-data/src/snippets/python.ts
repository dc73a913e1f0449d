import { BOOLEAN_MARK, EXAMPLE, EXAMPLE_CODES } from './example';
import { literal } from '../code/layout';
import { recompute, repairBox } from '../code/manyPandas';
import { formatDict, readGuessed, row } from '../code/pandas';
import type { SnippetSource } from './types';

/** Statements that open the CSV inside the ZIP as `csv`, whichever name the ZIP has. Where the name of the CSV is unknown, the largest is the data. */
function openZip({ savedAs, plainName, inside }: SnippetSource): string {
  const open = `name = ${literal(`${plainName}.zip`)}
if not os.path.exists(name):
    name = ${literal(savedAs)}
with zipfile.ZipFile(name) as z:`;
  if (inside !== undefined) {
    return `${open}
    csv = z.read(${literal(inside)})`;
  }
  return `${open}
    files = [f for f in z.infolist() if f.filename.endswith(".csv")]
    csv = z.read(max(files, key=lambda f: f.file_size))`;
}

/** Statements that work columns out anew; nothing where there are none. */
const recomputeStatements = ({ recomputed = [] }: SnippetSource): string =>
  recomputed.map((rule) => `${recompute(rule)}\n`).join('');

/** The code tables that the example looks up. */
const tables = ({ codes }: SnippetSource): string =>
  `tables = {\n${EXAMPLE_CODES.map((header) => `    ${literal(header)}: ${literal(codes[header])},\n`).join('')}}`;

/** A list of the columns that only look like booleans, after what joins it; nothing where there is none. */
const exceptFor = ({ notBoolean = [] }: SnippetSource, join: string): string =>
  notBoolean.length === 0 ? '' : join + row(notBoolean);

export function pandas(source: SnippetSource): string {
  return `import io, os, zipfile
import pandas as pd

${openZip(source)}

df = ${readGuessed('io.BytesIO(csv)', source.missing, source.booleans, source.identifiers)}
yes_no = [c for c in df.columns if c.endswith("${BOOLEAN_MARK}")${exceptFor(source, ' and c not in ')}]
df[yes_no] = df[yes_no].astype("boolean")
${source.hasBox ? `${repairBox()}\n` : ''}${recomputeStatements(source)}
${tables(source)}
for column, address in tables.items():
    labels = pd.read_csv(address, index_col="code")["label"]
    df[column] = df[column].map(labels)
    print(df.groupby(column)["${EXAMPLE.number}"].agg(["size", "median"]))`;
}

/** A selection by pattern cannot leave a column out; one by selectors can. */
const booleanColumns = ({ notBoolean }: SnippetSource): string =>
  notBoolean === undefined
    ? `pl.col("^.*${BOOLEAN_MARK}$")`
    : `(pl.selectors.ends_with("${BOOLEAN_MARK}") - pl.selectors.by_name(${notBoolean.map(literal).join(', ')}))`;

/** Reads the CSV in the ZIP with polars 1.0 or later. Booleans are compared as text, since columns of 0 and 1 are numbers. */
export function polars(source: SnippetSource): string {
  return `import os, zipfile
import polars as pl

${openZip(source)}

df = pl.read_csv(
    csv,
    null_values=${literal(source.missing)},
    schema_overrides=${formatDict(source.identifiers, 'pl.String')},
    infer_schema_length=None,
)
df = df.with_columns(
    ${booleanColumns(source)}.cast(pl.String) == ${literal(source.booleans.true)},
)

${tables(source)}
for column, address in tables.items():
    codes = pl.read_csv(address)
    df = df.with_columns(
        pl.col(column).replace_strict(codes["code"], codes["label"], default=None)
    )
    print(df.group_by(column).agg(pl.len(), pl.median("${EXAMPLE.number}")))`;
}
