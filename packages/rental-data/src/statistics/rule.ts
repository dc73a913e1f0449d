/** The rule by which rents are summed up. A change of it asks for another version, and for every file to be read again. */
import type { RowsState, UsabilityState } from '../usability/values';

/** Raise it with every change of what is computed; see `npm run release -- --profile`. */
export const RULE_VERSION = 1;

/** A row of it is a dwelling; one of raw data is a listing, of which a dwelling may have several. */
export const RENTS_VARIANT = 'deduplicated';

/** Quartiles of fewer rows than this are left out. */
export const FEWEST_ROWS = 30;

/** Codes of 物件類型 that are homes: a whole unit, two kinds of studio, a room. */
export const PROPERTY_TYPES = [0, 1, 2, 3] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

/** The columns that are read; everything is worked out from them. */
export const STATISTICS_COLUMNS = {
  county: '縣市',
  district: '鄉鎮市區',
  type: '物件類型',
  rent: '月租金',
  /** a missing fee counts as 0 */
  fees: ['月管理費', '月停車費'],
  size: '坪數',
} as const;

/** The columns of the published table, in order. */
export const STATISTICS_HEADER = [
  'period',
  'comparable',
  'county',
  'county_name',
  'district',
  'district_name',
  'property_type',
  'n',
  'rent_q1',
  'rent_median',
  'rent_q3',
  'per_ping_n',
  'per_ping_q1',
  'per_ping_median',
  'per_ping_q3',
  'rule',
] as const;
/** May a period be compared with others: yes, yes although some rows are missing, or does it stand alone? */
export const COMPARABLE = ['yes', 'partial', 'alone'] as const;
export type Comparable = (typeof COMPARABLE)[number];

/** What the states of a period's rows and rents make of its statistics; undefined where there must be none. */
export function comparableFor(state: RowsState, rent: UsabilityState = 'fine'): Comparable | undefined {
  if (rent === 'severe' || rent === 'empty') return undefined;
  switch (state) {
    case 'complete':
      return 'yes';
    case 'partial':
      return 'partial';
    // Of a file that was never published nobody knows what it lacks.
    case 'not-comparable':
    case 'absent':
      return 'alone';
    case 'avoid':
      return undefined;
  }
}

/** Rent and fees by floor area, in NT$ a ping; NaN where the rent or a floor area above 0 is missing. @param fees NaN where one is missing */
export function computePerPing(rent: number, fees: readonly number[], size: number): number {
  if (!(size > 0)) return NaN;
  return fees.reduce((sum, fee) => sum + (Number.isNaN(fee) ? 0 : fee), rent) / size;
}

/** Rents are told in whole NT$, rents per ping with one decimal. */
export const roundRent = (rent: number): number => Math.round(rent);
export const roundPerPing = (perPing: number): number => Math.round(perPing * 10) / 10;
