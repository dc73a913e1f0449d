import { askedBy, type View } from '../address';
import { PERIOD_HEADER, type Snippet } from 'rental-data';
import { pandas } from './pandas';
import { r } from './r';
import { clickhouse, duckdb } from './sql';
import type { CodeSource, Plan } from './types';

const TOOLS: Record<string, (plan: Plan) => string> = {
  pandas,
  DuckDB: duckdb,
  R: r,
  'ClickHouse local': clickhouse,
};

/** @throws RangeError where no file is named */
function makePlan(source: CodeSource, view: View): Plan {
  if (source.files.length === 0)
    throw new RangeError('沒有檔案，寫不出讀檔案的程式。修正：至少給一個檔案的路徑。');
  const { filters, grouping: { by, measure } = { by: [] } } = view;
  const typeByHeader = new Map(source.columns.map(({ header, type }) => [header, type]));
  const asked = askedBy(view);
  const inFiles = asked.filter((header) => header !== PERIOD_HEADER);
  // Rows cannot be read without any column, and no file has 「期別」.
  const first = source.columns.find(({ header }) => header !== PERIOD_HEADER);
  const isOnly = source.files.length === 1 && !asked.includes(PERIOD_HEADER);
  const needed = new Set(inFiles.length > 0 ? inFiles : first ? [first.header] : []);
  const type = typeByHeader.get(measure ?? '');
  return {
    ...source,
    filters,
    by,
    measure,
    kind: type === undefined ? 'rows' : type === 'boolean' ? 'yes' : 'number',
    period: isOnly ? undefined : PERIOD_HEADER,
    needed: [...needed],
    isTime: (header) => typeByHeader.get(header) === 'datetime',
    isYesNo: (header) => typeByHeader.get(header) === 'boolean',
    isNumeric: (header) => ['code', 'integer', 'number'].includes(typeByHeader.get(header) ?? ''),
  };
}

/** Code that prints figures of each group, or the number, of the rows that pass; missing as the file writes it, NULL in SQL. @throws RangeError where no file is named */
export function writeCode(source: CodeSource, view: View): Snippet[] {
  const plan = makePlan(source, view);
  return Object.entries(TOOLS).map(([tool, write]) => ({ tool, code: write(plan) }));
}
