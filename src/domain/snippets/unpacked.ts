/** Taking and unpacking the file, and reading it with SQL. Pure. */
import { TIME_PATTERN } from '../catalogue/notation';
import { EXAMPLE, nameIn } from './example';
import { clickhouseName, clickhouseText, sqlText } from './quote';
import type { SnippetSource } from './types';

/** Folder into which a ZIP with unknown paths is unpacked. */
export const folderOf = ({ zip }: SnippetSource): string => zip.replace(/\.zip$/, '');

/** The CSV after unpacking as `curl` does it; a pattern where its name was not recorded. */
export const unpackedPath = (source: SnippetSource): string => source.inside ?? `${folderOf(source)}/*.csv`;

/** Takes the file and the code table of the example, and unpacks the CSV. */
export function curl(source: SnippetSource): string {
  const { url, zip, inside, codes } = source;
  const unpack =
    inside === undefined
      ? // -j: the folders inside are unknown too
        `unzip -j ${zip} '*.csv' -d ${folderOf(source)}`
      : `unzip ${zip} ${inside}`;
  return `curl -fo ${zip} \\
  '${url}'
curl -fO ${codes}
${unpack}`;
}

/**
 * SQL for DuckDB, 1.0 or later, on the unpacked file. T and F become booleans by themselves, ones and zeros stay numbers.
 * Without the pattern for times the letters CST are taken for the US Central zone, and every time is hours off.
 */
export function duckdb(source: SnippetSource): string {
  const types = source.identifiers.map((header) => `    ${sqlText(header)}: 'VARCHAR'`).join(',\n');
  const yes = source.booleans.true === '1' ? `"${EXAMPLE.boolean}" = 1` : `"${EXAMPLE.boolean}"`;
  return `CREATE TABLE listings AS
SELECT * EXCLUDE (code, label, since)
  REPLACE (label AS ${EXAMPLE.code})
FROM read_csv(
  '${unpackedPath(source)}',
  nullstr = ${sqlText(source.missing)},
  timestampformat = '${TIME_PATTERN}',
  types = {
${types}
  },
  sample_size = -1
)
LEFT JOIN '${nameIn(source.codes)}' ON ${EXAMPLE.code} = code;

SELECT ${EXAMPLE.code}, count(*) AS 列數,
  median(${EXAMPLE.number}) AS ${EXAMPLE.number}中位數,
  count_if(${yes}) AS 可炊列數
FROM listings
GROUP BY ${EXAMPLE.code} ORDER BY 列數 DESC;`;
}

/** T and F are booleans once declared; ones and zeros stay numbers. */
const booleanSettings = ({ booleans }: SnippetSource): string =>
  booleans.true === '1'
    ? ''
    : `
SET bool_true_representation = ${clickhouseText(booleans.true)};
SET bool_false_representation = ${clickhouseText(booleans.false)};`;

/** SQL for ClickHouse local on the unpacked file. Unlike in DuckDB, Chinese names must stand in quotation marks. */
export function clickhouse(source: SnippetSource): string {
  const hints = source.identifiers
    .map((header) => `\n  ${clickhouseName(header)} Nullable(String)`)
    .join(',');
  const yes = `d."${EXAMPLE.boolean}"${source.booleans.true === '1' ? ' = 1' : ''}`;
  return `SET format_csv_null_representation = ${clickhouseText(source.missing)};${booleanSettings(source)}
SET schema_inference_hints = ${clickhouseText(hints)};

SELECT c.label AS "${EXAMPLE.code}名稱", count() AS "列數",
  median(d."${EXAMPLE.number}") AS "${EXAMPLE.number}中位數",
  countIf(${yes}) AS "可炊列數"
FROM file(
  '${unpackedPath(source)}',
  CSVWithNames
) AS d
LEFT JOIN file('${nameIn(source.codes)}', CSVWithNames) AS c
  ON d."${EXAMPLE.code}" = c.code
GROUP BY c.label ORDER BY "列數" DESC;`;
}
