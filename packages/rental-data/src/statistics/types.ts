import type { Comparable, PropertyType } from './rule';

export interface Quartiles {
  q1: number;
  median: number;
  q3: number;
}

/** Where rents are: the whole country (no codes), a county, or a township. */
export interface Area {
  /** official code of 5 digits; empty for the whole country */
  county: string;
  countyName: string;
  /** official code of 8 digits; empty for a county */
  district: string;
  /** without the county: 大安區 */
  districtName: string;
}

/** The rents of one area and type of property in one file. */
export interface AreaStatistics extends Area {
  propertyType: PropertyType;
  /** rows with a rent; at least 1 */
  n: number;
  /** NT$ a month, whole; null where n is below 30 */
  rent: Quartiles | null;
  /** rows with a rent and a floor area above 0 */
  perPingN: number;
  /** NT$ a ping and month, one decimal; null where perPingN is below 30 */
  perPing: Quartiles | null;
}

/** A row of the published table. */
export interface StatisticsRow extends AreaStatistics {
  period: string;
  comparable: Comparable;
}
