/** A recipe for its tests: what it says, its code, and the tools that run it. */
import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { HAS_CHDB, inClickHouse } from 'rental-data/testing/snippets/chdb';
import { inDuckDb } from 'rental-data/testing/snippets/duckdb';
import { inPython, PYTHON } from 'rental-data/testing/snippets/python';
import { HAS_R, inR } from 'rental-data/testing/snippets/r';
import { executed } from 'rental-data/testing/snippets/run';

/** The text of a recipe, and its pieces of code by language. */
export function readRecipe(name: string) {
  const text = readFileSync(`src/pages/recipes/${name}.mdx`, 'utf8');
  const readCode = (language: string): string[] =>
    [...text.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, found, code = '']) =>
      found === language ? [code] : [],
    );
  return { text, readCode };
}

type Cells = readonly (readonly unknown[])[];
type InFolder = (work: (folder: string) => Promise<void>) => Promise<void>;

/** A test that a program runs in a folder, where this machine has its tool. */
const tested =
  <Result>(tool: string, present: boolean, run: (folder: string, code: string) => Promise<Result>) =>
  (inFolder: InFolder, test: (run: (code: string) => Promise<Result>, folder: string) => Promise<void>) =>
    it.runIf(present)(executed(tool, present), () =>
      inFolder((folder) => test((code) => run(folder, code), folder)),
    );

/** A test with each tool: a program gives what it prints, SQL the rows that it returns. */
export const testWith = {
  pandas: tested('pandas', PYTHON !== undefined, inPython),
  r: tested('R與readr', HAS_R, inR),
  duckDb: tested('DuckDB', true, (folder, sql) =>
    inDuckDb(
      async (connection): Promise<Cells> => (await connection.runAndReadAll(sql)).getRowsJson(),
      folder,
    ),
  ),
  clickHouse: tested('ClickHouse', HAS_CHDB, async (folder, sql): Promise<Cells> => {
    const [rows = []] = await inClickHouse(folder, sql);
    return rows;
  }),
};
