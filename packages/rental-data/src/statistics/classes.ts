/** The six classes of a map. They come from all periods that may be compared, so a colour means the same in each of them. */
import { PROPERTY_TYPES, type PropertyType } from './rule';
import type { StatisticsRow } from './types';

export const MEASURES = ['rent', 'perPing', 'n'] as const;
export type Measure = (typeof MEASURES)[number];

/** What is looked at. */
export interface RentsChoice {
  type: PropertyType;
  measure: Measure;
}

/** Five limits between six classes, growing; a value of a limit belongs to the class above. */
export type Limits = readonly [number, number, number, number, number];

export type Classes = Readonly<Record<PropertyType, Readonly<Record<Measure, Limits>>>>;

/** Fifths, and the top one once more: the dearest area would look like the fifth dearest. */
const SHARES = [0.2, 0.4, 0.6, 0.8, 0.95];
const STEPS = [10, 20, 50, 100, 200, 500, 1000, 2000];
/** Townships below which a county's own classes would be those of single townships. */
const FEWEST_DISTRICTS = 8;
/** Counts differ by powers more than rents do. */
const COUNTS: Record<'counties' | 'districts', Limits> = {
  counties: [100, 300, 1000, 3000, 10_000],
  districts: [60, 100, 200, 500, 1000],
};

/** The median of a row, or its number of rows; null where the former is left out. */
const pickValue = (row: Pick<StatisticsRow, 'n' | 'rent' | 'perPing'>, measure: Measure): number | null =>
  measure === 'n' ? row.n : (row[measure]?.median ?? null);

/** Five rounded limits of values, each above the one before. */
export function computeLimits(values: readonly number[]): Limits {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const most = Math.max(10, (at(0.8) - at(0.2)) / 4);
  const step = STEPS.findLast((one) => one <= most) ?? 10;
  let before = -Infinity;
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = SHARES.map((share) => {
    before = Math.max(Math.round(at(share) / step) * step, before + step);
    return before;
  });
  return [first, second, third, fourth, fifth];
}

/** 0 to 5: the class of a value. */
export const classifyValue = (value: number, limits: Limits): number =>
  limits.filter((limit) => value >= limit).length;

type Made = Record<PropertyType, Record<Measure, Limits>>;

/** @param otherwise the classes that stand where too few areas have values */
function computeClasses(
  rows: readonly StatisticsRow[],
  kind: keyof typeof COUNTS,
  otherwise?: Classes,
): Classes {
  const limits = (type: PropertyType, measure: 'rent' | 'perPing'): Limits => {
    const own = rows.filter((row) => row.propertyType === type && row[measure] !== null);
    const areas = new Set(own.map(({ county, district }) => district || county));
    if (otherwise && areas.size < FEWEST_DISTRICTS) return otherwise[type][measure];
    return computeLimits(own.flatMap((row) => pickValue(row, measure) ?? []));
  };
  return Object.fromEntries(
    PROPERTY_TYPES.map((type) => [
      type,
      { rent: limits(type, 'rent'), perPing: limits(type, 'perPing'), n: COUNTS[kind] },
    ]),
  ) as Made;
}

/** The rows that may be compared; of files that stand alone, all of them. */
function findUsed(rows: readonly StatisticsRow[]): readonly StatisticsRow[] {
  const comparable = rows.filter((row) => row.comparable !== 'alone');
  return comparable.length > 0 ? comparable : rows;
}

/**
 * Classes of one map: of the counties, or of the townships of a county, whose own they are unless fewer than 8 townships have values.
 * @param rows of the counties, and of the townships of the county @param county official code
 */
export function makeClasses(rows: readonly StatisticsRow[], county?: string): Classes {
  const used = findUsed(rows);
  const counties = computeClasses(
    used.filter((row) => row.county !== '' && row.district === ''),
    'counties',
  );
  if (county === undefined) return counties;
  const own = used.filter((row) => row.county === county && row.district !== '');
  return computeClasses(own, 'districts', counties);
}
