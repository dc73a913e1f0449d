/** Code that reads the CSV of a set. Each tool is told of `-` and booleans, keeps ids as text, looks up one code. Pure; for browsers too, source.ts for the build. */
import { pandas, polars } from './python';
import { r } from './r';
import type { Snippet, SnippetSource } from './types';
import { clickhouse, curl, duckdb } from './unpacked';

export type { SnippetSource } from './types';

const TOOLS: Record<string, (source: SnippetSource) => string> = {
  curl,
  pandas,
  polars,
  DuckDB: duckdb,
  R: r,
  'ClickHouse local': clickhouse,
};

/** What stands above code that reads a file with two rules in some columns; nothing above that which only takes the file. */
function mixedComment(tool: string, { mixed }: SnippetSource): string {
  if (!mixed || tool === 'curl') return '';
  const mark = tool === 'DuckDB' || tool === 'ClickHouse local' ? '--' : '#';
  return `${mark} ${mixed.map((header) => `「${header}」`).join('')}在這一期混有兩種規則，使用前先看欄位的說明。\n`;
}

/** The snippets of all tools; curl first, because the others begin with what it took. */
export const writeSnippets = (source: SnippetSource): Snippet[] =>
  Object.entries(TOOLS).map(([tool, write]) => ({ tool, code: mixedComment(tool, source) + write(source) }));
