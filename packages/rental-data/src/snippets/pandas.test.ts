import { describe, expect, it } from 'vitest';
import { PYTHON } from '../../tests/support/snippets/python';
import { executed, lastJson, output, snippetOf, withSample } from '../../tests/support/snippets/run';
import { sampleOf, SETS, UNNAMED, type Sample } from '../../tests/support/snippets/sample';

/** Behind the snippet: what stands in its data frame. */
const PROBE = `
import json
by = df.groupby("縣市")
print(json.dumps({
    "byCounty": {name: [len(part), part["月租金"].median(), int(part["可炊？"].sum())] for name, part in by},
    "cooking": [int((df["可炊？"] == True).sum()), int((df["可炊？"] == False).sum()), int(df["可炊？"].isna().sum())],
    "missingRents": int(df["月租金"].isna().sum()),
    "identifiers": {c: df[c][0] for c in df.columns if c.endswith(("編號", "編碼"))},
    "booleans": sorted(c for c in df.columns if str(df[c].dtype) == "boolean"),
    "columns": [c for c in df.columns if not c.endswith(".1")],
}, ensure_ascii=False))`;

async function check(sample: Sample): Promise<void> {
  const printed = await withSample(sample, (folder) =>
    output(folder, PYTHON as string, '-W', 'error', '-c', snippetOf(sample, 'pandas') + PROBE),
  );
  expect(printed).toContain(Object.keys(sample.byCounty)[0]);
  const { byCounty, cooking, missingRents, identifiers, columns } = sample;
  expect(lastJson(printed)).toEqual({
    byCounty,
    cooking,
    missingRents,
    identifiers,
    booleans: columns
      .filter((c) => c.type === 'boolean')
      .map((c) => c.header)
      .sort(),
    columns: columns.map((c) => c.header),
  });
}

describe.runIf(PYTHON)(executed('pandas', PYTHON !== undefined), () => {
  it.each(SETS.map((set) => sampleOf(set)))('$title', check);

  it('takes the largest CSV where the name is unknown', () => check(sampleOf(UNNAMED, { tables: true })));
});
