/** Statistics of rents by area and type of property: the rule, the rows, their table, and the classes of maps. Pure. */
export { areasIn, type Areas, WHOLE_COUNTRY } from './areas';
export { readRentCell, type RentCell } from './cells';
export { classifyValue, type Classes, type Limits, makeClasses, type Measure, MEASURES } from './classes';
export { hasRents } from './published';
export {
  type Comparable,
  comparableFor,
  FEWEST_ROWS,
  computePerPing,
  PROPERTY_TYPES,
  type PropertyType,
  RENTS_VARIANT,
  roundPerPing,
  roundRent,
  RULE_VERSION,
  STATISTICS_COLUMNS,
  STATISTICS_HEADER,
} from './rule';
export { StatisticsError, statisticsFromCsv, statisticsToCsv } from './table';
export type { Area, AreaStatistics, Quartiles, StatisticsRow } from './types';
