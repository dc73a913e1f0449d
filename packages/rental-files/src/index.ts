/** Reads files of the dataset, in browsers and in Node. */
export { type Catalogue, fromPublished, PUBLISHED_AT, type PublishedCatalogue } from './catalogue';
export { forPublisher, forReader } from './check/policy';
export { betweenFiles, type Verified, verify } from './check/verify';
export {
  type AddressColumn,
  askedBy,
  type Dropped,
  readAddress,
  type View,
  writeAddress,
} from './cut/address';
export { writeCode } from './cut/code';
export { type ConvertOptions, toCsv, toJsonLines, toParquet } from './cut/convert';
export { exportGroups, type ExportOptions, exportRows, worksheetParts } from './cut/export';
export { countsAmong, type Filter, type RangeFilter, select } from './cut/filters';
export { type Group, type Grouping, groupRows, type Groups } from './cut/groups';
export { type ReadOptions, readRows, readStore, type Row } from './cut/read';
export { type Origin, Store } from './cut/store';
export { type Histogram, summarise, type Summary } from './cut/summary';
export { labelsIn, type Labels, type TypedValue } from './cut/typed';
export { describeFinding, describeVerified } from './describe';
export { findAlarms, measureDrift } from './drift/alarms';
export { findSource } from './drift/alone';
export type { Alarm, Drift } from './drift/drift';
export { incidentEntries, incidentLike } from './drift/incidentLike';
export { listLacking, RentGatherer } from './statistics/gather';
export { type FileStatistics, readStatistics, rowsStateIn, toStatisticsRows } from './statistics/read';
export { type Batch, type EncodedColumn, textAt } from './table/batch';
export { TableError } from './table/error';
export { type NamedTable, openTable, openTables, type Table } from './table/files';
export type { CountedInspection } from './table/forms';
export { type Candidate, UNKNOWN_COLUMN } from './table/identify';
export { type Example, type Finding, publisherFinding, type Severity } from './table/finding';
export { inspect, type Inspection, LISTING } from './table/inspect';
export { isLitter, readName } from './table/names';
export type { ColumnProfile } from './table/profile';
export { profileText, type SetProfile, toSetProfile } from './table/record';
export { type ByteSource, ofBlob } from './table/source';
export { makeCheck, findNotation, type Violation, VIOLATION_WORDS } from './table/values';
export { inLine, onTerminal } from './terminal';
export { inLanguage } from './words/findings';
export type { Language } from './words/language';
