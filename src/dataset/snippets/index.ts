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

/** The snippets of all tools; curl first, because the others begin with what it took. */
export const snippetsOf = (source: SnippetSource): Snippet[] =>
  Object.entries(TOOLS).map(([tool, write]) => ({ tool, code: write(source) }));
