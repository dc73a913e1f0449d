import { EXAMPLE, nameIn } from './example';
import { clickhouseName, clickhouseText } from './quote';
import type { SnippetSource } from './types';
import { unpackedPath } from './unpacked';

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
