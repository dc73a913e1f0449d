import { TIME_PATTERN } from '../catalogue/notation';
import { EXAMPLE, nameIn } from './example';
import { sqlText } from './quote';
import type { SnippetSource } from './types';
import { unpackedPath } from './unpacked';

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
