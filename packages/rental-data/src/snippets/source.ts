/** From the catalogue to what snippets need. Only for the build. */
import { listChanges, sideOfChange } from '../catalogue/changes';
import type { Catalogue, DataSet, Column } from '../catalogue/types';
import { booleanNotation, timePattern } from '../catalogue/notation';
import { resolveAddress, FILES, type Site } from '../addresses/files';
import { columnsOfSet, findCsv, pathInside, findVersion, zipName } from '../catalogue/sets';
import { plainName } from '../code/many';
import { listRecomputations, listSourceColumns } from '../code/recompute';
import { BOX } from '../code/repair';
import { BOOLEAN_MARK, EXAMPLE, EXAMPLE_CODES, type ExampleCode } from './example';
import type { SnippetSource } from './types';

const isIdentifier = ({ type, header }: Column): boolean => type === 'string' && /編[號碼]$/.test(header);

const indexColumns = (columns: readonly Column[], more: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    columns.flatMap((column, index) =>
      isIdentifier(column) ||
      [...EXAMPLE_CODES, EXAMPLE.number, EXAMPLE.boolean, ...more].includes(column.header)
        ? [[column.header, index + 1]]
        : [],
    ),
  );

/** What snippets for the CSV of a set need; undefined without CSV, or a record of how values are written. @throws RangeError for a missing version or column */
export function snippetSource(catalogue: Catalogue, set: DataSet, site: Site): SnippetSource | undefined {
  const file = findCsv(set);
  const version = findVersion(catalogue, set.version);
  const missing = version.missing?.csv;
  const times = timePattern(version);
  const booleans = booleanNotation(version.booleans.csv).values;
  if (!file || missing === undefined || times === undefined || !booleans) return undefined;
  const columns = columnsOfSet(catalogue, set);
  for (const header of [...EXAMPLE_CODES, EXAMPLE.number, EXAMPLE.boolean]) {
    if (!columns.some((c) => c.header === header)) {
      throw new RangeError(
        `資料集版本${set.version}沒有欄位「${header}」。修正：在packages/rental-data/src/snippets/example.ts換一個每一版都有的欄位。`,
      );
    }
  }
  const tableAt = (header: ExampleCode) => resolveAddress(site, FILES.codes(EXAMPLE.tables[header], 'csv'));
  const inside = pathInside(catalogue, set, file);
  const recomputed = listRecomputations(catalogue, [set.period]).map(({ rule }) => rule);
  const mixed = columns
    .map(({ header }) => header)
    .filter((header) =>
      listChanges(catalogue, set.variant, header).some(
        (change) => change.compare === 'avoid' && sideOfChange(catalogue, change, set) === 'mixed',
      ),
    );
  const notBoolean = columns.filter((c) => c.type !== 'boolean' && c.header.endsWith(BOOLEAN_MARK));
  return {
    url: file.url,
    savedAs: zipName(file),
    plainName: plainName(set.period, set.variant),
    inside,
    missing,
    booleans,
    times,
    notBoolean: notBoolean.length > 0 ? notBoolean.map(({ header }) => header) : undefined,
    identifiers: columns.filter(isIdentifier).map(({ header }) => header),
    places: file.repeats ? indexColumns(columns, recomputed.flatMap(listSourceColumns)) : undefined,
    mixed: mixed.length > 0 ? mixed : undefined,
    recomputed: recomputed.length > 0 ? recomputed : undefined,
    hasBox: columns.some(({ header }) => header === BOX) || undefined,
    codes: { 縣市: tableAt('縣市'), 鄉鎮市區: tableAt('鄉鎮市區') },
  };
}
