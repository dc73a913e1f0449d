import { BOOLEAN_MARK, EXAMPLE, nameIn } from './example';
import { dict, openZip } from './python';
import { literal } from './quote';
import type { SnippetSource } from './types';

/** 1 and 0 are read as numbers, which become booleans by themselves; letters must be declared. */
const booleanArguments = ({ booleans }: SnippetSource): string =>
  booleans.true === '1'
    ? ''
    : `
    true_values=[${literal(booleans.true)}],
    false_values=[${literal(booleans.false)}],`;

/** Reads the CSV out of the ZIP with pandas, 1.5 or later. */
export function pandas(source: SnippetSource): string {
  return `import io, zipfile
import pandas as pd

${openZip(source)}

df = pd.read_csv(
    io.BytesIO(csv),
    na_values=${literal(source.missing)},${booleanArguments(source)}
    dtype=${dict(source.identifiers, '"string"')},
)
yes_no = [c for c in df.columns if c.endswith("${BOOLEAN_MARK}")]
df[yes_no] = df[yes_no].astype("boolean")

codes = pd.read_csv("${nameIn(source.codes)}", index_col="code")
df["${EXAMPLE.code}"] = df["${EXAMPLE.code}"].map(codes["label"])

print(df.groupby("${EXAMPLE.code}")["${EXAMPLE.number}"].agg(["size", "median"]))`;
}
