/** What a file can hold: which special values, codes and meanings of a missing value there are in its period and variant. Pure. */
import { codesIn } from './notation';
import { toDayRange, listMonths } from '../period';
import { findVersion, type SetFacts } from './sets';
import type { Catalogue, DwellingFilter, Code, Column } from './types';

type Known = Pick<Catalogue, 'dataset' | 'codeTables' | 'versions'>;
interface When {
  from?: string | undefined;
  until?: string | undefined;
}

const isWithin = (month: string, { from, until }: When): boolean =>
  (from === undefined || month >= from) && (until === undefined || month <= until);

type Bound = DwellingFilter['floor'];
const isBelow = (bound: Bound, value: number): boolean =>
  'most' in bound ? value <= bound.most : value < bound.below;

/** Columns of the dwelling filter, and whether it keeps a value of each; a label where the column has codes. */
const KEPT: Readonly<Record<string, (filter: DwellingFilter, value: string) => boolean>> = {
  建築類型: ({ buildingTypes }, label) => buildingTypes.includes(label),
  物件類型: ({ propertyTypes }, label) => propertyTypes.includes(label),
  建物樓高: ({ buildingFloors }, value) => isBelow(buildingFloors, Number(value)),
  所在樓層: ({ floor }, value) => isBelow(floor, Number(value)),
  坪數: ({ floorArea }, value) => isBelow(floorArea, Number(value)),
  '每坪租金（含管理費與停車費）': ({ rentPerPing }, value) => isBelow(rentPerPing, Number(value)),
};

/** What the program leaves out of a de-duplicated set; undefined where it leaves out nothing by this column. */
function findFilter({ dataset }: Known, { variant, version }: SetFacts, { header }: Column) {
  const isKept = KEPT[header];
  const filter =
    variant === 'deduplicated' &&
    dataset.dwellingFilters.find(({ from, versions }) => from === 'program' && versions.includes(version));
  return filter && isKept ? (value: string) => isKept(filter, value) : undefined;
}

/** The codes that a column of a set can hold, in the order of the table; none for a column without a table. */
export function listCodes(catalogue: Known, set: SetFacts, column: Column): Code[] {
  const table = catalogue.codeTables.find(({ id }) => id === column.codeTable);
  if (!table) return [];
  const isKept = findFilter(catalogue, set, column);
  const months = listMonths(set.period);
  return codesIn(table, toDayRange(set.period).end).filter(({ code, label }) => {
    const special = column.special?.find(({ value }) => value === String(code));
    return (
      column.unusedCodes?.includes(code) !== true &&
      (!special || months.some((month) => isWithin(month, special))) &&
      (!isKept || isKept(label))
    );
  });
}

function canHold(catalogue: Known, set: SetFacts, column: Column, value: string): boolean {
  if (column.codeTable !== undefined)
    return listCodes(catalogue, set, column).some(({ code }) => String(code) === value);
  return findFilter(catalogue, set, column)?.(value) ?? true;
}

/** What holds in some of the months, with those of its limits that lie among them. */
function narrowTo<T extends When>(months: readonly string[], one: T): T[] {
  if (!months.some((month) => isWithin(month, one))) return [];
  const { from, until } = one;
  return [
    {
      ...one,
      from: from !== undefined && months.some((month) => month < from) ? from : undefined,
      until: until !== undefined && months.some((month) => month > until) ? until : undefined,
    },
  ];
}

/** A column as some sets can hold it: other special values and other meanings of a missing value are left out. @param sets that have the column */
export function narrowColumn(catalogue: Known, sets: readonly SetFacts[], column: Column): Column {
  const months = [...new Set(sets.flatMap(({ period }) => listMonths(period)))].sort();
  const special = (column.special ?? [])
    .flatMap((one) => narrowTo(months, one))
    .filter(({ value }) => sets.some((set) => canHold(catalogue, set, column, value)));
  const never = sets.every((set) => findFilter(catalogue, set, column));
  const missingIn = never ? [] : (column.missingIn ?? []).flatMap((one) => narrowTo(months, one));
  const isOtherwise = (month: string) => (column.missingIn ?? []).some((one) => isWithin(month, one));
  return {
    ...column,
    special: special.length > 0 ? special : undefined,
    missing: never || months.every(isOtherwise) ? undefined : column.missing,
    missingIn: missingIn.length > 0 ? missingIn : undefined,
  };
}

/** The key of a column in the JSON of a set; undefined where it has none of its own. */
export function findJsonKey(
  { versions }: Pick<Catalogue, 'versions'>,
  { version, variant }: SetFacts,
  { key }: Column,
): string | undefined {
  const { joinedKeys } = findVersion({ versions }, version);
  const isJoined = variant === 'raw' && joinedKeys?.some((joined) => key?.startsWith(`${joined}_`)) === true;
  return isJoined ? undefined : key;
}
