/** From the catalogue to what snippets need. Only for the build. */
import type { Catalogue, Column, DataSet } from '../catalogue/types';
import { booleanNotation } from '#rental-files/notation';
import { addressOf, FILES, type Site } from '../addresses/files';
import { columnsOfSet, pathInside, versionOf } from '../catalogue/sets';
import { timePattern } from '#rental-files/notation';
import { BOOLEAN_MARK, EXAMPLE } from './example';
import { defined } from '../../lib/defined';

const isIdentifier = ({ type, header }: Column): boolean => type === 'string' && /編[號碼]$/.test(header);

const placesOf = (columns: readonly Column[]): Record<string, number> =>
  Object.fromEntries(
    columns.flatMap((column, index) =>
      isIdentifier(column) ||
      [EXAMPLE.code, EXAMPLE.number, EXAMPLE.boolean].some((named) => named === column.header)
        ? [[column.header, index + 1]]
        : [],
    ),
  );

/**
 * What snippets for the CSV of a set need; undefined without CSV, or where nobody recorded how values are written.
 * @throws RangeError when the catalogue lacks the set's version, or the version lacks a column of the example
 */
export function snippetSource(catalogue: Catalogue, set: DataSet, site: Site) {
  const file = set.files.find(({ format }) => format === 'csv');
  const version = versionOf(catalogue, set.version);
  const missing = version.missing?.csv;
  const times = timePattern(version);
  const booleans = booleanNotation(version.booleans.csv).values;
  if (!file || missing === undefined || times === undefined || !booleans) return undefined;
  const columns = columnsOfSet(catalogue, set);
  for (const header of [EXAMPLE.code, EXAMPLE.number, EXAMPLE.boolean]) {
    if (!columns.some((c) => c.header === header)) {
      throw new RangeError(
        `資料集版本${set.version}沒有欄位「${header}」。修正：在src/dataset/snippets/example.ts換一個每一版都有的欄位。`,
      );
    }
  }
  const inside = pathInside(catalogue, set, file);
  const notBoolean = columns.filter((c) => c.type !== 'boolean' && c.header.endsWith(BOOLEAN_MARK));
  return {
    /** address of the ZIP */
    url: file.url,
    /** name under which it is saved, without brackets and blanks: they would have to be quoted everywhere */
    zip: `${set.period}-${set.variant}.zip`,
    /** path of the CSV in the ZIP, where it is recorded */
    ...defined({ inside }),
    /** how missing values, booleans and times are written; times as a pattern of strptime */
    missing,
    booleans,
    times,
    /** columns whose name ends like that of a boolean; absent where there is none */
    ...(notBoolean.length > 0 ? { notBoolean: notBoolean.map(({ header }) => header) } : {}),
    /** columns that hold identifiers: digits that are no numbers */
    identifiers: columns.filter(isIdentifier).map(({ header }) => header),
    /** place of the columns that the snippets name, from 1 on, in a CSV that has columns of the same name */
    ...(file.repeats ? { places: placesOf(columns) } : {}),
    /** address of the code table that the example looks up; its last part is the name under which it is saved */
    codes: addressOf(site, FILES.codes(EXAMPLE.table, 'csv')),
  };
}
