/** The dataset: its catalogue by type, what is known and judged of it, and its words. Nothing here needs Node or a browser. */
export {
  ADDRESS_LIST,
  resolveAddress,
  CATALOGUE_FILE,
  CITATION_FORMATS,
  type CitationFormat,
  type DocumentedPages,
  type DocumentName,
  FEED_FORMATS,
  FEED_NAMES,
  FEED_TITLES,
  type FeedFormat,
  type FeedName,
  FILES,
  FOLDERS,
  MEDIA_TYPES,
  type Place,
  type Site,
  yearTable,
} from './addresses/files';
export { acceptedWords } from './catalogue/accepted';
export { fileName, fileUrl } from './catalogue/address';
export { changesInVersion, changesOfColumn, listChanges, sideOfChange } from './catalogue/changes';
export {
  findGroupPrefix,
  columnAnchor,
  listColumns,
  compareVersions,
  existsIn,
  marksDwelling,
  matchesHeader,
  touchesColumn,
} from './catalogue/columns';
export { byCounty, countyWords } from './catalogue/counties';
export { resolveCovers, isOver } from './catalogue/covers';
export { sampleRows } from './usability/sampleRows';
export { findFamily } from './catalogue/families';
export {
  doubtfulSizes,
  listSources,
  listUnmerged,
  newestWith,
  setsAbove,
  shareOfRaw,
  sourceNames,
  totalBytes,
  withOwnNames,
} from './catalogue/files';
export { type Lifeline, matchColumns } from './catalogue/lifelines';
export { findNeighbours, findOtherVariant, listEarlier } from './catalogue/neighbours';
export { booleanNotation, codesIn, findLastDay, timeForm, timePattern, YES } from './catalogue/notation';
export { PACKED_TABLES, packedName } from './catalogue/packed';
export { parseAddress } from './catalogue/parseAddress';
export { fromCatalogueJson } from './catalogue/published';
export {
  containsPeriod,
  formatReach,
  listWorsened,
  resolveReach,
  summariseReach,
  touchesRows,
  worsensRows,
} from './catalogue/reach';
export {
  columnsOfSet,
  findCsv,
  findRelease,
  findSet,
  incidentsOfSet,
  incidentsOfVersion,
  newestRelease,
  newestSet,
  newestSets,
  newestVersion,
  periodsOfIncident,
  findProfile,
  releasesIn,
  listSets,
  setsOfKind,
  findVersion,
  listYears,
  zipName,
} from './catalogue/sets';
export { columnValuesWords } from './catalogue/summaries';
export type {
  Catalogue,
  Code,
  CodeTable,
  Column,
  ColumnSource,
  ColumnSummary,
  Correction,
  DataFile,
  DataSet,
  DatasetVersion,
  Draft,
  DwellingFilter,
  Incident,
  MeaningChange,
  Release,
  SeriesTable,
  SetProfile,
} from './catalogue/types';
export {
  COLUMN_GROUPS,
  type ColumnGroup,
  type ColumnState,
  type ColumnType,
  COUNTIES,
  type Format,
  FORMATS,
  type IncidentKind,
  LIST_SEPARATOR,
  SEVERITIES,
  type Severity,
  STATEMENT_KINDS,
  TOWNSHIPS,
  type Variant,
  VARIANT_NAME,
  VARIANTS,
  worstFirst,
} from './catalogue/values';
export { listDefinitions, listVersionColumns, type VersionColumn } from './catalogue/versionColumns';
export { describeUse } from './catalogue/versionUse';
export { MONTHS, toBibtex } from './citation/bibtex';
export { toCsl, toCslJson } from './citation/csl';
export { toChineseApa, toPressLine, toShortLine, UNKNOWN_DAY } from './citation/press';
export { datasetReference, setReference, setsReference } from './citation/reference';
export { toRis } from './citation/ris';
export { oneLine } from './citation/text';
export type { Access, Reference } from './citation/types';
export { type CodeFile, literal } from './code/layout';
export { type Kind, PERIOD_HEADER, plainName } from './code/many';
export { changeVerdict } from './comparison/changeVerdict';
export { compare } from './comparison/compare';
export { type ColumnsAlike, groupColumns, sideReasons } from './comparison/groups';
export { meaningBetween, meaningVerdict } from './comparison/meaning';
export { answerMerge } from './comparison/merge';
export { type Choice, defaultChoice, periodsWith, readQuery, suggestionsFor } from './comparison/query';
export { compareRows } from './comparison/rows';
export {
  type Comparison,
  type ComparisonSide,
  type Pair,
  type RowsComparison,
  SIDES,
  type Verdict,
  VERDICTS,
} from './comparison/types';
export {
  formatAnswers,
  comparableWords,
  comparisonHeadline,
  comparisonWords,
  coversSentences,
  emptyWords,
  insteadWords,
  isBlock,
  meaningWords,
  rowsReasonWords,
  toComparisonJson,
} from './comparison/words';
export { differences, versionPairs } from './differences/differences';
export { draftInForce, type DraftPair, draftPairs } from './differences/draft';
export {
  type ChangeGroup,
  type ColumnPlace,
  type DescribedChange,
  describePair,
  type PairDifferences,
  programWords,
  sameWords,
} from './differences/pair';
export { type ChangeSnippet, changeSnippets, writePrograms } from './differences/snippets';
export { summariseDrafts, summarisePair } from './differences/summarise';
export { summariseDifferences } from './differences/summary';
export type { VersionChange } from './differences/types';
export { changeParts, changeWords } from './differences/words';
export { englishDwellings, listDwellingConditions } from './english/dwellings';
export {
  englishCovers,
  listAvoided,
  listSingleVariant,
  listWrittenOtherwise,
  versionReach,
} from './english/files';
export {
  englishDate,
  englishDateSpan,
  englishList,
  englishPeriod,
  englishPeriods,
  englishSlot,
  englishSpan,
} from './english/periods';
export { englishProgram } from './english/program';
export { briefEnglishReach, englishReach } from './english/reach';
export { englishRowsWhy, startSentence } from './english/reasons';
export {
  englishChanges,
  englishCode,
  englishColumn,
  englishHeader,
  englishIncident,
  englishMissing,
  requireEnglish,
} from './english/records';
export { listRetiredEnglish } from './english/style';
export { englishCitation, englishFamily, englishHeadline } from './english/verdict';
export {
  ENGLISH_COLUMN_GROUP,
  ENGLISH_COLUMN_STATE,
  ENGLISH_COLUMN_TYPE,
  ENGLISH_COLUMNS_LEVEL,
  ENGLISH_GRANULARITY,
  ENGLISH_ROWS_STATE,
  ENGLISH_SEVERITY,
  ENGLISH_VARIANT,
  englishUnit,
  languageParts,
} from './english/words';
export { FORMAT_CHANGES } from './formatChanges';
// What browsers read; `rental-data/formats` writes it.
export type {
  CatalogueJson,
  RentsCountiesDocument,
  RentsCountyDocument,
  SetDocument,
} from './formats/schemas';
export { freeze } from './freeze';
export { GRANULARITIES, type Granularity, parseGranularity } from './granularity';
export {
  comparePeriods,
  dayList,
  toDayRange,
  granularity,
  findLastMonth,
  month,
  monthIndex,
  parseMonthNumber,
  monthRange,
  listMonths,
  nextDay,
  periodListWords,
  type PeriodSpan,
  periodSpans,
  periodWords,
  parseQuarter,
  slotInYear,
  spanListWords,
  spanWords,
  parseYear,
} from './period';
export {
  PRACTICE_NAME,
  PRACTICE_PLATFORM,
  PRACTICE_ROWS,
  practiceProblem,
  practiceTest,
  withPracticeMark,
} from './practice/marks';
export { toPracticeFiles } from './practice/rows';
export { addressRule, takeAll, takeDeduplicatedCsv, takeMonthlyCsv, takeOne } from './snippets/batch';
export { FLAGS } from './code/repair';
export { BOOLEAN_MARK, EXAMPLE_CODES } from './snippets/example';
export { writeSnippets } from './snippets';
export { snippetSource } from './snippets/source';
export type { Snippet, SnippetSource } from './snippets/types';
export { gapWords, listGaps, listTrials, measureCoverage } from './usability/coverage';
export { describeHistories, type DescribedHistory, type DrawnRun } from './usability/describeHistory';
export { columnHistories, type ColumnHistory } from './usability/history';
export { type Level } from './usability/levels';
export { matrixColumns } from './usability/matrix';
export { type Merge, mergeSample, sampleMeaning, type SampleRow } from './usability/mergeSample';
export { monthlyRows, monthsOnRecord } from './usability/monthlyRows';
export { type NearbySet, nearbySets, type Nearness, setNamed } from './usability/nearby';
export { getReader, usabilityReader } from './usability/reader';
export { holdsInPart, isOtherMeaning, reasonId } from './usability/states';
export { duePeriods } from './usability/timeline';
export type { CellUsability, Reason, RowsReason } from './usability/types';
export {
  ROWS_STATES,
  type RowsState,
  type RowState,
  USABILITY_STATES,
  type UsabilityState,
} from './usability/values';
export { reasonWords, rowsWhy, rowsWords, type Titles } from './usability/words';
export {
  listUpdates,
  newestUpdates,
  type Update,
  UPDATE_KIND_NAME,
  UPDATE_KINDS,
  updatesByYear,
} from './updates';
export { sampleTable } from './verdict/sampleTable';
export {
  type Caution,
  formatCautions,
  judgeColumns,
  type JudgedColumn,
  listCautions,
  listOtherMeanings,
} from './verdict/cautions';
export {
  type CoverageCell,
  type CoverageMapData,
  describeCoverage,
  listMonthsByState,
} from './verdict/coverageMap';
export { describePeriods } from './verdict/describePeriods';
export { describeVerdict } from './verdict/describe';
export { countFigures } from './verdict/figures';
export { dwellingWords, rowMeaning, rowTitle } from './verdict/lead';
export {
  coverageLabel,
  listSlots,
  type MapCell,
  mapRows,
  periodAt,
  type Slot,
  SLOTS,
} from './verdict/mapRows';
export { findScale, type MonthBar, monthBars } from './verdict/monthBars';
export { recommendSets } from './verdict/recommend';
export { releaseQuality } from './verdict/release';
export { type ChartMonth, describeRowsChart, joinedRows, type RowsChart } from './verdict/rowsChart';
export { newestSound, getVerdict } from './verdict/verdict';
export {
  answerBelowTitle,
  careAnswer,
  careCounts,
  nameWithState,
  suggestionName,
  verdictHeadline,
  verdictTitle,
} from './verdict/words';
export { changeSince, meaningChangeWords } from './words/change';
export {
  beginningWords,
  changeSentences,
  columnText,
  missingWords,
  specialWords,
  valueMeanings,
} from './words/column';
export { CITATION_FORMAT_NAME } from './words/citation';
export { columnsLevelWords } from './words/columnsLevel';
export { dateWords } from './words/dateWords';
export { formatDecimal, formatFigure, tickWords } from './words/decimal';
export { jsonWords, timeWords } from './words/file';
export { limitWords } from './words/filter';
export { dateSpanWords, eitherWords, formatBytes, joinWords, signed } from './words/format';
export { DATA_LICENCE, LANGUAGE, PROJECT, SUMMARY, SUMMARY_EN } from './words/identity';
export {
  BOTH_VARIANTS,
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  FORMAT_NAME,
  formatUse,
  GRANULARITY_NAME,
  GRANULARITY_SHORT,
  GROUP_NAME,
  INFERRED,
  INFERRED_MARK,
  INFERRED_MEANING,
  MERGE_NAME,
  PERIOD_NOUN,
  QUESTION,
  QUESTION_NAME,
  quoted,
  SEVERE_MEANING,
  SEVERITY_NAME,
  TYPE_NAME,
  VERDICT_MARK,
  VERDICT_NAME,
} from './words';
export { historyTitle, LEVEL_MARK, levelWords } from './words/levels';
export { fitsWorksheet, formatCount, formatShare, isCalendarDay, WORKSHEET_ROWS } from './words/numbers';
export { issueAddress, LICENCE_NAMES, LINKS, SHORT_NAME, SITE_NAME, SITE_NAME_EN } from './words/publisher';
export {
  COLUMNS_LEVEL_NAME,
  MARK_STATES,
  type MarkState,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  rowsStateWords,
  VARIANT_SHORT,
} from './words/states';
export { RENTS_NOTICE, RENTS_TITLE, rentsText } from './words/rents';
