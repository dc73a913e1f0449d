import { describe, expect, it } from 'vitest';
import { LATITUDE, LONGITUDE } from '../code/repair';
import { inPython, PYTHON } from '../../tests/support/snippets/python';
import { executed, lastJson, withSample, type Way } from '../../tests/support/snippets/run';
import { NAMED, makeSample, someSamples, UNNAMED, type Sample } from '../../tests/support/snippets/sample';

/** Behind the snippet: what stands in its data frame. */
const PROBE = `
import json
def by(column):
    groups = df.groupby(column)
    return {name: [len(part), part["月租金"].median(), int(part["可炊？"].sum())] for name, part in groups}
print(json.dumps({
    "byCounty": by("縣市"),
    "byDistrict": by("鄉鎮市區"),
    "cooking": [int((df["可炊？"] == True).sum()), int((df["可炊？"] == False).sum()), int(df["可炊？"].isna().sum())],
    "missingRents": int(df["月租金"].isna().sum()),
    "identifiers": {c: df[c][0] for c in df.columns if c.endswith(("編號", "編碼"))},
    "booleans": sorted(c for c in df.columns if str(df[c].dtype) == "boolean"),
    "columns": [c for c in df.columns if not c.endswith(".1")],
}, ensure_ascii=False))`;

async function check(sample: Sample, way?: Way): Promise<void> {
  const printed = await withSample(
    sample,
    (folder, snippet) => inPython(folder, snippet('pandas') + PROBE),
    way,
  );
  for (const names of [sample.byCounty, sample.byDistrict])
    expect(printed.split('{')[0]).toContain(Object.keys(names)[0]);
  const { byCounty, byDistrict, cooking, missingRents, identifiers, columns } = sample;
  expect(lastJson(printed)).toEqual({
    byCounty,
    byDistrict,
    cooking,
    missingRents,
    identifiers,
    booleans: columns
      .filter((c) => c.type === 'boolean')
      .map((c) => c.header)
      .sort(),
    columns: [...columns.map((c) => c.header), ...(sample.source.hasBox ? [LATITUDE, LONGITUDE] : [])],
  });
}

describe.runIf(PYTHON)(executed('pandas', PYTHON !== undefined), () => {
  it.each(someSamples('pandas'))('$title', (sample) => check(sample));

  it('takes the largest CSV where the name is unknown', () => check(makeSample(UNNAMED, { tables: true })));

  it('reads a ZIP that was renamed', () => check(makeSample(NAMED), 'renamed'));
});
