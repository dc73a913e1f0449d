import {
  CLICKHOUSE,
  clickhouseMissing,
  condition,
  type Dialect,
  DUCKDB,
  readFiles,
} from 'rental-data/code/sql';
import { FIGURES, type Plan } from './types';

function listFigures({ measure = '', kind, yes }: Plan, dialect: Dialect): [figure: string, as: string][] {
  const column = dialect.name(measure);
  const number = dialect.number(column);
  const isYes = `${column} IN (${yes.map(dialect.text).join(', ')})`;
  switch (kind) {
    case 'rows':
      return [['count(*)', FIGURES.rows]];
    case 'number':
      return [
        ['count(*)', FIGURES.rows],
        [`count(*) - count(${number})`, FIGURES.missing],
        ...FIGURES.quartiles.map(([as, share]): [string, string] => [dialect.quantile(share, number), as]),
      ];
    case 'yes':
      return [
        ['count(*)', FIGURES.rows],
        [`count(*) - count(${column})`, FIGURES.missing],
        [dialect.count(isYes), FIGURES.yes],
        [dialect.share(isYes, column), FIGURES.share],
      ];
  }
}

function selection(plan: Plan, dialect: Dialect): string {
  const { files, missing, needed, period, by, filters, isNumeric, isYesNo } = plan;
  const keys = by.map(dialect.name);
  const figures = listFigures(plan, dialect).map(([figure, as]) => `${figure} AS ${dialect.name(as)}`);
  const order = by.flatMap((header) => {
    const own = dialect.name(header);
    if (isNumeric(header)) return [`${dialect.number(own)} NULLS LAST`, own];
    // Yes stands before no, whether they are T and F or 1 and 0.
    return [`${own} ${isYesNo(header) ? 'DESC ' : ''}NULLS LAST`];
  });
  const where = filters.map((filter) => condition(filter, plan, dialect));
  return [
    `SELECT\n${[...keys, ...figures].map((item) => `  ${item}`).join(',\n')}`,
    `FROM ${readFiles(files, missing, needed, dialect, period)}`,
    ...(where.length > 0 ? [`WHERE ${where.join('\n  AND ')}`] : []),
    ...(keys.length > 0 ? [`GROUP BY ${keys.join(', ')}`, `ORDER BY ${order.join(', ')}`] : []),
  ].join('\n');
}

/** SQL for DuckDB, 1.0 or later. All columns are read as text, so that codes stay as they are. */
export const duckdb = (plan: Plan): string => `${selection(plan, DUCKDB)};`;

/** SQL for ClickHouse local; without guesses every column is text. */
export const clickhouse = (plan: Plan): string =>
  `${clickhouseMissing(plan.missing)}
SET input_format_csv_use_best_effort_in_schema_inference = 0;

${selection(plan, CLICKHOUSE)};`;
