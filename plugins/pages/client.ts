/**
 * What browsers receive of the catalogue: the shapes of the JSON modules under `@generated/pages/default/`.
 * Types only; the only file of this plugin that browser code may import.
 */
import type {
  ColumnGroup,
  ColumnState,
  ColumnType,
  DatasetVersion,
  Format,
  IncidentKind,
  MergeRule,
  SeriesTable,
  Severity,
  SourceKind,
  Variant,
} from '../../src/domain/catalogue/types';
import type { Reference } from '../../src/domain/citation';
import type { CitationFormat } from '../../src/domain/addresses/files';
import type { Granularity, PeriodSpan } from '../../src/domain/period';
import type { PackedCatalogue } from '../../src/domain/comparison/packed';
import type { Coverage } from '../../src/domain/coverage';
import type { Choice } from '../../src/domain/comparison/query';
import type { Comparison, Pair, Verdict } from '../../src/domain/comparison/types';
import type { Snippet } from '../../src/domain/differences/snippets';
import type { DifferenceSummary } from '../../src/domain/differences/summary';
import type { CodeRef, ScriptHint, VersionChange } from '../../src/domain/differences/types';
import type { RowState } from '../../src/domain/quality';
import type { SnippetSource } from '../../src/domain/snippets';
import type { ColumnsLevel, Level } from '../../src/domain/usability/levels';
import type { RowsState, UsabilityState } from '../../src/domain/usability/types';

export interface FileProp {
  format: Format;
  /** bytes after unpacking */
  bytes: number;
  url: string;
}

export interface SetProp {
  variant: Variant;
  rows: number;
  /** rows per source name */
  sources: [name: string, rows: number][];
  files: FileProp[];
}

/** An incident as a mark: enough to link to it. */
export interface MarkProp {
  id: string;
  severity: Severity;
  title: string;
}

/** An incident on a period. */
export interface PeriodMarkProp extends MarkProp {
  /** the months or quarters from which a longer period inherits it, in words; absent when it is the whole period's own */
  through?: string;
}

/** One period with all its sets: what cards and rows of the download table show. */
export interface ReleaseProp {
  period: string;
  granularity: Granularity;
  version: string;
  beta: boolean;
  sets: SetProp[];
  /** what happened to this period or a part of it, worst first */
  marks: PeriodMarkProp[];
  /** incidents that hold for every period since their start */
  standing: MarkProp[];
  rowState: RowState;
  /** why the rows have their state, as a phrase; absent for complete ones */
  why?: string;
  /** worst level of its columns, standing incidents left out; absent where all are simply usable */
  columns?: ColumnsLevel;
}

export interface CellProp {
  raw: number;
  deduplicated?: number;
  rows: RowState;
  /** why the rows have their state, as a phrase; absent for complete ones */
  why?: string;
  columns?: ColumnsLevel;
  /** only some months of a quarter or year are in that state */
  columnsInPart?: true;
  /** why the columns have their level, as a phrase */
  columnsWhy?: string;
}

export interface MapProp {
  first: number;
  last: number;
  /** published periods */
  cells: Record<string, CellProp>;
  /** periods that were due and never published, each with the reason; empty where none is recorded */
  unpublished: Record<string, string>;
}

/** State of every month since the first, in order, a letter each: see toRulerProp. */
export interface RulerProp {
  first: string;
  states: string;
}

export interface ChartBandProp extends MarkProp {
  start: string;
  end: string | null;
}

/** The chart of rows per month; the rows themselves stand in the cells of the coverage map. */
export interface ChartProp {
  /** first and last month */
  first: string;
  last: string;
  /** incidents that touched the number of rows, oldest first; the first one is number 1 */
  bands: ChartBandProp[];
  /** month → numbers of the bands that touched it, or that kept it from being published */
  touched: Record<string, number[]>;
  /** the same figures as CSV, below the base path */
  csv: string;
}

/** Figures that a post draws. */
export interface SeriesProp extends Pick<SeriesTable, 'labels' | 'lines'> {
  /** the same figures as CSV, below the base path */
  csv: string;
}

