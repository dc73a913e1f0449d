/** The syntax of every snippet of every set, with parsers that come with the development packages: never left out. */
import { init, Parser } from '@guanmingchiu/sqlparser-ts';
import { parser as python } from '@lezer/python';
import { parser as r } from 'lezer-r';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSets } from '../catalogue/sets';
import { writeSnippets } from '.';
import { snippetSource } from './source';
import { SITE } from '../../tests/support/citationSample';
import { catalogue } from '../../tests/support/realCatalogue';
import { inDuckDb } from '../../tests/support/snippets/duckdb';
import { faultsIn } from '../../tests/support/snippets/grammar';

const SNIPPETS = listSets(catalogue).flatMap((set) => {
  const source = snippetSource(catalogue, set, SITE);
  return source ? writeSnippets(source) : [];
});

/** Every different snippet of a tool. Addresses and names differ from set to set. */
const all = (tool: string): string[] => [
  ...new Set(SNIPPETS.flatMap((snippet) => (snippet.tool === tool ? snippet.code : []))),
];

/** Calls with their names of arguments, in the order in which they stand. */
function listCalls(code: string): [name: string, keywords: string[]][] {
  const calls: [string, string[]][] = [];
  python.parse(code).iterate({
    enter: ({ node }) => {
      if (node.name !== 'CallExpression') return;
      const name = code.slice(node.firstChild?.from, node.firstChild?.to).split('.').at(-1) ?? '';
      const keywords = (node.getChild('ArgList')?.getChildren('AssignOp') ?? []).map((sign) => {
        const before = sign.prevSibling;
        return code.slice(before?.from, before?.to);
      });
      calls.push([name, keywords]);
    },
  });
  return calls;
}

describe('只解析語法', () => {
  it.each(['pandas', 'polars'])('%s', (tool) => {
    expect(all(tool)).toHaveLength(listSets(catalogue).length);
    for (const code of all(tool)) expect(faultsIn(python, code), code).toEqual([]);
  });

  it('curl', () => {
    // Four commands and nothing else; what stands in an address or a name needs no quotation marks but these.
    const word = String.raw`[\w./:%@-]+`;
    const commands = [
      String.raw`zip=${word}\.zip`,
      String.raw`\[ -f "\$zip" \] \|\| zip='[\w[\] -]+\.zip'`,
      String.raw`\[ -f "\$zip" \] \|\| curl -fo "\$zip" \\\n  'https://${word}'`,
      String.raw`unzip ("\$zip" ${word}\.csv|-j "\$zip" '\*\.csv' -d ${word})`,
    ];
    for (const code of all('curl')) expect(code).toMatch(new RegExp(`^${commands.join('\n')}$`));
  });

  it('R', () => {
    for (const code of all('R')) expect(faultsIn(r, code), code).toEqual([]);
  });

  describe('SQL', () => {
    beforeAll(() => init());

    it('ClickHouse local', () => {
      for (const code of all('ClickHouse local')) {
        expect(() => Parser.parse(code, 'clickhouse'), code).not.toThrow();
      }
    });

    it('DuckDB, by its own parser', async () => {
      await inDuckDb(async (connection) => {
        for (const code of all('DuckDB'))
          expect((await connection.extractStatements(code)).count, code).toBe(
            code.includes('UPDATE') ? 4 : 3,
          );
      });
    });
  });

  it('the parsers do find faults', () => {
    expect(faultsIn(python, 'df = pd.read_csv(')).not.toEqual([]);
    expect(faultsIn(r, 'df <- read_csv(')).not.toEqual([]);
    expect(() => Parser.parse('SELECT 縣市 FROM t', 'clickhouse')).toThrow();
  });
});

/** What the documentation of polars 1.x and later lists, of what the snippet uses: https://docs.pola.rs/api/python/stable/ */
const POLARS: Record<string, string[]> = {
  read_csv: ['null_values', 'schema_overrides', 'infer_schema_length'],
  with_columns: [],
  col: [],
  cast: [],
  replace_strict: ['default'],
  group_by: [],
  agg: [],
  len: [],
  median: [],
};
/** Of Python itself. */
const PYTHON = ['exists', 'ZipFile', 'read', 'infolist', 'endswith', 'max', 'items', 'print'];

describe('polars, which no package of Debian holds', () => {
  it.each(all('polars').slice(0, 3))('calls only what its documentation lists %#', (code) => {
    for (const [name, keywords] of listCalls(code)) {
      if (PYTHON.includes(name)) continue;
      expect(Object.keys(POLARS)).toContain(name);
      for (const keyword of keywords) expect(POLARS[name], name).toContain(keyword);
    }
    expect(listCalls(code).map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(POLARS)));
  });
});
