/** SQL for many files together, and what it works out anew: apart from the rest, since other pages need none of it. */
import { groupBy } from '../helpers/groupBy';
import { bracketed, indented } from './layout';
import {
  classifyColumn,
  plainName,
  POINTS_FILE,
  listProperties,
  TIME_LENGTH,
  TIME_ZONE,
  type Kind,
  type ManyColumn,
  type ManyFiles,
  type Refinement,
} from './many';
import type { Recomputation, Touched } from './recompute';
import { CLICKHOUSE, clickhouseMissing, DUCKDB, type Dialect } from './sql';

/** What a column is worked out anew as, of columns that are numbers. @param nameColumn how the program names a column */
export const recomputed = ({ base, added, divisor }: Recomputation, nameColumn: (header: string) => string) =>
  `(${[nameColumn(base), ...added.map((fee) => `coalesce(${nameColumn(fee)}, 0)`)].join(' + ')}) / ${nameColumn(divisor)}`;

/** A statement that works a column of the table anew, in all rows or in those of some periods. */
export function recompute(rule: Recomputation, { name, text }: Dialect, touched?: Touched): string {
  const where = touched ? `\nWHERE ${name(touched.period)} IN (${touched.periods.map(text).join(', ')})` : '';
  const change = name === CLICKHOUSE.name ? 'ALTER TABLE listings UPDATE' : 'UPDATE listings SET';
  return `-- ${rule.why}
${change} ${name(rule.header)} =
  ${recomputed(rule, name)}${where};`;
}

/** What DuckDB and ClickHouse call the types. */
const TYPES: Record<Kind, readonly [duckdb: string, clickhouse: string]> = {
  text: ['VARCHAR', 'String'],
  integer: ['BIGINT', 'Int64'],
  number: ['DOUBLE', 'Float64'],
  'yes-no': ['BOOLEAN', 'Bool'],
  time: ['TIMESTAMP', 'DateTime'],
};

/** A column of many files as its type, from texts: the first of its names that is not missing. */
function typed(column: ManyColumn, { yes, no }: ManyFiles, dialect: Dialect, isClickHouse: boolean): string {
  const { name, text, number } = dialect;
  const [first, ...others] = column.names;
  const cast = (type: string) => (isClickHouse ? `Nullable(${type})` : type);
  const kind = classifyColumn(column);
  if (first === undefined) {
    const [duckdb, clickhouse] = TYPES[kind];
    return `CAST(NULL AS ${cast(isClickHouse ? clickhouse : duckdb)})`;
  }
  const cells = others.length > 0 ? `coalesce(${column.names.map(name).join(', ')})` : name(first);
  const among = (list: readonly string[]) => `${cells} IN (${list.map(text).join(', ')})`;
  switch (kind) {
    case 'text':
      return cells;
    case 'number':
      return number(cells);
    case 'integer':
      return isClickHouse ? `toInt64OrNull(${cells})` : `TRY_CAST(${cells} AS BIGINT)`;
    case 'yes-no':
      return `CASE WHEN ${among(yes)} THEN true WHEN ${among(no)} THEN false END`;
    case 'time':
      return isClickHouse
        ? `toDateTimeOrNull(substring(${cells}, 1, ${String(TIME_LENGTH)}), ${text(TIME_ZONE)})`
        : `TRY_CAST(left(${cells}, ${String(TIME_LENGTH)}) AS TIMESTAMP)`;
  }
}

const selected = (files: ManyFiles, dialect: Dialect, isClickHouse: boolean): string =>
  files.columns
    .map((column) => `  ${typed(column, files, dialect, isClickHouse)} AS ${dialect.name(column.header)}`)
    .join(',\n');

export function readManyWithDuckDb(files: ManyFiles): string {
  const { name, text } = DUCKDB;
  const paths = files.periods.map((period) => text(`${plainName(period, files.variant)}.csv`));
  return `CREATE TABLE listings AS
SELECT
  regexp_extract(filename, ${text(`([^/\\\\]*)${plainName('', files.variant)}[.]csv$`)}, 1) AS ${name(files.period)},
${selected(files, DUCKDB, false)}
FROM read_csv(
  ${[
    indented(bracketed(['[', ']'], paths), 2),
    'all_varchar = true',
    `nullstr = ${text(files.missing)}`,
    'union_by_name = true',
    'filename = true',
  ].join(',\n  ')}
);`;
}