export interface FiguresProp {
  periods: Record<Granularity, number>;
  files: number;
  /** up to the month of the record */
  months: { published: number; due: number; until: string };
  newest: { period: string; rows: number };
  since: string;
  /** raw rows of the newest month whose rows may be compared and which has no unusable column */
  sound?: { period: string; rows: number };
  columns: { version: string; count: number };
  incidents: Record<Severity, number>;
}

/** Months that were crawled on trial. */
export interface TrialProp extends Pick<MarkProp, 'id' | 'title'> {
  first: string;
  last: string;
  count: number;
  /** what became of it, where the record says so */
  status?: string;
}

/** What the dataset is and who stands behind it, for every page that says so. */
export interface AboutProp {
  sources: { name: string; url: string }[];
  coverage: Coverage;
  /** why months are missing, as a phrase without full stop, with the incident that explains it */
  gap?: { text: string; incident?: Pick<MarkProp, 'id' | 'title'> };
  trials: TrialProp[];
  /** what is collected and taken out before publication, as a list in words */
  removed: string;
  /** sentences */
  limits: string[];
  /** newest first */
  usedBy: { who: string; use: string }[];
}

/** A set with the state of its rows. */
export interface SetLineProp {
  period: string;
  variant: Variant;
  state: RowsState;
  /** as a phrase; absent for complete rows */
  why?: string;
}

/** For readers who cannot decide: the newest sets whose rows may be compared and which have no unusable column. */
export interface RecommendedProp {
  month?: SetLineProp;
  quarter?: SetLineProp;
  year?: SetLineProp;
  /** the newest month, whatever its state */
  newest: SetLineProp;
}

/** Period, variant and dataset version of the newest set of a granularity. */
export interface NewestProp {
  period: string;
  variant: Variant;
  version: string;
}

/** How to cite something: the reference, which browsers put into words, and the same as files. */
export interface CitationProp extends Reference {
  /** paths below the base path */
  files: { format: CitationFormat; path: string }[];
}

export interface HomeProp {
  map: MapProp;
  figures: FiguresProp;
  newest: ReleaseProp[];
  recommended: RecommendedProp;
  chart: ChartProp;
  cite: CitationProp;
}

export interface YearProp {
  year: number;
  annual?: ReleaseProp;
  /** newest first, as the months */
  quarterly: ReleaseProp[];
  monthly: ReleaseProp[];
  files: number;
  /** raw rows of the twelve months, null where nothing was published, with the state of the rows */
  months: ({ rows: number; state: RowState } | null)[];
}

export interface DownloadProp {
  map: MapProp;
  figures: FiguresProp;
  newest: ReleaseProp[];
  recommended: RecommendedProp;
  /** building types of the de-duplicated variant, in words */
  dwelling: string;
  /** dataset versions with quarterly or annual files in which listings of different letting status stayed apart */
  unmerged: string[];
  /** newest first */
  years: YearProp[];
  fileHost: string;
  /** of the newest monthly set: what the examples of code read */
  snippets?: SnippetSource;
  cite: CitationProp;
  /** of the newest annual set */
  citeNewest: CitationProp;
  /** feed of new releases, below the base path */
  feed: string;
}

export interface ColumnDefinitionProp {
  variants: Variant[];
  description: string;
  since: string;
  until?: string;
}

/** A column of one version: one entry per header, with a definition per variant where they differ. */
export interface ColumnProp {
  anchor: string;
  header: string;
  key?: string;
  type: ColumnType;
  unit?: string;
  codes?: { table: string; title: string; list?: [code: number, label: string][]; count: number };
  group: ColumnGroup;
  dedupKey: boolean;
  definitions: ColumnDefinitionProp[];
  /** incidents that touch the column in a release of this version, worst first */
  marks: MarkProp[];
}

export interface CodeTableProp {
  id: string;
  title: string;
  codes: [code: number, label: string][];
  /** long tables are shown by county */
  groups?: { title: string; codes: [code: number, label: string][] }[];
}

export interface VersionFactsProp extends Omit<DatasetVersion, 'replaces'> {
  /** last month in this version that began when its format was no longer produced; absent where there is none */
  lastMonth?: string;
  /** number of columns per variant, only for variants it has */
  columns: Partial<Record<Variant, number>>;
  /** periods published in this version, in words */
  periods: { text: string; count: number; files: number };
  betaPeriods: string[];
}

