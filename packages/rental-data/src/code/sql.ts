import type { CodeFile, Condition, Notation } from './layout';

export interface Dialect {
  name: (header: string) => string;
  text: (text: string) => string;
  number: (column: string) => string;
  day: (column: string) => string;
  quantile: (share: number, number: string) => string;
  /** rows, and the share of rows, in which a condition on a column holds */
  count: (condition: string) => string;
  share: (condition: string, column: string) => string;
  /** a CSV by its path, or by code that gives it; of one whose columns are not guessed, all are text */
  file: (path: string | { code: string }, missing: string, guessed?: readonly string[]) => string;
}

const quoted = (text: string, mark: string): string => `${mark}${text.replaceAll(mark, mark + mark)}${mark}`;
/** In ClickHouse a backslash begins an escape, in names too; in DuckDB it means itself. */
const escaped = (text: string): string => text.replaceAll('\\', '\\\\');

export const DUCKDB: Dialect = {
  name: (header) => quoted(header, '"'),
  text: (text) => quoted(text, "'"),
  number: (column) => `TRY_CAST(${column} AS DOUBLE)`,
  day: (column) => `TRY_CAST(left(${column}, 10) AS DATE)`,
  quantile: (share, number) => `quantile_cont(${number}, ${String(share)})`,
  // count_if gives NULL where the column is missing in all rows.
  count: (condition) => `count(*) FILTER (${condition})`,
  share: (condition) => `avg(CAST(${condition} AS INTEGER))`,
  file: (path, missing, guessed) =>
    `read_csv(
  ${[
    typeof path === 'string' ? quoted(path, "'") : path.code,
    ...(guessed ? [] : ['all_varchar = true']),
    `nullstr = ${quoted(missing, "'")}`,
    ...(guessed ?? []),
  ].join(',\n  ')}
)`,
};

export const CLICKHOUSE: Dialect = {
  name: (header) => quoted(escaped(header), '"'),
  text: (text) => quoted(escaped(text), "'"),
  number: (column) => `toFloat64OrNull(${column})`,
  day: (column) => `toDateOrNull(substring(${column}, 1, 10))`,
  quantile: (share, number) => `quantileExactInclusive(${String(share)})(${number})`,
  count: (condition) => `countIf(${condition})`,
  share: (condition, column) => `avgIf(${condition}, ${column} IS NOT NULL)`,
  file: (path, _, [format = 'CSVWithNames'] = []) => `file(
  ${typeof path === 'string' ? quoted(escaped(path), "'") : path.code},
  ${format}
)`,
};

/** ClickHouse has the text of a missing value as a setting. */
export const clickhouseMissing = (missing: string): string =>
  `SET format_csv_null_representation = ${CLICKHOUSE.text(missing)};`;

/** Values of a column, put in other words; one that is in neither form, such as a missing one, stays out. */
export const formatCase = (header: string, map: Readonly<Record<string, string>>): string =>
  `CASE ${DUCKDB.name(header)} ${Object.entries(map)
    .map(([from, to]) => `WHEN ${DUCKDB.text(from)} THEN ${DUCKDB.text(to)}`)
    .join(' ')} END`;

export function readFiles(
  files: readonly CodeFile[],
  missing: string,
  columns: readonly string[],
  { name, text, file }: Dialect,
  period?: string,
): string {
  const [first] = files;
  if (period === undefined) return file(first?.path ?? '', missing);
  const selected = columns.map(name).join(', ');
  const parts = files.map(
    (part) => `SELECT ${selected}, ${text(part.period)} AS ${name(period)} FROM ${file(part.path, missing)}`,
  );
  return `(\n${parts.join('\nUNION ALL\n')}\n)`;
}

export function condition(
  filter: Condition,
  { missing, isTime }: Notation,
  { name, text, number, day }: Dialect,
): string {
  const cells = name(filter.column);
  if ('isMissing' in filter) return `${cells} IS ${filter.isMissing ? '' : 'NOT '}NULL`;
  if ('oneOf' in filter) {
    const present = filter.oneOf.filter((value) => value !== missing);
    const parts = [
      ...(present.length > 0 ? [`${cells} IN (${present.map(text).join(', ')})`] : []),
      ...(present.length < filter.oneOf.length ? [`${cells} IS NULL`] : []),
    ];
    return parts.length > 1 ? `(${parts.join(' OR ')})` : (parts[0] ?? 'false');
  }
  const days = isTime(filter.column);
  const value = days ? day(cells) : number(cells);
  const bound = (end: number | string) => (days ? `CAST(${text(String(end))} AS DATE)` : String(Number(end)));
  const { from, to } = filter;
  const ends = [
    ...(from === undefined ? [] : [`${value} >= ${bound(from)}`]),
    ...(to === undefined ? [] : [`${value} <= ${bound(to)}`]),
  ];
  return ends.length > 0 ? ends.join(' AND ') : `${cells} IS NOT NULL`;
}
