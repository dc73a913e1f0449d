import { COUNTY, DISTRICT, EXAMPLE, EXAMPLE_CODES } from './example';
import { listSourceColumns } from '../code/recompute';
import { BOX, BOX_WHY, LATITUDE, LONGITUDE } from '../code/repair';
import { recompute, recomputed } from '../code/manySql';
import { CLICKHOUSE, clickhouseMissing, DUCKDB } from '../code/sql';
import type { SnippetSource } from './types';

/** The folder into which systems unpack the ZIP by its name. */
const unpackedFolder = ({ savedAs }: SnippetSource): string => savedAs.replace(/\.zip$/, '');

/**
 * Where the CSV may lie: as `curl` unpacks it, in a folder named after the ZIP as Windows does it, or under the plain name. Without
 * the name inside, patterns. Brackets are not escaped.
 */
function unpackedPaths(source: SnippetSource): [byCurl: string, inFolder: string, plain: string] {
  const { inside, plainName } = source;
  const folder = unpackedFolder(source);
  return inside === undefined
    ? [`${folder}/*.csv`, `${plainName}/*.csv`, `${plainName}.csv`]
    : [inside, `${folder}/${inside}`, `${plainName}.csv`];
}

/** Takes the file unless it is there, and unpacks it. unzip takes a name in brackets for itself where no other file fits the pattern. */
export function curl(source: SnippetSource): string {
  const { url, savedAs, plainName, inside } = source;
  const unpack =
    inside === undefined
      ? // -j: the folders inside are unknown too
        `unzip -j "$zip" '*.csv' -d ${unpackedFolder(source)}`
      : `unzip "$zip" ${inside}`;
  return `zip=${plainName}.zip
[ -f "$zip" ] || zip='${savedAs}'
[ -f "$zip" ] || curl -fo "$zip" \\
  '${url}'
${unpack}`;
}

/** The one CSV that is there, for DuckDB, where an opening bracket begins a list of signs and `[[]` is the bracket itself. */
const findForDuckDb = (source: SnippetSource): string => {
  const [byCurl, inFolder, plain] = unpackedPaths(source);
  // Any folder: DuckDB takes a bracket in its name for a list of signs.
  const folder = inFolder.replace(
    unpackedFolder(source),
    source.inside === undefined ? source.plainName : '*',
  );
  return `SET VARIABLE csv = (
  SELECT coalesce(replace(min(file), '[', '[[]'), ${DUCKDB.text(byCurl)})
  FROM glob([${[byCurl, folder, plain].map((path) => `\n    ${DUCKDB.text(path)}`).join(',')}
  ])
);`;
};

/** The same for ClickHouse, to which brackets mean themselves; where the file lies in two places it would read both. */
const findForClickHouse = (source: SnippetSource): string => {
  const paths = unpackedPaths(source);
  // A pattern may stand behind braces, not between them.
  const ending = source.inside === undefined ? '/*.csv' : '.csv';
  const names = paths.filter((path) => path.endsWith(ending)).map((path) => path.slice(0, -ending.length));
  return `(SELECT min(_path) FROM file(
    ${CLICKHOUSE.text(`{${names.join(',')}}${ending}`)},
    One
  ))`;
};

/** For DuckDB, 1.1 or later. T and F become booleans, ones and zeros stay numbers; without the pattern CST is the US Central zone, and UTC+08:00 is not read. */
export function duckdb(source: SnippetSource): string {
  const numbers = (source.recomputed ?? []).flatMap((rule) => [...listSourceColumns(rule), rule.header]);
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
  const place = source.hasBox
    ? `,
  -- ${BOX_WHY}
  regexp_extract_all(${BOX}, '[0-9.]+')::DOUBLE[] AS box,
  (box[1] + box[3]) / 2 AS ${LATITUDE}, (box[2] + box[4]) / 2 AS ${LONGITUDE}`
    : '';
  return `${findForDuckDb(source)}
CREATE TABLE listings AS
SELECT d.* REPLACE (c.label AS ${COUNTY}, t.label AS ${DISTRICT})${place}
FROM ${DUCKDB.file({ code: "getvariable('csv')" }, source.missing, guesses)} AS d
LEFT JOIN '${source.codes[COUNTY]}' AS c
  ON d.${COUNTY} = c.code
LEFT JOIN '${source.codes[DISTRICT]}' AS t
  ON d.${DISTRICT} = t.code;
${(source.recomputed ?? []).map((rule) => `\n${recompute(rule, DUCKDB)}\n`).join('')}
SELECT ${COUNTY}, ${DISTRICT}, count(*) AS 列數,
  median(${EXAMPLE.number}) AS ${EXAMPLE.number}中位數,
  count_if(${yes}) AS 可炊列數
FROM listings
GROUP BY GROUPING SETS (${COUNTY}, ${DISTRICT}) ORDER BY 列數 DESC;`;
}

/** For ClickHouse local. Chinese names must stand in quotation marks; booleans in quotation marks are text; a file with two columns of a name has no header to it. */
export function clickhouse(source: SnippetSource): string {
  const { places, recomputed: rules = [] } = source;
  const nameColumn = (header: string): string =>
    places ? `c${String(places[header])}` : CLICKHOUSE.name(header);
  const texts = [...source.identifiers, EXAMPLE.boolean];
  const numbers = [...new Set(rules.flatMap(listSourceColumns))];
  const hints = [
    ...texts.map((header) => `\n  ${nameColumn(header)} Nullable(String)`),
    ...numbers.map((header) => `\n  ${nameColumn(header)} Nullable(Float64)`),
  ].join(',');
  const medians = rules.map(
    (rule) => `
  -- ${rule.why}
  median(${recomputed(rule, (header) => `d.${nameColumn(header)}`)}) AS ${CLICKHOUSE.name(`${rule.header}中位數`)},`,
  );
  const skip = places
    ? `
-- 這個檔案可能有同名的欄位，ClickHouse不接受，所以照位置讀：${EXAMPLE_CODES.map((header) => `${header}是${nameColumn(header)}`).join('、')}。
SET input_format_csv_skip_first_lines = 1;`
    : '';
  const format = places ? 'CSV' : 'CSVWithNames';
  const table = places ? "CSV, 'code Int64, label String, since String'" : format;
  const [county, district, number, yes] = [COUNTY, DISTRICT, EXAMPLE.number, EXAMPLE.boolean].map(
    (header) => `d.${nameColumn(header)}`,
  );
  return `${clickhouseMissing(source.missing)}${skip}
SET schema_inference_hints = ${CLICKHOUSE.text(hints)};

SELECT c.label AS "${COUNTY}名稱", t.label AS "${DISTRICT}名稱", count() AS "列數",
  median(${number}) AS "${EXAMPLE.number}中位數",${medians.join('')}
  countIf(${yes} = ${CLICKHOUSE.text(source.booleans.true)}) AS "可炊列數"
FROM ${CLICKHOUSE.file({ code: findForClickHouse(source) }, source.missing, [format])} AS d
LEFT JOIN url('${source.codes[COUNTY]}', ${table}) AS c
  ON ${county} = c.code
LEFT JOIN url('${source.codes[DISTRICT]}', ${table}) AS t
  ON ${district} = t.code
GROUP BY GROUPING SETS ((c.label), (t.label)) ORDER BY "列數" DESC;`;
}
