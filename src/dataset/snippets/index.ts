/**
 * Code that takes and reads the CSV of a set with common tools. Pure; may be loaded by browsers (source.ts is for the build).
 * Every tool is told what `-` means, gets booleans as the dataset version writes them, keeps identifiers as text, and looks up
 * one column of codes in its table. src/dataset/snippets runs them on files of the published shape.
 */
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
