/**
 * The data that pages and blocks receive: types only. Each type comes from the function that makes the data.
 * Browser code may import no other file of this plugin.
 */
import type { toMissingProp } from './data/missing';
import type { toDownloadProp, toHomeProp, toQualityProp } from './data/pages';
import type { toNewestProp, toRulerProp } from './data/release';

// knip cannot see that src/types/generated.d.ts uses these; `@public` tells it.
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

export type { SetLineProp } from './data/about';
export type { ComparePageProp } from './data/compare';
export type { IncidentProp } from './data/incident';
export type { OpenPageProp } from './data/open';
export type { DrawnRun, HistoryProp } from './data/history';
export type { ChartProp, ChartBandProp, YearProp, YearRowsProp } from './data/pages';
export type { MarkProp, ReleaseProp, SetProp, CellProp, MapProp } from './data/release';
export type { SeriesProp } from './data/series';