/** The same for ClickHouse local, which takes no file with two columns of a name by its header: such files are read by places. */
export function readManyWithClickHouse(files: ManyFiles): string {
  const { name, text } = CLICKHOUSE;
  const ending = `${plainName('', files.variant)}.csv`;
  const head = `SELECT
  replaceOne(_file, ${text(ending)}, '') AS ${name(files.period)},
`;
  const formatPaths = (periods: readonly string[]) =>
    text(`${periods.length > 1 ? `{${periods.join(',')}}` : periods.join()}${ending}`);
  const byName = files.periods.filter((period) => !files.places.has(period));
  const names = [...new Set(files.columns.flatMap((column) => column.names))];
  const parts = [
    ...(byName.length > 0
      ? [
          `${head}${selected(files, CLICKHOUSE, true)}
FROM file(
  ${formatPaths(byName)},
  CSVWithNames,
  ${text(names.map((header) => `${name(header)} Nullable(String)`).join(', '))}
)`,
        ]
      : []),
    ...[...groupBy(files.places, ([, places]) => JSON.stringify(places)).values()].map((group) => {
      const [[, places]] = group;
      const columns = files.columns.map((column) => ({
        ...column,
        names: column.names.flatMap((header) =>
          places[header] === undefined ? [] : [`c${String(places[header])}`],
        ),
      }));
      const first = Object.entries(places).find(([, place]) => place === 1)?.[0] ?? '';
      return `${head}${selected({ ...files, columns }, CLICKHOUSE, true)}
FROM file(${formatPaths(group.map(([period]) => period))}, CSV)
WHERE c1 != ${text(first)}`;
    }),
  ];
  return `${clickhouseMissing(files.missing)}
SET input_format_csv_use_best_effort_in_schema_inference = 0, input_format_csv_detect_header = 0;
CREATE TABLE listings ENGINE = Memory AS
${parts.join('\nUNION ALL\n')};`;
}

export function refineWithDuckDb({ period, counties, listing, points }: Refinement): string[] {
  const { name, text } = DUCKDB;
  const parts: string[] = [];
  if (counties)
    parts.push(
      `DELETE FROM listings WHERE coalesce(${name(counties.header)}, -1) NOT IN (${counties.codes.join(', ')});`,
    );
  if (listing !== undefined)
    parts.push(`CREATE OR REPLACE TABLE listings AS
SELECT * FROM listings
QUALIFY row_number() OVER (PARTITION BY ${name(listing)} ORDER BY ${name(period)} DESC) = 1;`);
  if (points) {
    const [y, x] = [name(points.latitude), name(points.longitude)];
    const properties = [period, ...listProperties(points).map(({ header }) => header)];
    parts.push(`COPY (
  SELECT 'FeatureCollection' AS type, list({
    'type': 'Feature',
    'geometry': {'type': 'Point', 'coordinates': [${x}, ${y}]},
    'properties': {${properties.map((header) => `${text(header)}: ${name(header)}`).join(', ')}}
  }) AS features
  FROM listings
  WHERE ${x} IS NOT NULL AND ${y} IS NOT NULL
) TO ${text(POINTS_FILE)} (FORMAT json);`);
  }
  return parts;
}

export function refineWithClickHouse({ period, counties, listing, points }: Refinement): string[] {
  const { name, text } = CLICKHOUSE;
  const parts: string[] = [];
  const replaced = (rows: string): string => `CREATE TABLE kept ENGINE = Memory AS
SELECT * FROM listings ${rows};
DROP TABLE listings;
RENAME TABLE kept TO listings;`;
  if (counties) parts.push(replaced(`WHERE ${name(counties.header)} IN (${counties.codes.join(', ')})`));
  if (listing !== undefined)
    parts.push(replaced(`ORDER BY ${name(period)} DESC LIMIT 1 BY ${name(listing)}`));
  if (points) {
    const [y, x] = [name(points.latitude), name(points.longitude)];
    const properties = listProperties(points);
    const types = properties.map((one) => `${name(one.header)} Nullable(${TYPES[classifyColumn(one)][1]})`);
    parts.push(`SET engine_file_truncate_on_insert = 1, output_format_json_named_tuples_as_objects = 1;
INSERT INTO FUNCTION file(${text(POINTS_FILE)}, JSONEachRow)
SELECT 'FeatureCollection' AS type, groupArray(CAST((
  'Feature',
  ('Point', [assumeNotNull(${x}), assumeNotNull(${y})]),
  (${[period, ...properties.map(({ header }) => header)].map(name).join(', ')})
) AS Tuple(
  type String,
  geometry Tuple(type String, coordinates Array(Float64)),
  properties Tuple(${[`${name(period)} String`, ...types].join(', ')})
))) AS features
FROM listings
WHERE ${x} IS NOT NULL AND ${y} IS NOT NULL;`);
  }
  return parts;
}
