import initSqlJs from 'sql.js';
import { describe, expect, it } from 'vitest';
import { listColumns } from '../catalogue/columns';
import { findVersion } from '../catalogue/sets';
import { VARIANTS, type Variant } from '../catalogue/values';
import type { Catalogue } from '../catalogue/types';
import { differences, versionPairs } from './differences';
import { makeHint } from './hints';
import { writePrograms, changeSnippets, type ChangeSnippet } from './snippets';
import type { VersionChange } from './types';
import { catalogue, recorded } from '../../tests/support/realCatalogue';
import { sampleCatalogue, sampleColumn, sampleVersion } from '../../tests/support/usabilitySample';

type Row = Record<string, string | null>;

const findCode = (snippets: readonly ChangeSnippet[], tool: ChangeSnippet['tool']): string | undefined =>
  snippets.find((s) => s.tool === tool)?.code;

/** Statements of a program: a line each, but for lists and dictionaries that go on. */
function splitStatements(code: string): string[] {
  const statements: string[] = [];
  let open = '';
  for (const line of code.split('\n')) {
    open += line.trim();
    const count = (sign: RegExp) => open.match(sign)?.length ?? 0;
    if (count(/[[({]/g) > count(/[\])}]/g)) continue;
    if (open) statements.push(open);
    open = '';
  }
  expect(open).toBe('');
  return statements;
}

/** A literal of Python that is one of JSON but for the comma before the closing bracket. */
const literal = (text: string): unknown => JSON.parse(text.replace(/,(?=[\]}]$)/, ''));

/** What pandas would make of a row. Knows the statements that the generator may write, and refuses any other. */
function runPandas(code: string, row: Row): Row {
  let df: Row = { ...row };
  let columns: string[] = [];
  const replace = (headers: string[], map: Record<string, string>) => {
    for (const header of headers) {
      if (!(header in df)) throw new Error(`KeyError: ${header}`);
      const value = df[header] ?? null;
      df[header] = value === null ? null : (map[value] ?? value);
    }
  };
  for (const statement of splitStatements(code)) {
    const is = (pattern: RegExp) => pattern.exec(statement);
    let match: RegExpExecArray | null;
    if (is(/^import pandas as pd$|^df = pd\.read_csv\(file, dtype=str(?:, na_values="-")?\)$/)) continue;
    if ((match = is(/^columns = (\[.*\])$/))) columns = literal(match[1] ?? '') as string[];
    else if ((match = is(/^df\[columns\] = df\[columns\]\.replace\((\{.*\})\)$/))) {
      replace(columns, literal(match[1] ?? '') as Record<string, string>);
    } else if ((match = is(/^df\[(".*?")\] = df\[\1\]\.replace\((\{.*\})\)$/))) {
      replace([literal(match[1] ?? '') as string], literal(match[2] ?? '') as Record<string, string>);
    } else if ((match = is(/^df\[(".*?")\] = df\[\1\]\.str\.replace\((".*?"), (".*?"), regex=False\)$/))) {
      const [header = '', old = '', now = ''] = match.slice(1).map((text) => literal(text) as string);
      df[header] = df[header]?.replaceAll(old, now) ?? null;
    } else if ((match = is(/^df = df\.rename\(columns=(\{.*\})\)$/))) {
      const map = literal(match[1] ?? '') as Record<string, string>;
      for (const old of Object.keys(map)) if (!(old in df)) throw new Error(`no column ${old}`);
      df = Object.fromEntries(Object.entries(df).map(([header, value]) => [map[header] ?? header, value]));
    } else if ((match = is(/^df = df\.drop\(columns=(\[.*\])\)$/))) {
      const gone = literal(match[1] ?? '') as string[];
      for (const header of gone) if (!(header in df)) throw new Error(`KeyError: ${header}`);
      df = Object.fromEntries(Object.entries(df).filter(([header]) => !gone.includes(header)));
    } else if ((match = is(/^df\[(".*?")\] = pd\.NA$/))) df[literal(match[1] ?? '') as string] = null;
    else throw new Error(`pandas: ${statement}`);
  }
  return df;
}

const { Database } = await initSqlJs();