/** A dataset version: what the blocks of a versioned page show. */
export interface VersionProp extends VersionFactsProp {
  versions: string[];
  columnList: ColumnProp[];
  codeTables: CodeTableProp[];
  dedupKey: { header: string; anchor: string }[];
  filter: string[];
  incidents: VersionIncidentProp[];
}

export interface IncidentProp extends MarkProp {
  kinds: IncidentKind[];
  start: string;
  end: string | null;
  cause: string;
  effect: string;
  /** what to do about it */
  advice: string;
  /** absent where the record gives none */
  status?: string;
  /** affected periods in words, and the same for links */
  periods: string;
  spans: PeriodSpan[];
  /** first month of an incident that touches every period since */
  from?: string;
  /** touched columns or beginnings of names with the number of columns and the place of the first in the dictionary */
  columns: { text: string; count: number; anchor?: string }[];
  columnTypes: ColumnType[];
  /** does it touch the number of rows? */
  wholeRows: boolean;
  /** the verdict on the rows of each period that it touches, with the estimated loss in percent */
  rows: { period: string; state: RowsState; why: string; loss?: number }[];
  post?: string;
}

/** An incident as lists beside files show it. */
export type KnownIncidentProp = Pick<
  IncidentProp,
  'id' | 'severity' | 'title' | 'effect' | 'advice' | 'from' | 'periods'
>;

/** The same on the page of a dataset version, where the list is long: what to do stands on the data-quality page. */
export type VersionIncidentProp = Omit<KnownIncidentProp, 'advice'>;

export interface QualityProp {
  incidents: IncidentProp[];
  counts: Record<Severity, number>;
  map: MapProp;
  chart: ChartProp;
  /** feed of incidents, below the base path */
  feed: string;
}

/** What became of one variant from a dataset version to the next, by headers. */
export interface VariantChangeProp {
  variant: Variant;
  /** number of columns when the newer version is the first to publish the variant */
  first?: number;
  added: string[];
  removed: string[];
  /** columns that others take the place of, and these */
  replaced: { from: string[]; to: string[] }[];
  /** same header, other definition */
  changed: string[];
}

/** Two neighbouring dataset versions: one entry for every variant of the newer, also for one that stayed the same. */
export interface VersionChangeProp {
  from: string;
  to: string;
  variants: VariantChangeProp[];
}

/** A column as one version describes it. */
export interface ColumnPlaceProp {
  header: string;
  version: string;
  anchor: string;
  type: ColumnType;
  unit?: string;
  description: string;
}

/** Where a change is told: what is offered, the columns of a variant, notation and rules, code tables. */
export type ChangeGroup = 'offer' | Variant | 'rules' | 'codes';

/** A change between two versions with what to do about it. */
export interface ChangeProp {
  kind: VersionChange['kind'];
  group: ChangeGroup;
  /** what a script has to do, for programs; `task` says it in words */
  action: ScriptHint['action'];
  what: string;
  task: string;
  variant?: Variant;
  format?: Format;
  /** columns of the first version that the change takes away or defines anew */
  before?: ColumnPlaceProp[];
  /** columns of the second version that the change brings */
  after?: ColumnPlaceProp[];
  /** columns of both whose values it concerns */
  concerned?: ColumnPlaceProp[];
  /** of a change that is told by two values */
  values?: [from: string, to: string];
  codes?: CodeRef[];
  snippets: Snippet[];
}

export type VersionSideProp = Pick<
  VersionFactsProp,
  'version' | 'released' | 'until' | 'lastMonth' | 'formats' | 'unpublishedFormats' | 'periods'
>;

/** The page of the differences between two versions: its page data. */
export interface DifferencesProp {
  from: VersionSideProp;
  to: VersionSideProp;
  summary: DifferenceSummary;
  /** in the order of `differences` */
  changes: ChangeProp[];
  /** per variant that both publish: columns with the same definition, and their anchors on the second version's page */
  kept: { variant: Variant; columns: [header: string, anchor: string][] }[];
  /** what both state alike */
  same: { formats?: Format[]; booleans?: string; missing?: string; merge?: MergeRule };
  /** whole programs, per variant for which something is to be done */
  programs: { variant: Variant; snippets: Snippet[] }[];
}

