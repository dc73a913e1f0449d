import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listColumns } from '../catalogue/columns';
import { findVersion } from '../catalogue/sets';
import { VARIANTS, type Variant } from '../catalogue/values';
import type { Catalogue } from '../catalogue/types';
import { differences, versionPairs } from './differences';
import { makeHint } from './hints';
import { writePrograms, changeSnippets, type ChangeSnippet } from './snippets';
import type { VersionChange } from './types';
import { firstAndSome } from '../../tests/support/full';
import { catalogue, recorded } from '../../tests/support/realCatalogue';
import { inDuckDb } from '../../tests/support/snippets/duckdb';
import { inPython, PYTHON } from '../../tests/support/snippets/python';
import { executed, inFolder, lastJson } from '../../tests/support/snippets/run';
import { sampleCatalogue, sampleColumn, sampleVersion } from '../../tests/support/usabilitySample';
import { pythonCsv } from '../../tests/support/writers';

type Row = Record<string, string | null>;

const findCode = (snippets: readonly ChangeSnippet[], tool: ChangeSnippet['tool']): string =>
  snippets.find((s) => s.tool === tool)?.code ?? '';

/** What pandas makes of a CSV of the rows. */
const runPandas = (code: string, rows: readonly Row[]): Promise<unknown> =>
  inFolder(async (folder) => {
    const headers = Object.keys(rows[0] ?? {});
    const cells = rows.map((row) => headers.map((header) => row[header] ?? '-'));
    writeFileSync(path.join(folder, 'old.csv'), pythonCsv(headers, cells));
    const probe = `file = "old.csv"\n${code}\nprint(df.to_json(orient="records"))`;
    return lastJson(await inPython(folder, probe));
  });

/** What DuckDB makes of the rows, by each text. */
const runEach = (codes: Iterable<string>, rows: readonly Row[]): Promise<unknown[][]> =>
  inDuckDb(async (connection) => {
    const headers = Object.keys(rows[0] ?? {});
    const names = headers.map((header) => `"${header.replaceAll('"', '""')}" VARCHAR`);
    await connection.run(`CREATE TABLE old_files (${names.join(', ')})`);
    for (const row of rows)
      await connection.run(
        `INSERT INTO old_files VALUES (${headers.map((_, i) => `$${String(i + 1)}`).join(', ')})`,
        headers.map((header) => row[header] ?? null),
      );
    const found = [];
    for (const code of codes) found.push((await connection.runAndReadAll(code)).getRowObjectsJson());
    return found;
  });

const runSql = async (code: string, rows: readonly Row[]): Promise<unknown[]> =>
  (await runEach([code], rows))[0] ?? [];

const listHeaders = (from: Catalogue, version: string, variant: Variant): string[] =>
  listColumns(from, findVersion(from, version), variant).map((c) => c.header);

/** A row of a version in which each column holds a value that it may hold: booleans in the version's own notation. */
function makeRow(from: Catalogue, version: string, variant: Variant, yes: boolean): Row {
  const found = findVersion(from, version);
  const parts = found.booleans.csv.split('／');
  const truth = parts.find((p) => ['T', '1'].includes(p)) ?? '';
  const falsehood = parts.find((p) => p !== truth) ?? '';
  return Object.fromEntries(
    listColumns(from, found, variant).map((c, i) => [
      c.header,
      c.type === 'boolean'
        ? i % 5 === 0
          ? null
          : yes
            ? truth
            : falsehood
        : c.type === 'datetime'
          ? `2030-01-02 03:04:05${found.times?.csv.split('%S')[1] ?? ''}`
          : `value of ${c.header}`,
    ]),
  );
}

const cases = versionPairs(catalogue).flatMap(([from, to]) =>
  VARIANTS.map((variant) => [from, to, variant] as const),
);

