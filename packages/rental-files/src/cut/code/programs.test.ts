/** The code of every tool, executed on made files, finds the figures that the engine finds. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { init, Parser } from '@guanmingchiu/sqlparser-ts';
import { parser as python } from '@lezer/python';
import { parser as rGrammar } from 'lezer-r';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { findVersion, PERIOD_HEADER } from 'rental-data';
import { isFull } from 'rental-data/testing/full';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { HAS_CHDB, inClickHouse } from 'rental-data/testing/snippets/chdb';
import { inDuckDb } from 'rental-data/testing/snippets/duckdb';
import { faultsIn } from 'rental-data/testing/snippets/grammar';
import { inPython, PYTHON } from 'rental-data/testing/snippets/python';
import { HAS_R, inR } from 'rental-data/testing/snippets/r';
import { executed, inFolder } from 'rental-data/testing/snippets/run';
import { type MadeTable, makeRandom, toSource, toCsv, toZip } from 'rental-data/testing/tables';
import { writeCode, type Filter, type Group, groupRows, select, Store, type View } from 'rental-files';
import { randomFilter, randomGrouping } from 'rental-files/testing/cuts';
import { fill, TABLES } from 'rental-files/testing/madeStore';
import { Session } from 'rental-files/session';

const VIEWS_PER_TABLE = isFull ? 5 : 2;

/** A program of each tool, and what it must find. */
interface Case {
  title: string;
  codes: ReadonlyMap<string, string>;
  groups: Group[];
}

const files = new Map<string, string>();
const cases: Case[] = [];

const nameFile = ({ version, variant }: { version: string; variant: string }) => `${version}-${variant}.csv`;

/** The group as a row of text and numbers: keys, then figures. */
const listFigures = ({ keys, rows, missing, numbers, yes }: Group): (string | number | null)[] => [
  ...keys,
  rows,
  ...(numbers ? [missing, numbers.p25, numbers.median, numbers.p75] : []),
  ...(yes ? [missing, yes.rows, yes.share] : []),
];

function addCase(groups: Group[], source: Parameters<typeof writeCode>[0], view: View): void {
  const codes = new Map(writeCode(source, view).map(({ tool, code }) => [tool, code]));
  cases.push({ title: JSON.stringify(view), codes, groups });
}

beforeAll(async () => {
  const random = makeRandom(11);
  for (const made of TABLES) {
    files.set(nameFile(made), toCsv(made));
    const { store, columns, fields } = await fill(made);
    const source = {
      files: [{ path: nameFile(made), period: made.period }],
      columns,
      missing: store.missing,
      yes: [...store.yes],
    };
    for (let run = 0; run < VIEWS_PER_TABLE;) {
      const filters = [0, 1].flatMap((): Filter[] => {
        const index = Math.floor(random() * columns.length);
        const column = columns[index];
        const texts = fields.map((row) => row[index] ?? '');
        return column ? [randomFilter(column, texts, random)] : [];
      });
      const view = { filters, grouping: randomGrouping(columns, random) };
      const rows = select(store, view);
      // Tools differ in what they print of no rows.
      if (rows.length === 0) continue;
      addCase(groupRows(store, rows, view.grouping).groups, source, view);
      run += 1;
    }
  }
  await addPeriods();
});

