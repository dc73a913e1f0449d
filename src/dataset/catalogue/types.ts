/** The catalogue as the rest of the site sees it: validated, sorted, with derived values. What each part holds is said in schema.ts. */
import type { output } from 'zod';
import type { Granularity } from '../period';
import type {
  codeSchema,
  columnSchema,
  coversSchema,
  dataFileSchema,
  dataSetSchema,
  datasetSchema,
  incidentSchema,
  useSchema,
  versionSchema,
} from './schema';
import type { draftSchema } from './draftSchema';
import type { profileSchema } from './profileSchema';

export const VARIANTS = ['raw', 'deduplicated'] as const;
export type Variant = (typeof VARIANTS)[number];
export const FORMATS = ['csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export const COLUMN_TYPES = [
  'integer',
  'number',
  'string',
  'boolean',
  'code',
  'datetime',
  // texts joined by LIST_SEPARATOR in CSV, an array in JSON
  'list',
  'bounding box',
] as const;
/** Joins the texts of a list in a field of CSV. */
export const LIST_SEPARATOR = '|';
export type ColumnType = (typeof COLUMN_TYPES)[number];
export const COLUMN_GROUPS = ['transaction', 'price', 'building', 'environment'] as const;
export type ColumnGroup = (typeof COLUMN_GROUPS)[number];
/** Life-cycle states announced for dataset version 1.0; every column of 0.x is stable. */
export const COLUMN_STATES = ['experimental', 'stable', 'deprecated-soon', 'deprecated'] as const;
export type ColumnState = (typeof COLUMN_STATES)[number];
/** Where values come from: a page or list of the source platform, what this dataset saw itself, other columns, or merged listings. */
export const SOURCE_KINDS = ['page', 'list', 'recorded', 'computed', 'merged'] as const;
/** What a quarterly or annual file keeps of a listing that was seen in several months: its newest or its most frequent value. */
export const MERGE_RULES = ['newest', 'most-frequent'] as const;
export type MergeRule = (typeof MERGE_RULES)[number];

export const INCIDENT_KINDS = [
  'rows-missing',
  'wrong-value',
  'meaning-changed',
  'empty',
  'incomplete',
] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];
/** How sure a fact is. */
export const CERTAINTIES = ['stated', 'inferred'] as const;
export type Certainty = (typeof CERTAINTIES)[number];
/** What an incident can do to rows, from harmless to harmful; `avoid` is stated by period. */
export const ROWS_LEVELS = ['complete', 'partial', 'not-comparable'] as const;
/** From harmless to harmful. */
export const SEVERITIES = ['note', 'caution', 'severe'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Sorts what has a severity, worst first. */
export const worstFirst = (a: { severity: Severity }, b: { severity: Severity }): number =>
  SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity);

export type DataFile = output<typeof dataFileSchema>;
export type DataSet = output<typeof dataSetSchema>;
export type Column = output<typeof columnSchema>;
export type ColumnSource = NonNullable<Column['source']>;
export type Code = output<typeof codeSchema>;
export type DatasetVersion = output<typeof versionSchema>;
export type Incident = output<typeof incidentSchema>;
export type Use = output<typeof useSchema>;
export type Dataset = output<typeof datasetSchema>;
/** What the rows of a set are like, as one pass over them found it. */
export type SetProfile = output<typeof profileSchema>;
export type ColumnSummary = SetProfile['columns'][number];
export type DwellingFilter = Dataset['dwellingFilters'][number];
/** A version that is drafted in public, and of which no file is known. */
export type Draft = output<typeof draftSchema>;
export type Covers = output<typeof coversSchema>;

/** Everything published for one period. */
export interface Release {
  period: string;
  granularity: Granularity;
  year: number;
  version: string;
  beta: boolean;
  /** the day of publication, where it is known */
  published?: string;
  covers: Covers;
  sets: DataSet[];
}

export interface CodeTable {
  id: string;
  title: string;
  codes: Code[];
}

/** Figures that a post draws: lines over common labels. */
export interface SeriesTable {
  /** name of its file */
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
  series: SeriesTable[];
  /** in the order of comparePeriods, of the sets whose files were read */
  profiles: SetProfile[];
  /** not in `versions`, and none of their columns and codes stands above */
  drafts: Draft[];
}
