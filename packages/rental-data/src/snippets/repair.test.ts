/** Two repairs, on made rows: the box of a place becomes its middle, and T and F of old copies become 1 and 0 again. */
import { describe, expect, it } from 'vitest';
import { listSets } from '../catalogue/sets';
import { repairFlags as repairWithPandas } from '../code/manyPandas';
import { repairFlags as repairWithR } from '../code/manyR';
import { BOX, FLAGS, LATITUDE, LONGITUDE } from '../code/repair';
import { SITE, findRecordedSet } from '../../tests/support/citationSample';
import { catalogue } from '../../tests/support/realCatalogue';
import { inDuckDb } from '../../tests/support/snippets/duckdb';
import { inPython, PYTHON } from '../../tests/support/snippets/python';
import { HAS_R, inR } from '../../tests/support/snippets/r';
import { executed, lastJson, withSample } from '../../tests/support/snippets/run';
import { makeSample, type Sample } from '../../tests/support/snippets/sample';
import { readCells, makeTable, toZip } from '../../tests/support/tables';
import { BOOLEAN_MARK } from './example';
import { snippetSource } from './source';

/** Of this period both are needed. */
const SET = findRecordedSet('2022-03', 'deduplicated');
const { version, variant, period } = SET;
const BOXES = ['"(25.5, 121.5, 25.75, 121.75)"', '-', '"(22.0, 120.25, 22.0, 120.25)"'];
const PLACES = [
  [25.625, 121.625],
  [null, null],
  [22, 120.25],
] as const;

const made = makeTable({ version, variant, period, rows: 30 });
const place = (header: string): number => made.header.indexOf(header);
/** Numbers of which one column holds nothing but 0 and 1, another a gap and others too. */
const NUMBERS: Record<string, (index: number) => string> = {
  陽台數: (index) => String(index % 2),
  月租金: (index) => (index % 5 === 3 ? '-' : String(index)),
};
const now = {
  ...made,
  fields: made.fields.map((row, index) =>
    row.map((text, at) => {
      const header = made.header[at] ?? '';
      if (header === BOX) return BOXES[index % 3]?.replaceAll('"', '') ?? '';
      return NUMBERS[header]?.(index) ?? text;
    }),
  ),
};
/** The same as it was published at first. */
const before = {
  ...now,
  fields: now.fields.map((row) =>
    row.map((text, at) => {
      const { type = '' } = made.columns[at] ?? {};
      if (!['integer', 'number', 'code'].includes(type)) return text;
      return text === '1' ? 'T' : text === '0' ? 'F' : text;
    }),
  ),
};

const CASES: (Sample & { title: string })[] = [
  { ...makeSample(SET), zip: toZip(now).bytes, title: 'a file of today' },
  { ...makeSample(SET), zip: toZip(before).bytes, title: 'a copy from before the correction' },
];
const readValues = (header: string) =>
  readCells(now, header).map((text) => (text === '-' ? null : Number(text)));
const WANTED = [
  ...Object.keys(NUMBERS).map(readValues),
  ...[0, 1].map((side) => now.fields.map((_, index) => PLACES[index % 3]?.[side as 0 | 1] ?? null)),
];
const HEADERS = [...Object.keys(NUMBERS), LATITUDE, LONGITUDE];

/** The program with the repair as soon as the file is read. */
function repaired(code: string, next: string, repair: (mark: string) => string): string {
  expect(code).toContain(`\n${next}`);
  return code.replace(`\n${next}`, () => `${repair(BOOLEAN_MARK)}\n${next}`);
}

it('the made copy differs from the file', () => {
  expect(readCells(before, '陽台數')).toEqual(expect.arrayContaining(['T', 'F']));
  expect(place(BOX)).toBeGreaterThan(0);
});

describe.runIf(PYTHON)(executed('pandas', PYTHON !== undefined), () => {
  const PROBE = `
import json
print(json.dumps([[None if pd.isna(v) else float(v) for v in df[c]] for c in ${JSON.stringify(HEADERS)}]))`;
  it.each(CASES)('$title', async (one) => {
    const printed = await withSample(one, (folder, snippet) =>
      inPython(folder, repaired(snippet('pandas'), 'tables = {', repairWithPandas) + PROBE),
    );
    expect(lastJson(printed)).toEqual(WANTED);
  });
});

describe.runIf(HAS_R)(executed('R與readr', HAS_R), () => {
  const PROBE = `
lists <- sapply(c(${HEADERS.map((header) => JSON.stringify(header)).join(', ')}), function(c) {
  x <- as.numeric(df[[c]])
  paste0("[", paste(ifelse(is.na(x), "null", format(x, digits = 15, trim = TRUE)), collapse = ","), "]")
})
cat("\\n[", paste(lists, collapse = ","), "]", sep = "")`;
  it.each(CASES)('$title', async (one) => {
    const printed = await withSample(one, (folder, snippet) =>
      inR(folder, `${repaired(snippet('R'), 'tables <- ', repairWithR)}${PROBE}`),
    );
    expect(lastJson(printed)).toEqual(WANTED);
  });
});

it('DuckDB takes the middle of the box', async () => {
  const [one] = CASES as [Sample];
  await withSample(one, async (folder, snippet) => {
    const rows = await inDuckDb(async (connection) => {
      await connection.run(snippet('DuckDB'));
      const asked = `SELECT DISTINCT "${LATITUDE}", "${LONGITUDE}" FROM listings ORDER BY 1`;
      return (await connection.runAndReadAll(asked)).getRowsJson();
    }, folder);
    expect(rows).toEqual([
      [22, 120.25],
      [25.625, 121.625],
      [null, null],
    ]);
  });
});

it('the box is in the code of the files that have it, and the incident of T and F is about such columns', () => {
  const incident = catalogue.incidents.find(({ id }) => id === FLAGS);
  expect(incident).toMatchObject({
    replaced: { month: '2022-10' },
    columnTypes: ['integer', 'number', 'code'],
  });
  const found = listSets(catalogue).map((set) => ({ set, source: snippetSource(catalogue, set, SITE) }));
  for (const { set, source } of found)
    expect(source?.hasBox === true, set.period).toBe(set.version === '0.2' && set.variant === 'deduplicated');
});