/** Files of two dataset versions below each other, one of which writes yes as 1; and one file that is asked for its period. */
async function addPeriods(): Promise<void> {
  const raw = TABLES.filter(({ variant, version }) => variant === 'raw' && ['0.0', '0.3'].includes(version));
  const shared = raw[0]?.columns ?? [];
  const filters: Filter[] = [
    { column: '月租金', from: 2000 },
    { column: '物件類型', oneOf: ['-', '0', '1', '2'] },
  ];
  const views: View[] = [
    { filters, grouping: { by: [PERIOD_HEADER, '可炊？'], measure: '月租金' } },
    { filters, grouping: { by: [PERIOD_HEADER], measure: '可炊？' } },
    { filters, grouping: { by: [], measure: '月租金' } },
    { filters: [{ column: PERIOD_HEADER, oneOf: [raw[1]?.period ?? ''] }] },
    { filters: [], grouping: { by: [PERIOD_HEADER] } },
    { filters: [] },
  ];
  const listFiles = (tables: readonly MadeTable[]) =>
    tables.map((made) => ({ path: nameFile(made), period: made.period }));

  // As the page asks, whose columns begin with 「期別」.
  const session = new Session(catalogue);
  const zips = raw.map((made) => toZip(made)).map(({ name, bytes }) => toSource(name, bytes));
  const {
    columns: all,
    missing,
    yes,
  } = await session.open(
    zips,
    () => undefined,
    () => undefined,
  );
  const columns = all.filter(({ isPartial }) => !isPartial);
  expect(columns[0]?.header).toBe(PERIOD_HEADER);
  for (const view of views)
    addCase(
      session.groups(view.filters, view.grouping ?? { by: [] }).groups,
      { files: listFiles(raw), columns, missing, yes },
      view,
    );

  const own = raw.slice(1);
  const store = new Store(shared, { periods: true });
  for (const { version, columns: given, period, fields } of own)
    store.add(fields, { columns: given, version: findVersion(catalogue, version), period });
  const source = { files: listFiles(own), columns: shared, missing: store.missing, yes: [...store.yes] };
  for (const view of views)
    addCase(groupRows(store, select(store, view), view.grouping ?? { by: [] }).groups, source, view);
}

/** Compares what a tool printed of every case. Keys are text, and figures numbers; an empty cell is a missing one. */
function compare(tables: readonly (readonly (readonly unknown[])[])[], isSorted: boolean): void {
  expect(tables).toHaveLength(cases.length);
  for (const [index, { title, groups }] of cases.entries()) {
    const expected = groups.map(listFigures);
    const keys = groups[0]?.keys.length ?? 0;
    const found = (tables[index] ?? []).map((row) =>
      row.map((cell, column) =>
        column < keys
          ? String(cell ?? '-')
          : cell === null || cell === '' || cell === 'NaN'
            ? null
            : Number(cell),
      ),
    );
    const byKeys = (a: unknown[], b: unknown[]) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
    if (!isSorted) for (const table of [expected, found]) table.sort(byKeys);
    expect(found.length, title).toBe(expected.length);
    for (const [line, row] of expected.entries())
      for (const [column, cell] of row.entries()) {
        const own = found[line]?.[column];
        if (typeof cell === 'number' && typeof own === 'number') expect(own, title).toBeCloseTo(cell, 6);
        else expect(own, title).toBe(cell);
      }
  }
}

const programs = (tool: string): string[] => cases.map(({ codes }) => codes.get(tool) ?? '');
const SEPARATOR = '=====';

/** Tables of CSV, divided by a line. */
const parsePrinted = (text: string): string[][][] =>
  text
    .split(`${SEPARATOR}\n`)
    .slice(1)
    .map((table) => Papa.parse<string[]>(table, { skipEmptyLines: true }).data);

const RUN_PYTHON = `
import json, os, sys, contextlib
for code in json.load(open("programs.json", encoding="utf-8")):
    scope = {}
    with contextlib.redirect_stdout(open(os.devnull, "w", encoding="utf-8")):
        exec(code, scope)
    table = scope["table"]
    print("${SEPARATOR}")
    print(table.to_csv(header=False, index="全部" not in table.index, na_rep="", lineterminator="\\n") if table.shape[0] else "", end="")
`;

const RUN_R = `
for (file in sort(list.files(pattern = "^program-"))) {
  scope <- new.env()
  invisible(capture.output(suppressMessages(eval(parse(file, encoding = "UTF-8"), envir = scope))))
  table <- if (exists("table", envir = scope, inherits = FALSE)) scope$table else as.data.frame(t(scope$figures(scope$values)))
  cat("${SEPARATOR}\\n")
  write.table(table, sep = ",", na = "", row.names = FALSE, col.names = FALSE, qmethod = "double")
}`;

