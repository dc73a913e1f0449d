/** The catalogue as the rest of the site sees it: validated, sorted, with derived values. What each part holds is said in schema.ts. */
import type { output } from 'zod';
import type { StatisticsRow } from '../statistics/types';
import type { Granularity } from '../period';
import type {
  codeSchema,
  columnSchema,
  correctionSchema,
  changeSchema,
  coversSchema,
  dataFileSchema,
  dataSetSchema,
  datasetSchema,
  incidentSchema,
  useSchema,
  versionSchema,
} from './schema';
import type { draftSchema } from './draftSchema';
import type { English } from './englishSchema';
import type { profileSchema } from './profileSchema';

export * from './values';

export type DataFile = output<typeof dataFileSchema>;
export type DataSet = output<typeof dataSetSchema>;
export type DatasetVersion = output<typeof versionSchema>;
export type Code = output<typeof codeSchema>;
/** One column; the same header stands twice where the variants define it differently. */
export type Column = output<typeof columnSchema>;
export type ColumnSource = NonNullable<Column['source']>;
export type Incident = output<typeof incidentSchema>;
export type Correction = output<typeof correctionSchema>;
export type MeaningChange = output<typeof changeSchema>;
export type Use = output<typeof useSchema>;
type Dataset = output<typeof datasetSchema>;
export type SetProfile = output<typeof profileSchema>;
export type ColumnSummary = SetProfile['columns'][number];
export type DwellingFilter = Dataset['dwellingFilters'][number];
export type Draft = output<typeof draftSchema>;
export type Covers = output<typeof coversSchema>;

export interface CodeTable {
  id: string;
  title: string;
  codes: Code[];
}

export interface Release {
  period: string;
  granularity: Granularity;
  year: number;
  version: string;
  beta: boolean;
  published?: string | undefined;
  covers: Covers;
  sets: DataSet[];
}

export interface SeriesTable {
  id: string;
  /** what the labels are, e.g. 月 */
  of: string;
  labels: string[];
  /** one value per label, null where there is none */
  lines: { name: string; values: (number | null)[] }[];
}

export interface Catalogue {
  dataset: Dataset;
  /** in the order of comparePeriods */
  releases: Release[];
  /** oldest first */
  versions: DatasetVersion[];
  columns: Column[];
  codeTables: CodeTable[];
  /** newest first */
  incidents: Incident[];
  /** newest first */
  corrections: Correction[];
  /** changes of meaning, oldest first */
  changes: MeaningChange[];
  series: SeriesTable[];
  /** in the order of comparePeriods, of the sets whose files were read */
  profiles: SetProfile[];
  /** rents by area and type of the months that were read, in the order of their periods */
  statistics: StatisticsRow[];
  /** not in `versions`, and none of their columns and codes stands above */
  drafts: Draft[];
  /** apart from the records it belongs to, so that nothing grows by it that Chinese pages load; browsers have none */
  english?: English | undefined;
}