/** The table of all versions against all: its page data. */
export interface DifferencesIndexProp {
  /** oldest first */
  versions: string[];
  /** `{from}-{to}` → the differences in a line */
  words: Record<string, string>;
}

export interface LifelineProp {
  anchor: string;
  header: string;
  key?: string;
  group: ColumnGroup;
  type: ColumnType;
  unit?: string;
  /** per version: r raw, d deduplicated, b both, - absent */
  life: string;
  newest: string;
}

export interface OverviewProp {
  /** newest first */
  versions: VersionFactsProp[];
  changes: VersionChangeProp[];
  columns: LifelineProp[];
}

/** A reason for a state, in words; `incident` is its id where there is one to link to. */
export interface ReasonProp {
  text: string;
  incident?: string;
}

/** A column of one published set. */
export interface FileColumnProp {
  header: string;
  key?: string;
  type: ColumnType;
  unit?: string;
  /** number of codes of a code column */
  codes?: number;
  group: ColumnGroup;
  dedupKey?: true;
  state: UsabilityState;
  /** places in `FilePageProp.reasons`, worst first */
  why: number[];
  anchor: string;
}

/** A sentence about the rows of a set, with the state that it tells. */
export interface RowsReasonProp {
  text: string;
  /** the set whose state it tells */
  period?: string;
  state?: RowsState;
}

/** The rows of a set against those of a period before. */
export interface RowsChangeProp {
  /** the nearest whose rows may be compared with these, else the nearest */
  period: string;
  rows: number;
  /** absent where the numbers may not be compared */
  change?: number;
  verdict: Verdict;
  /** why the numbers cannot simply be compared */
  reasons: RowsReasonProp[];
  /** the nearest, where it was passed over, and why */
  skipped?: RowsReasonProp;
  /** two periods of the same season that can be compared, where this set can be with none */
  instead?: Pair & { text: string };
}

/** The verdict on a set in the sentences that every place prints (src/domain/verdict). */
export interface VerdictProp {
  /** states of the rows and of the rent */
  rows: RowsState;
  rent: UsabilityState;
  headline: string;
  rowsAnswer: string;
  columnsAnswer: string;
  insteadTitle: string;
  instead: { period: string; variant: Variant; name: string; why: string }[];
}

/** Everything that the page of one published set shows: its page data (plugins/pages). */
export interface FilePageProp {
  period: string;
  variant: Variant;
  granularity: Granularity;
  version: string;
  beta: boolean;
  rows: number;
  files: FileProp[];
  /** what code needs to read the CSV; absent where the set has none that is described well enough */
  snippets?: SnippetSource;
  /** columns of codes with the path of their table below the base path */
  codeTables: { header: string; path: string }[];
  cite: CitationProp;
  /** the same period's other variant, where it is published */
  other?: { variant: Variant; rows: number };
  /** what one row stands for, as sentences */
  lead: string;
  verdict: VerdictProp;
  reasons: ReasonProp[];
  columns: FileColumnProp[];
  counts: Partial<Record<UsabilityState, number>>;
  incidents: KnownIncidentProp[];
  /** against a period before and the same season of a year before, where there is one */
  changes: RowsChangeProp[];
  previous?: string;
  next?: string;
}

/** A column and its place in the dictionary. */
export interface ColumnRefProp {
  header: string;
  anchor: string;
}

/** Where the values of a column come from. */
export interface SourceProp {
  from: SourceKind;
  part?: string;
  of?: ColumnRefProp[];
}

/** What a header means in some variants. */
export interface DictionaryDefinitionProp extends ColumnDefinitionProp {
  source?: SourceProp;
}

/** Columns that take each other's place from a dataset version on. */
export interface ReplacementProp {
  version: string;
  columns: ColumnRefProp[];
}

/** A header of any dataset version, with all that is known about it. */
export interface DictionaryColumnProp extends LifelineProp {
  definitions: DictionaryDefinitionProp[];
  /** its codes; of a long table the labels alone, for the filter */
  codes?: {
    table: string;
    title: string;
    count: number;
    list?: [code: number, label: string][];
    labels?: string;
  };
  dedupKey?: true;
  /** only where it is not stable */
  state?: ColumnState;
  /** dataset version that began with it incomplete, and the first complete month */
  completeFrom?: [version: string, month: string];
  replaces?: ReplacementProp;
  replacedBy?: ReplacementProp;
  /** places in `AboutDataSetProp.incidents`, worst first */
  incidents: number[];
}

