/** Statistics of rents by area and type of property: the rule, the rows, their tables and words, and the classes of maps. Pure. */
export {
  apartWords,
  type AreaRow,
  areaWords,
  countWords,
  fewWords,
  halfWords,
  lookAs,
  measureWords,
  quartilesFor,
  rentWords,
  type RowUnit,
  type SortKey,
  sortAreaRows,
  toAreaRows,
  rowUnit,
  rentsHeadline,
} from './areaWords';
export { areasIn, type Areas, WHOLE_COUNTRY } from './areas';
export { readRentCell, type RentCell } from './cells';
export { classifyValue, type Classes, type Limits, makeClasses, type Measure, MEASURES } from './classes';
export { hasRents } from './published';
export {
  type AreaFigures,
  figuresByArea,
  HOME_TYPES,
  type InOrder,
  type JudgedFile,
  mayKeep,
  type RentFile,
  toAreaFigures,
} from './figures';
export { classesForFiles, figuresToRows } from './fileClasses';
export { joinableMonths, pairName } from './months';
export { describeRentPeriods, describeRents, findFirstRentsFile, type FirstRentsFile } from './describeRents';
export { readKeptFile, toKeptFile } from './keptFile';
export {
  figuresByType,
  figuresForPeriod,
  figuresOverTime,
  isToldFirst,
  joinedMonths,
  type PublishedPeriods,
  type PublishedRents,
  readRentsQuery,
  type RentsChoice,
  toRentsQuery,
} from './publishedRents';
export { describeFileRows, type RowsWords } from './rowsWords';
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
export { rentsFileName, type SavedRents, toRentsCsv } from './savedTable';
export { StatisticsError, statisticsFromCsv, statisticsToCsv } from './table';
export type { Area, AreaStatistics, Quartiles, StatisticsRow } from './types';