describe('code', () => {
  it('covers every kind of filter and of figures', () => {
    const all = cases.map(({ title }) => title).join('');
    for (const part of ['oneOf', 'isMissing', '"from"', '"to"', '"by":[]', '"measure"', ',"'])
      expect(all).toContain(part);
    expect(cases.some(({ groups }) => groups.some(({ yes }) => yes))).toBe(true);
    expect(cases.some(({ groups }) => groups.some(({ numbers }) => numbers))).toBe(true);
  });

  it('can be parsed, also with hostile texts', async () => {
    await init();
    const hostile = '\'"\\\n`$(rm)';
    const source = {
      files: [{ path: 'a"b\'.csv', period: '2026' }],
      columns: [{ header: hostile, type: 'string' as const }],
      missing: '-',
      yes: ['T'],
    };
    const codes = writeCode(source, {
      filters: [{ column: hostile, oneOf: [hostile, '-'] }],
      grouping: { by: [hostile] },
    });
    const all = [...cases.map((one) => one.codes), new Map(codes.map(({ tool, code }) => [tool, code]))];
    for (const own of all) {
      expect(faultsIn(python, own.get('pandas') ?? '('), own.get('pandas')).toEqual([]);
      // The grammar knows neither empty arguments nor negative numbers.
      const code = (own.get('R') ?? '(').replaceAll(', ]', ', TRUE]').replaceAll('= -', '= ');
      expect(faultsIn(rGrammar, code), code).toEqual([]);
      expect(
        () => Parser.parse(own.get('ClickHouse local') ?? '(', 'clickhouse'),
        own.get('ClickHouse local'),
      ).not.toThrow();
    }
    await inDuckDb(async (connection) => {
      for (const own of all)
        expect((await connection.extractStatements(own.get('DuckDB') ?? '')).count).toBe(1);
    });
  });

  it('needs a file', () => {
    const source = { files: [], columns: [], missing: '-', yes: [] };
    expect(() => writeCode(source, { filters: [] })).toThrow(/沒有檔案.*修正：/);
  });
});

/** How a tool finds the tables of all cases in a folder with the files; those of SQL give them in the order of the engine. */
const TOOLS: [
  tool: string,
  isThere: boolean,
  isSorted: boolean,
  find: (folder: string) => Promise<unknown[][][]>,
][] = [
  [
    'pandas',
    PYTHON !== undefined,
    false,
    async (folder) => {
      writeFileSync(path.join(folder, 'programs.json'), JSON.stringify(programs('pandas')));
      return parsePrinted(await inPython(folder, RUN_PYTHON));
    },
  ],
  [
    'R與readr',
    HAS_R,
    false,
    async (folder) => {
      for (const [index, code] of programs('R').entries()) {
        const name = `program-${String(index).padStart(3, '0')}.r`;
        writeFileSync(path.join(folder, name), `options(warn = 2)\n${code}\n`);
      }
      return parsePrinted(await inR(folder, RUN_R));
    },
  ],
  [
    'DuckDB',
    true,
    true,
    (folder) =>
      inDuckDb(async (connection) => {
        const found = [];
        for (const code of programs('DuckDB'))
          found.push((await connection.runAndReadAll(code)).getRowsJson());
        return found;
      }, folder),
  ],
  ['ClickHouse local', HAS_CHDB, true, (folder) => inClickHouse(folder, ...programs('ClickHouse local'))],
];

for (const [tool, isThere, isSorted, find] of TOOLS)
  it.runIf(isThere)(
    `${executed(tool, isThere)}: the figures of the engine are found${isSorted ? ', in its order' : ''}`,
    () =>
      inFolder(async (folder) => {
        for (const [name, text] of files) writeFileSync(path.join(folder, name), text);
        compare(await find(folder), isSorted);
      }),
  );