/** An incident as the dictionary names it. */
export type DictionaryIncidentProp = Omit<KnownIncidentProp, 'effect' | 'advice'>;

/** The two variants side by side: rows of a month, and what the de-duplicated one leaves out. */
export interface ContentsProp {
  period: string;
  /** dataset version of that month, whose page tells the rules */
  version: string;
  rows: Partial<Record<Variant, number>>;
  /** building types, in words */
  dwelling: string;
  maxRentPerPing: number;
}

/** Everything that the page about the dataset shows: its page data. */
export interface AboutDataSetProp extends OverviewProp {
  figures: FiguresProp;
  contents: ContentsProp;
  /** a citation, as an example */
  citation: string;
  columns: DictionaryColumnProp[];
  incidents: DictionaryIncidentProp[];
}

/** A code table and the columns that use it. */
export interface CodeTableSummaryProp {
  id: string;
  title: string;
  count: number;
  columns: ColumnRefProp[];
}

/** The index of code tables: its page data. */
export interface CodeIndexProp {
  tables: CodeTableSummaryProp[];
  unknownCode: number;
}

/** A code, its label, and the place of its first day in `CodePageProp.since`; the first one where it is left out. */
export type CodeProp = [code: number, label: string, since?: number];

/** The page of a code table: its page data. */
export interface CodePageProp extends CodeTableSummaryProp {
  unknownCode: number;
  /** days since which codes are in use, and the first dataset version that came after */
  since: { day: string; version?: string }[];
  codes: CodeProp[];
  /** long tables are shown by county */
  groups?: { title: string; code: number; codes: CodeProp[] }[];
}

/** Several columns of one group that have the same cells everywhere. */
export interface MatrixLaneProp {
  group: ColumnGroup;
  /** headers in the order of the published files */
  columns: string[];
}

/** What can be said of a column of a set; many sets and columns share one. */
export interface MatrixCellProp {
  level: Level;
  /** places in `MatrixProp.reasons`, worst first */
  why: number[];
  /** holds only for a part of the quarter or year */
  part?: true;
  /** the column belongs to the other variant only */
  otherVariant?: true;
}

/** What can be said of the rows of a set. */
export interface MatrixRowsProp extends Pick<MatrixCellProp, 'level' | 'why'> {
  /** why they have their state, as every place prints it; absent for complete rows */
  reason?: string;
}

export interface MatrixSetProp {
  period: string;
  variant: Variant;
  /** place in `MatrixProp.rows` */
  rows: number;
  /** for each lane its place in `MatrixProp.cells` */
  cells: number[];
}

/** Levels from the first month of the dataset on, each with the number of months it lasts; `gap` where nothing was published. */
export type TrackProp = [level: Level | 'gap', months: number][];

/** Tracks of one variant. */
export interface TracksProp {
  rows: TrackProp;
  groups: {
    group: ColumnGroup;
    track: TrackProp;
    /** columns with the same months: places in `MatrixProp.lanes`, and their track */
    lanes: { lanes: number[]; track: TrackProp }[];
  }[];
}

/** The usability matrix: every column of every published set. */
export interface MatrixProp {
  /** first and last month of the tracks */
  since: string;
  asOf: string;
  lanes: MatrixLaneProp[];
  /** in the order of comparePeriods, raw before de-duplicated */
  sets: MatrixSetProp[];
  rows: MatrixRowsProp[];
  cells: MatrixCellProp[];
  reasons: ReasonProp[];
  tracks: Record<Variant, TracksProp>;
}

/** Page data of the data-quality page (plugins/pages). */
export interface QualityPageProp {
  matrix: MatrixProp;
  /** path of the matrix as JSON, below the base path; browsers need no other address of that list */
  json: string;
}

/** Data of the page that compares any two periods. */
export interface ComparePageProp {
  /** what the function needs for every other choice */
  catalogue: PackedCatalogue;
  /**
   * What the page shows before anybody chooses, with its result: working that out while the page comes alive would take a
   * phone longer than any other part of it.
   */
  first: { choice: Choice; comparison: Comparison };
}
