/**
 * The data that pages and blocks receive: types only. Each type comes from the function that makes the data.
 * Browser code may import no other file of this plugin.
 */
import type { toAboutProp } from './data/about';
import type { toMissingProp } from './data/missing';
import type { toDownloadProp, toHomeProp, toQualityProp } from './data/pages';
import type { toNewestProp, toRulerProp } from './data/release';

// knip cannot see that src/types/generated.d.ts uses these; `@public` tells it.
/** What the dataset is and who publishes it. @public */
export type AboutProp = ReturnType<typeof toAboutProp>;
/** What the home page receives. @public */
export type HomeProp = ReturnType<typeof toHomeProp>;
/** What the download page receives. @public */
export type DownloadProp = ReturnType<typeof toDownloadProp>;
/** What the page of data quality receives. @public */
export type QualityProp = ReturnType<typeof toQualityProp>;
/** The strip of months under the header. @public */
export type RulerProp = ReturnType<typeof toRulerProp>;
/** The newest set. @public */
export type NewestProp = ReturnType<typeof toNewestProp>;
/** What the 404 page says of periods. @public */
export type MissingProp = ReturnType<typeof toMissingProp>;

export type { TrialProp, SetLineProp } from './data/about';
export type { RowsReasonProp, RowsChangeProp } from './data/change';
export type { CitationProp } from './data/citation';
export type { CodeProp, CodePageProp, CodeIndexProp } from './data/codes';
export type { ComparePageProp } from './data/compare';
export type {
  ColumnRefProp,
  SourceProp,
  ReplacementProp,
  DictionaryColumnProp,
  DictionaryIncidentProp,
  ContentsProp,
  AboutDataSetProp,
} from './data/dictionary';
export type {
  ChangeGroup,
  ColumnPlaceProp,
  ChangeProp,
  VersionSideProp,
  DifferencesProp,
  DraftProp,
  DifferencesIndexProp,
} from './data/differences';
export type { DraftRefProp } from './data/drafts';
export type { ReasonProp, FilePageProp, FileColumnProp } from './data/file';
export type { KnownIncidentProp, IncidentProp } from './data/incident';
export type { OpenPageProp } from './data/open';
export type { DrawnRun, HistoryProp } from './data/history';
export type { FiguresProp, ChartProp, ChartBandProp, YearProp, YearRowsProp } from './data/pages';
export type { MarkProp, PeriodMarkProp, ReleaseProp, SetProp, CellProp, MapProp } from './data/release';
export type { SeriesProp } from './data/series';
export type { StatisticsProp } from './data/statistics';
export type { VerdictProp } from './data/verdict';
export type { VersionFactsProp, ColumnProp, VersionProp, LifelineProp } from './data/version';
