import type { View } from '#rental-files/cut/address';
import type { Snippet } from '../../snippets/types';
import { pandas } from './pandas';
import { r } from './r';
import { clickhouse, duckdb } from './sql';
import { planOf, type CodeSource, type Plan } from './types';

const TOOLS: Record<string, (plan: Plan) => string> = {
  pandas,
  DuckDB: duckdb,
  R: r,
  'ClickHouse local': clickhouse,
};

/** Code that prints figures of each group, or the number, of the rows that pass; missing as the file writes it, NULL in SQL. @throws RangeError where no file is named */
export function codeOf(source: CodeSource, view: View): Snippet[] {
  const plan = planOf(source, view);
  return Object.entries(TOOLS).map(([tool, write]) => ({ tool, code: write(plan) }));
}