/** What a database makes of a row. */
function runSql(code: string, row: Row): { columns: string[]; values: unknown[] } {
  const database = new Database();
  const names = Object.keys(row).map((header) => `"${header.replaceAll('"', '""')}"`);
  database.run(`CREATE TABLE old_files (${names.map((n) => `${n} TEXT`).join(', ')})`);
  database.run(`INSERT INTO old_files VALUES (${names.map(() => '?').join(', ')})`, Object.values(row));
  const [result] = database.exec(code);
  database.close();
  return { columns: result?.columns ?? [], values: result?.values[0] ?? [] };
}

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

describe('whole programs', () => {
  it.each(cases)(
    '%s to %s, %s: bring a row into the other form, in both languages alike',
    (from, to, variant) => {
      const programs = writePrograms(catalogue, from, to, variant);
      const [old, wanted] = [listHeaders(catalogue, from, variant), listHeaders(catalogue, to, variant)];
      const published = old.length > 0 && wanted.length > 0;
      if (programs.length === 0) {
        // Nothing to be done, or nothing that it could be done to.
        const booleans = [from, to].map((v) => findVersion(catalogue, v).booleans.csv);
        expect(!published || (old.join() === wanted.join() && booleans[0] === booleans[1])).toBe(true);
        return;
      }
      expect(programs.map((p) => p.tool)).toEqual(['pandas', 'SQL']);
      for (const yes of [true, false]) {
        const row = makeRow(catalogue, from, variant, yes);
        const pandas = runPandas(findCode(programs, 'pandas') ?? '', row);
        const sql = runSql(findCode(programs, 'SQL') ?? '', row);
        expect(sql.columns).toEqual(wanted);
        expect(Object.keys(pandas).sort()).toEqual([...wanted].sort());
        expect(Object.fromEntries(sql.columns.map((c, i) => [c, sql.values[i]]))).toEqual(pandas);
        // What both have is kept, with booleans as the second version writes them.
        const expected = makeRow(catalogue, to, variant, yes);
        for (const header of wanted.filter((h) => old.includes(h))) {
          const value = pandas[header];
          if (row[header] === null) expect(value, header).toBeNull();
          else if (expected[header] !== null) expect(value, header).toBe(expected[header]);
        }
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

  it('quote headers and values that would end a string', () => {
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
    const row = { 'a "quoted" one': '1', 'old "name"': "it's" };
    const programs = writePrograms(odd, '0.1', '0.2', 'raw');
    expect(runPandas(findCode(programs, 'pandas') ?? '', row)).toEqual({
      'a "quoted" one': 'T',
      "new 'name'": "it's",
    });
    expect(runSql(findCode(programs, 'SQL') ?? '', row)).toEqual({
      columns: ['a "quoted" one', "new 'name'"],
      values: ['T', "it's"],
    });
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

  it('gives lines of a SELECT that a database takes', () => {
    const row = Object.fromEntries(catalogue.columns.map((c) => [c.header, '1']));
    for (const change of all) {
      const sql = findCode(changeSnippets(change), 'SQL');
      if (sql !== undefined) expect(runSql(`SELECT ${sql} FROM old_files`, row).columns).not.toEqual([]);
    }
  });

  it('completes a table of codes, and puts codes into words', () => {
    const change = all.find((c) => c.kind === 'codes-added');
    if (!change) throw new Error('no new codes');
    const snippets = changeSnippets(change);
    expect(findCode(snippets, 'pandas')).toBe('labels.update({"8": "工廠", "9": "農舍"})');
    const sql = findCode(snippets, 'SQL') ?? '';
    expect(runSql(`SELECT ${sql} FROM old_files`, { 建築類型: '9' }).values).toEqual(['農舍']);
  });

  it('quotes labels that would end a string', () => {
    const snippets = changeSnippets({
      kind: 'codes-added',
      table: 't',
      title: '甲',
      columns: ['甲'],
      codes: [{ code: 1, label: `it's "so"` }],
    });
    expect(findCode(snippets, 'pandas')).toBe(String.raw`labels.update({"1": "it's \"so\""})`);
    const sql = findCode(snippets, 'SQL') ?? '';
    expect(runSql(`SELECT ${sql} FROM old_files`, { 甲: '1' }).values).toEqual([`it's "so"`]);
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
