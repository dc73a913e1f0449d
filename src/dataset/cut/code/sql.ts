import { clickhouseName, clickhouseText, sqlName, sqlText } from '../../snippets/quote';
import type { Filter } from '#rental-files/cut/filters';
import { PERIOD_HEADER } from '#rental-files/cut/store';
import { FIGURES, type Plan } from './types';

/** What DuckDB and ClickHouse say in different words. */
interface Dialect {
  name: (header: string) => string;
  text: (text: string) => string;
  number: (column: string) => string;
  day: (column: string) => string;
  quantile: (share: number, number: string) => string;
  /** rows, and the share of rows, in which a condition on a column holds */
  count: (condition: string) => string;
  share: (condition: string, column: string) => string;
  file: (path: string, missing: string) => string;
}

const DUCKDB: Dialect = {
  name: sqlName,
  text: sqlText,
  number: (column) => `TRY_CAST(${column} AS DOUBLE)`,
  day: (column) => `TRY_CAST(left(${column}, 10) AS DATE)`,
  quantile: (share, number) => `quantile_cont(${number}, ${String(share)})`,
  // count_if gives NULL where the column is missing in all rows.
  count: (condition) => `count(*) FILTER (${condition})`,
  share: (condition) => `avg(CAST(${condition} AS INTEGER))`,
  file: (path, missing) => `read_csv(
  ${sqlText(path)},
  all_varchar = true,
  nullstr = ${sqlText(missing)}
)`,
};

const CLICKHOUSE: Dialect = {
  name: clickhouseName,
  text: clickhouseText,
  number: (column) => `toFloat64OrNull(${column})`,
  day: (column) => `toDateOrNull(substring(${column}, 1, 10))`,
  quantile: (share, number) => `quantileExactInclusive(${String(share)})(${number})`,
  count: (condition) => `countIf(${condition})`,
  share: (condition, column) => `avgIf(${condition}, ${column} IS NOT NULL)`,
  file: (path) => `file(
  ${clickhouseText(path)},
  CSVWithNames
)`,
};

const FALSE = 'false';

function condition(filter: Filter, { missing, isTime }: Plan, { name, text, number, day }: Dialect): string {
  const own = name(filter.column);
  if ('isMissing' in filter) return `${own} IS ${filter.isMissing ? '' : 'NOT '}NULL`;
  if ('oneOf' in filter) {
    const present = filter.oneOf.filter((value) => value !== missing);
    const parts = [
      ...(present.length > 0 ? [`${own} IN (${present.map(text).join(', ')})`] : []),
      ...(present.length < filter.oneOf.length ? [`${own} IS NULL`] : []),
    ];
    return parts.length > 1 ? `(${parts.join(' OR ')})` : (parts[0] ?? FALSE);
  }
  const days = isTime(filter.column);
  const value = days ? day(own) : number(own);
  const bound = (end: number | string) => (days ? `CAST(${text(String(end))} AS DATE)` : String(Number(end)));
  const { from, to } = filter;
  const ends = [
    ...(from === undefined ? [] : [`${value} >= ${bound(from)}`]),
    ...(to === undefined ? [] : [`${value} <= ${bound(to)}`]),
  ];
  return ends.length > 0 ? ends.join(' AND ') : `${own} IS NOT NULL`;
}

function tableOf({ files, only, missing, needed }: Plan, { name, text, file }: Dialect): string {
  if (only) return file(only.path, missing);
  const columns = needed.map(name).join(', ');
  const parts = files.map(
    ({ path, period }) =>
      `SELECT ${columns}, ${text(period)} AS ${name(PERIOD_HEADER)} FROM ${file(path, missing)}`,
  );
  return `(\n${parts.join('\nUNION ALL\n')}\n)`;
}

function figuresOf({ of = '', kind, yes }: Plan, dialect: Dialect): [figure: string, as: string][] {
  const column = dialect.name(of);
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
  const { by, filters, isNumeric, isYesNo } = plan;
  const keys = by.map(dialect.name);
  const figures = figuresOf(plan, dialect).map(([figure, as]) => `${figure} AS ${dialect.name(as)}`);
  const order = by.flatMap((header) => {
    const own = dialect.name(header);
    if (isNumeric(header)) return [`${dialect.number(own)} NULLS LAST`, own];
    // Yes stands before no, whether they are T and F or 1 and 0.
    return [`${own} ${isYesNo(header) ? 'DESC ' : ''}NULLS LAST`];
  });
  const where = filters.map((filter) => condition(filter, plan, dialect));
  return [
    `SELECT\n${[...keys, ...figures].map((item) => `  ${item}`).join(',\n')}`,
    `FROM ${tableOf(plan, dialect)}`,
    ...(where.length > 0 ? [`WHERE ${where.join('\n  AND ')}`] : []),
    ...(keys.length > 0 ? [`GROUP BY ${keys.join(', ')}`, `ORDER BY ${order.join(', ')}`] : []),
  ].join('\n');
}

/** SQL for DuckDB, 1.0 or later. All columns are read as text, so that codes stay as they are. */
export const duckdb = (plan: Plan): string => `${selection(plan, DUCKDB)};`;

/** SQL for ClickHouse local; without guesses every column is text. */
export const clickhouse = (plan: Plan): string =>
  `SET format_csv_null_representation = ${clickhouseText(plan.missing)};
SET input_format_csv_use_best_effort_in_schema_inference = 0;

${selection(plan, CLICKHOUSE)};`;