describe(`whole programs（${executed('pandas', PYTHON !== undefined)}）`, () => {
  it.each(firstAndSome(cases, 5))(
    '%s to %s, %s: bring rows into the other form',
    async (from, to, variant) => {
      const programs = writePrograms(catalogue, from, to, variant);
      const [old, wanted] = [listHeaders(catalogue, from, variant), listHeaders(catalogue, to, variant)];
      if (programs.length === 0) {
        // Nothing to be done, or nothing that it could be done to.
        const booleans = [from, to].map((v) => findVersion(catalogue, v).booleans.csv);
        const isPublished = old.length > 0 && wanted.length > 0;
        expect(!isPublished || (old.join() === wanted.join() && booleans[0] === booleans[1])).toBe(true);
        return;
      }
      expect(programs.map((p) => p.tool)).toEqual(['pandas', 'SQL']);
      const [rows, others] = [from, to].map((version) =>
        [true, false].map((yes) => makeRow(catalogue, version, variant, yes)),
      ) as [Row[], Row[]];
      const found = (await runSql(findCode(programs, 'SQL'), rows)) as Row[];
      expect(Object.keys(found[0] ?? {})).toEqual(wanted);
      if (PYTHON) expect(await runPandas(findCode(programs, 'pandas'), rows)).toEqual(found);
      // What both have is kept, with booleans as the second version writes them.
      for (const [i, row] of rows.entries())
        for (const header of wanted.filter((h) => old.includes(h))) {
          const value = found[i]?.[header];
          if (row[header] === null) expect(value, header).toBeNull();
          else if (others[i]?.[header] !== null) expect(value, header).toBe(others[i]?.[header]);
        }
    },
  );

  it('of 0.2 to 0.3 rename one column, empty the regrouped ones, and leave raw files alone', () => {
    expect(writePrograms(recorded, '0.2', '0.3', 'raw')).toEqual([]);
    expect(findCode(writePrograms(recorded, '0.2', '0.3', 'deduplicated'), 'pandas')).toBe(
      [
        'import pandas as pd',
        '',
        'df = pd.read_csv(file, dtype=str, na_values="-")',
        'df = df.rename(columns={"最大刊登者編碼": "常見刊登者編碼"})',
        'df = df.drop(columns=["約略地點範圍"])',
        'df["常見約略地點_x"] = pd.NA',
        'df["常見約略地點_y"] = pd.NA',
        'df["物件最後更新時間"] = pd.NA',
      ].join('\n'),
    );
  });

  it('are refused for a version that does not exist', () => {
    expect(() => writePrograms(recorded, '0.3', '0.9', 'raw')).toThrow(RangeError);
  });

  it('quote headers and values that would end a string', async () => {
    const odd = sampleCatalogue(recorded, {
      versions: [
        sampleVersion('0.1', { booleans: { csv: '1／0' } }),
        sampleVersion('0.2', { booleans: { csv: 'T／F' }, replaces: { 'old "name"': ["new 'name'"] } }),
      ],
      columns: [
        sampleColumn('a "quoted" one', { type: 'boolean' }),
        sampleColumn('old "name"', { until: '0.1' }),
        sampleColumn("new 'name'", { since: '0.2' }),
      ],
    });
    const rows = [{ 'a "quoted" one': '1', 'old "name"': "it's" }];
    const wanted = [{ 'a "quoted" one': 'T', "new 'name'": "it's" }];
    const programs = writePrograms(odd, '0.1', '0.2', 'raw');
    expect(await runSql(findCode(programs, 'SQL'), rows)).toEqual(wanted);
    if (PYTHON) expect(await runPandas(findCode(programs, 'pandas'), rows)).toEqual(wanted);
  });
});

describe('the code of one change', () => {
  const all = versionPairs(catalogue).flatMap(([from, to]) => differences(catalogue, from, to).changes);

  it('is there exactly where something can be written down', () => {
    const silent = new Set([
      'none',
      'convert',
      'use-format',
      'use-variant',
      'do-not-compare',
      'check-meaning',
      'check-rows',
    ]);
    for (const change of all) {
      const snippets = changeSnippets(change);
      const says = snippets.length > 0;
      // What JSON writes is read by its own rules, and a local time becomes none of UTC by another ending.
      const isJson = 'format' in change && change.format === 'json';
      if (change.kind === 'codes-removed' || isJson) expect(says).toBe(false);
      else expect(says, change.kind).toBe(!silent.has(makeHint(change).action));
      for (const { code } of snippets) expect(code.trim()).not.toBe('');
    }
    expect(all.some((c) => changeSnippets(c).length > 0)).toBe(true);
  });

  it('gives lines of a SELECT that a database takes', async () => {
    const row = Object.fromEntries(catalogue.columns.map((c) => [c.header, '1']));
    const codes = new Set(all.map((change) => findCode(changeSnippets(change), 'SQL')));
    const selected = [...codes].filter(Boolean).map((sql) => `SELECT ${sql} FROM old_files`);
    expect(selected.length).toBeGreaterThan(3);
    expect((await runEach(selected, [row])).map((rows) => rows.length)).toEqual(selected.map(() => 1));
  });

  it('completes a table of codes, and puts codes into words', async () => {
    const change = all.find((c) => c.kind === 'codes-added');
    if (!change) throw new Error('no new codes');
    const snippets = changeSnippets(change);
    expect(findCode(snippets, 'pandas')).toBe('labels.update({"8": "工廠", "9": "農舍"})');
    const sql = `SELECT ${findCode(snippets, 'SQL')} AS label FROM old_files`;
    expect(await runSql(sql, [{ 建築類型: '9' }])).toEqual([{ label: '農舍' }]);
  });

  it('quotes labels that would end a string', async () => {
    const snippets = changeSnippets({
      kind: 'codes-added',
      table: 't',
      title: '甲',
      columns: ['甲'],
      codes: [{ code: 1, label: `it's "so"` }],
    });
    expect(findCode(snippets, 'pandas')).toBe(String.raw`labels.update({"1": "it's \"so\""})`);
    const sql = `SELECT ${findCode(snippets, 'SQL')} AS label FROM old_files`;
    expect(await runSql(sql, [{ 甲: '1' }])).toEqual([{ label: `it's "so"` }]);
  });

  it('declares both notations of missing values', () => {
    const change: VersionChange = { kind: 'missing-changed', format: 'csv', from: '-', to: 'NA' };
    expect(changeSnippets(change)).toEqual([
      { tool: 'pandas', code: 'df = pd.read_csv(file, dtype=str, na_values=["-", "NA"])' },
    ]);
    expect(changeSnippets({ ...change, format: 'json' })).toEqual([]);
  });

  it('has none for another key of the same header, nor for notation in JSON', () => {
    expect(
      changeSnippets({
        kind: 'column-changed',
        variant: 'raw',
        column: { header: '甲', key: 'b' },
        aspect: 'key',
        from: 'a',
        to: 'b',
      }),
    ).toEqual([]);
    expect(
      changeSnippets({
        kind: 'booleans-changed',
        format: 'json',
        from: { text: 'true／false', values: { true: 'true', false: 'false' } },
        to: { text: 'T／F', values: { true: 'T', false: 'F' } },
        columns: ['甲'],
      }),
    ).toEqual([]);
  });
});
