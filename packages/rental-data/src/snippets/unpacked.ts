import { EXAMPLE, nameIn } from './example';
import { sourcesOf } from '../code/recompute';
import { recompute, recomputed } from '../code/manySql';
import { CLICKHOUSE, clickhouseMissing, DUCKDB } from '../code/sql';
import type { SnippetSource } from './types';

export const folderOf = ({ zip }: SnippetSource): string => zip.replace(/\.zip$/, '');

/** The CSV after unpacking as `curl` does it; a pattern where its name was not recorded. */
export const unpackedPath = (source: SnippetSource): string => source.inside ?? `${folderOf(source)}/*.csv`;

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

/** For DuckDB, 1.0 or later. T and F become booleans, ones and zeros stay numbers; without the pattern CST is the US Central zone, and UTC+08:00 is not read. */
export function duckdb(source: SnippetSource): string {
  const numbers = (source.recomputed ?? []).flatMap((rule) => [...sourcesOf(rule), rule.header]);
  const types = [
    ...source.identifiers.map((header) => [header, 'VARCHAR'] as const),
    // A column without a value would be text.
    ...numbers.map((header) => [header, 'DOUBLE'] as const),
  ]
    .map(([header, type]) => `    ${DUCKDB.text(header)}: '${type}'`)
    .join(',\n');
  const guesses = [
    `timestampformat = ${DUCKDB.text(source.times)}`,
    `types = {\n${types}\n  }`,
    'sample_size = -1',
  ];
  const yes = source.booleans.true === '1' ? `"${EXAMPLE.boolean}" = 1` : `"${EXAMPLE.boolean}"`;
  return `CREATE TABLE listings AS
SELECT * EXCLUDE (code, label, since)
  REPLACE (label AS ${EXAMPLE.code})
FROM ${DUCKDB.file(unpackedPath(source), source.missing, guesses)}
LEFT JOIN '${nameIn(source.codes)}' ON ${EXAMPLE.code} = code;
${(source.recomputed ?? []).map((rule) => `\n${recompute(rule, DUCKDB)}\n`).join('')}
SELECT ${EXAMPLE.code}, count(*) AS 列數,
  median(${EXAMPLE.number}) AS ${EXAMPLE.number}中位數,
  count_if(${yes}) AS 可炊列數
FROM listings
GROUP BY ${EXAMPLE.code} ORDER BY 列數 DESC;`;
}

/** For ClickHouse local. Chinese names must stand in quotation marks; booleans in quotation marks are text; a file with two columns of a name has no header to it. */
export function clickhouse(source: SnippetSource): string {
  const { places, recomputed: rules = [] } = source;
  const nameOf = (header: string): string =>
    places ? `c${String(places[header])}` : CLICKHOUSE.name(header);
  const texts = [...source.identifiers, EXAMPLE.boolean];
  const numbers = [...new Set(rules.flatMap(sourcesOf))];
  const hints = [
    ...texts.map((header) => `\n  ${nameOf(header)} Nullable(String)`),
    ...numbers.map((header) => `\n  ${nameOf(header)} Nullable(Float64)`),
  ].join(',');
  const medians = rules.map(
    (rule) => `
  -- ${rule.why}
  median(${recomputed(rule, (header) => `d.${nameOf(header)}`)}) AS ${CLICKHOUSE.name(`${rule.header}中位數`)},`,
  );
  const skip = places
    ? `
-- 這個檔案可能有同名的欄位，ClickHouse不接受，所以照位置讀：${EXAMPLE.code}是${nameOf(EXAMPLE.code)}。
SET input_format_csv_skip_first_lines = 1;`
    : '';
  const format = places ? 'CSV' : 'CSVWithNames';
  const table = places ? "CSV, 'code Int64, label String, since String'" : format;
  const [code, number, yes] = [EXAMPLE.code, EXAMPLE.number, EXAMPLE.boolean].map(
    (header) => `d.${nameOf(header)}`,
  );
  return `${clickhouseMissing(source.missing)}${skip}
SET schema_inference_hints = ${CLICKHOUSE.text(hints)};

SELECT c.label AS "${EXAMPLE.code}名稱", count() AS "列數",
  median(${number}) AS "${EXAMPLE.number}中位數",${medians.join('')}
  countIf(${yes} = ${CLICKHOUSE.text(source.booleans.true)}) AS "可炊列數"
FROM ${CLICKHOUSE.file(unpackedPath(source), source.missing, [format])} AS d
LEFT JOIN file('${nameIn(source.codes)}', ${table}) AS c
  ON ${code} = c.code
GROUP BY c.label ORDER BY "列數" DESC;`;
}
