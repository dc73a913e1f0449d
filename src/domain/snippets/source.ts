/** From the catalogue to what snippets need. Only for the build. */
import type { Catalogue, Column, DataSet } from '../catalogue/types';
import { booleanNotation } from '../differences/differences';
import { addressOf, FILES, type Site } from '../addresses/files';
import { columnsOfSet, pathInside, versionOf } from '../catalogue/sets';
import { EXAMPLE } from './example';
import type { SnippetSource } from './types';

const isIdentifier = ({ type, header }: Column): boolean => type === 'string' && /編[號碼]$/.test(header);

/**
 * What snippets for the CSV of a set need. Undefined for a set without CSV, and where it is not recorded how the version
 * writes missing values and booleans: then nobody can promise that code reads it.
 * @throws RangeError when the catalogue lacks the set's version, or the version lacks a column of the example
 */
export function snippetSource(catalogue: Catalogue, set: DataSet, site: Site): SnippetSource | undefined {
  const file = set.files.find(({ format }) => format === 'csv');
  const version = versionOf(catalogue, set.version);
  const missing = version.missing?.csv;
  const booleans = booleanNotation(version.booleans.csv).values;
  if (!file || missing === undefined || !booleans) return undefined;
  const columns = columnsOfSet(catalogue, set);
  for (const header of [EXAMPLE.code, EXAMPLE.number, EXAMPLE.boolean]) {
    if (!columns.some((c) => c.header === header)) {
      throw new RangeError(
        `資料集版本${set.version}沒有欄位「${header}」。修正：在src/domain/snippets/example.ts換一個每一版都有的欄位。`,
      );
    }
  }
  const inside = pathInside(catalogue, set, file);
  return {
    url: file.url,
    zip: `${set.period}-${set.variant}.zip`,
    ...(inside === undefined ? {} : { inside }),
    missing,
    booleans,
    identifiers: columns.filter(isIdentifier).map(({ header }) => header),
    codes: addressOf(site, FILES.codes(EXAMPLE.table, 'csv')),
  };
}
