/** Statistics of rents by area and type of property: the rule, the rows, their tables and words, and the classes of maps. Pure. */
export {
  apartWords,
  type AreaRow,
  areaWords,
  countWords,
  fewWords,
  halfCell,
  halfWords,
  lookAs,
  measureWords,
  moneyWords,
  rentWords,
  type RowUnit,
  type SortKey,
  sortAreaRows,
  toAreaRows,
} from './areaWords';
export { areasIn, type Areas, WHOLE_COUNTRY } from './areas';
export {
  classifyValue,
  type Classes,
  type Limits,
  type Measure,
  MEASURES,
  type RentsChoice,
} from './classes';
export { hasRents } from './published';
export {
  type AreaFigures,
  figuresByArea,
  HOME_TYPES,
  type JudgedFile,
  mayKeep,
  nameRentFile,
  type RentFile,
} from './figures';
export { classesForFiles } from './fileClasses';
export { joinableMonths, pairName } from './months';
export { describeRentPeriods, describeRents, findFirstRentsFile, type FirstRentsFile } from './describeRents';
export { readKeptFile, toKeptFile } from './keptFile';
export {
  figuresForPeriod,
  isToldFirst,
  joinedMonths,
  type PublishedPeriods,
  type PublishedRents,
  publishedMonth,
  publishedMonths,
  readRentsQuery,
  toRentsQuery,
} from './publishedRents';
export { describeFileRows, type RowsWords } from './rowsWords';
export {
  type Comparable,
  comparableFor,
  FEWEST_ROWS,
  computePerPing,
  PROPERTY_TYPES,
  RENTS_VARIANT,
  roundPerPing,
  roundRent,
  RULE_VERSION,
  STATISTICS_COLUMNS,
} from './rule';
export { addRentFile, judgeRents } from './rentFiles';
export { rentsFileName, type SavedRents, toRentsCsv } from './savedTable';
export {
  describeShown,
  lineOfMonths,
  lineWords,
  monthCells,
  monthsOfFiles,
  noteForPicture,
  type RentMonth,
  type ShownRents,
  unjudgedWords,
} from './shownRents';
export { StatisticsError, statisticsFromCsv, statisticsToCsv } from './table';
export type { Area, AreaStatistics, Quartiles, StatisticsRow } from './types';
