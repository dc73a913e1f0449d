import type { Catalogue, Column, ColumnSummary, DataSet } from '../../../src/domain/catalogue/types';
import { FILES } from '../../../src/domain/addresses/files';
import { profileOf } from '../../../src/domain/catalogue/sets';

/** Codes of a column that are named; the rest are counted together. */
const NAMED = 5;
/** A quartile of fewer rows says little. */
const ENOUGH = 30;

const labelOf = (catalogue: Catalogue, table: string | undefined, code: string): string =>
  catalogue.codeTables.find(({ id }) => id === table)?.codes.find((known) => String(known.code) === code)
    ?.label ?? code;

/** The most frequent codes of a column, and how many rows have another. */
function toCodes(catalogue: Catalogue, { codeTable }: Column, { counts = {} }: ColumnSummary) {
  const all = Object.entries(counts).sort(([, a], [, b]) => b - a);
  const rest = all.slice(NAMED);
  return {
    top: all.slice(0, NAMED).map(([code, rows]) => ({ label: labelOf(catalogue, codeTable, code), rows })),
    ...(rest.length > 0
      ? { rest: { codes: rest.length, rows: rest.reduce((sum, [, rows]) => sum + rows, 0) } }
      : {}),
  };
}

function toColumn(catalogue: Catalogue, column: Column, summary: ColumnSummary, rows: number) {
  const { type, missing, distinct, distinctError, numbers, times, counts } = summary;
  return {
    header: column.header,
    missing: missing / Math.max(1, rows),
    present: rows - missing,
    ...(column.unit === undefined ? {} : { unit: column.unit }),
    ...(numbers ? { numbers } : {}),
    ...(type === 'boolean' && counts ? { yes: (counts.T ?? 0) + (counts['1'] ?? 0) } : {}),
    ...(type === 'code' && counts ? { codes: toCodes(catalogue, column, summary) } : {}),
    ...(times ? { times: { first: times.first.slice(0, 10), last: times.last.slice(0, 10) } } : {}),
    ...(type === 'string' || type === 'list' || type === 'bounding box'
      ? { distinct, ...(distinctError === undefined ? {} : { about: true }) }
      : {}),
  };
}

/** What the rows of a set are like; undefined where its file was not read. */
export function toStatistics(catalogue: Catalogue, set: DataSet, columns: readonly Column[]) {
  const profile = profileOf(catalogue, set);
  if (!profile) return undefined;
  const table = (header: string) => columns.find((column) => column.header === header)?.codeTable;
  const [county, propertyType] = [table('縣市'), table('物件類型')];
  return {
    path: `/${FILES.profile(profile)}`,
    rows: profile.rows,
    columns: profile.columns.flatMap((summary) => {
      const column = columns.find(({ header }) => header === summary.header);
      return column ? [toColumn(catalogue, column, summary, profile.rows)] : [];
    }),
    /** rents of counties and property types with enough rows, in TWD */
    rents: profile.groups.flatMap(([place, type, rows, rent]) =>
      rent && rows >= ENOUGH
        ? [
            {
              county: labelOf(catalogue, county, place),
              propertyType: labelOf(catalogue, propertyType, type),
              rows,
              rent,
            },
          ]
        : [],
    ),
    enough: ENOUGH,
  };
}
export type StatisticsProp = NonNullable<ReturnType<typeof toStatistics>>;
