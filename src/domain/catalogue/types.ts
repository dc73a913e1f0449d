/** The catalogue as the rest of the site sees it: validated, sorted, with derived values. */
import type { Granularity } from '../period';

export type Variant = 'raw' | 'deduplicated';
export const VARIANTS: readonly Variant[] = ['raw', 'deduplicated'];
export type Format = 'csv' | 'json';
export const FORMATS: readonly Format[] = ['csv', 'json'];

/** One published ZIP. */
export interface DataFile {
  format: Format;
  /** size of the content after unpacking, in bytes */
  bytes: number;
  /** percent-encoded address */
  url: string;
  /** SHA-256 of the ZIP in hexadecimal, where somebody computed it */
  sha256?: string;
  /** ISO date on which the address was last seen to answer */
  checkedAt?: string;
}

/** The files of one period and one variant: the same rows in one or two formats. */
export interface DataSet {
  period: string;
  variant: Variant;
  version: string;
  beta: boolean;
  /** number of rows of all sources */
  rows: number;
  /** number of rows per source id */
  rowsBySource: Record<string, number>;
  files: DataFile[];
}

/** Everything published for one period. */
export interface Release {
  period: string;
  granularity: Granularity;
  year: number;
  version: string;
  beta: boolean;
  sets: DataSet[];
}

export type ColumnType = 'integer' | 'number' | 'string' | 'boolean' | 'code' | 'datetime' | 'bounding box';
export type ColumnGroup = 'transaction' | 'price' | 'building' | 'environment';
export const COLUMN_GROUPS: readonly ColumnGroup[] = ['transaction', 'price', 'building', 'environment'];
/** Life-cycle states announced for dataset version 1.0; every column of 0.x is stable. */
export type ColumnState = 'experimental' | 'stable' | 'deprecated-soon' | 'deprecated';

/** What a quarterly or annual file keeps of a listing that was seen in several months: its newest or its most frequent value. */
export type MergeRule = 'newest' | 'most-frequent';

/** Where values come from: a page or list of the source platform, or the dataset itself. */
export type SourceKind = 'page' | 'list' | 'recorded' | 'computed' | 'merged';
export const SOURCE_KINDS: readonly SourceKind[] = ['page', 'list', 'recorded', 'computed', 'merged'];

/** Where the values of a column come from, as far as somebody wrote it down. */
export interface ColumnSource {
  /** the page of a listing, the lists, what this dataset saw itself, other columns, or the listings merged into a row */
  from: SourceKind;
  /** which part of the page or the list */
  part?: string;
  /** headers of the columns that it is computed from, or whose values are merged */
  of?: string[];
}

/** One column of one or both variants. The same header may stand twice when the variants define it differently. */
export interface Column {
  header: string;
  /** key in the JSON files; columns that only ever existed in CSV have none */
  key?: string;
  type: ColumnType;
  unit?: string;
  codeTable?: string;
  group: ColumnGroup;
  dedupKey: boolean;
  variants: Variant[];
  /** first dataset version that has it */
  since: string;
  /** last dataset version that has it */
  until?: string;
  state: ColumnState;
  /** absent where nobody wrote it down */
  source?: ColumnSource;
  description: string;
}

export interface Code {
  code: number;
  label: string;
  /** ISO date since which the code is in use */
  since: string;
}
export interface CodeTable {
  id: string;
  title: string;
  codes: Code[];
}

export interface DatasetVersion {
  version: string;
  released: string;
  /** ISO date on which the format stopped being produced; null while it is in use */
  until: string | null;
  /** formats of published files; of a version without files yet: those to come */
  formats: Format[];
  /** formats that the version defines and no file has had so far */
  unpublishedFormats?: Format[];
  variants: Variant[];
  booleans: { csv: string; json?: string };
  /** how a missing value is written; absent where nobody recorded it */
  missing?: { csv: string; json?: string };
  /** absent for a version that did not merge yet */
  merge?: MergeRule;
  summary: string;
  changes: string[];
  lacks: string[];
  /** old header → headers that take its place */
  replaces: Record<string, string[]>;
  /** header of a column that began incomplete → first month from which it is complete */
  completeFrom?: Record<string, string>;
}

export type IncidentKind = 'rows-missing' | 'wrong-value' | 'meaning-changed' | 'empty' | 'incomplete';
export type Severity = 'note' | 'caution' | 'severe';
export const SEVERITIES: readonly Severity[] = ['note', 'caution', 'severe'];

export interface Incident {
  id: string;
  kinds: IncidentKind[];
  severity: Severity;
  start: string;
  end: string | null;
  affects: string[] | { from: string };
  /** quarters and years that contain an affected period and are not affected all the same */
  unaffected?: string[];
  /** headers, or beginnings of headers that end in `*` */
  columns?: string[];
  /** every column of these types */
  columnTypes?: ColumnType[];
  /** periods that must not be used at all */
  avoid: string[];
  /** estimated share of lost rows per period, in percent */
  estimatedLoss: Record<string, number>;
  /** touches every period from its start on; overviews do not repeat it per period */
  standing: boolean;
  /** the number of rows is touched: always for missing rows, else where the record says so */
  countsAffected: boolean;
  /** months that were not published because of it, as spans; without `to` until the next month that is published */
  missing: { from: string; to?: string }[];
  /** period → what its rows lack, as a phrase without full stop; one with an estimated loss needs none */
  rowsReasons: Record<string, string>;
  /** header → periods of which the incident tells something that leaves the column usable */
  noted: Record<string, string[]>;
  title: string;
  cause: string;
  effect: string;
  /** what to do, as whole sentences */
  advice: string;
  /** absent where the record gives none */
  status?: string;
  post?: string;
}

export interface Source {
  id: string;
  name: string;
  url: string;
}

export interface DwellingFilter {
  buildingTypes: string[];
  propertyTypes: string[];
  maxBuildingFloors: number;
  maxFloor: number;
  floorsAboveBuilding: number;
  floorAreaBelowPing: number;
  maxRentPerPing: number;
}

/** Something that was made of the data. */
export interface Use {
  who: string;
  year: number;
  work: string;
  /** first and last year of the data that it used, where somebody recorded them */
  years?: [first: number, last: number];
  /** about how many rows that were */
  rows?: number;
}

export interface Dataset {
  /** first month with data */
  since: string;
  /** month up to which the record is complete: what is not listed until then was not published */
  asOf: string;
  fileHost: string;
  sources: Source[];
  /** what is collected and taken out before publication */
  removed: string[];
  /** what holds for every period, a sentence each */
  limits: string[];
  /** newest first */
  usedBy: Use[];
  unknownCode: number;
  squareMetresPerPing: number;
  dwellingFilter: DwellingFilter;
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
}
