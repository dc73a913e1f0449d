/** What has to be known of the dataset to read its files. The site's catalogue is one; `fromPublished` makes one of the published data/catalogue.json. */
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

type Certainty = 'stated' | 'inferred';

export const COUNTIES = 'top_region';
/** Code table of the townships. Their labels begin with that of their county: 南投縣中寮鄉. */
export const TOWNSHIPS = 'sub_region';

export const VARIANT_NAME: Record<Variant, string> = { raw: '原始資料', deduplicated: '消除重複住宅' };

interface ByFormat {
  csv: string;
  json?: string | undefined;
}

/** One column; the same header stands twice where the variants define it differently. */
export interface Column {
  header: string;
  /** name in JSON; columns that were only in CSV have none */
  key?: string | undefined;
  anchor?: string | undefined;
  type: ColumnType;
  unit?: string | undefined;
  codeTable?: string | undefined;
  group: ColumnGroup;
  /** rows that agree in every such column are one dwelling */
  dedupKey: boolean;
  variants: Variant[];
  since: string;
  until?: string | undefined;
  state: ColumnState;
  source?:
    { from: (typeof SOURCE_KINDS)[number]; part?: string | undefined; of?: string[] | undefined } | undefined;
  description: string;
  /** months from and until which a value occurs, both included */
  special?:
    | {
        value: string;
        meaning: string;
        from?: string | undefined;
        until?: string | undefined;
        certainty?: Certainty | undefined;
      }[]
    | undefined;
  /** in months of which `missingIn` says nothing */
  missing?: string | undefined;
  missingIn?: { meaning: string; from?: string | undefined; until?: string | undefined }[] | undefined;
  neverMissing?: true | undefined;
  /** codes of its table that no file holds in it */
  unusedCodes?: number[] | undefined;
  /** JSON writes its numbers as texts */
  jsonText?: true | undefined;
  inferred?: string[] | undefined;
}

export interface DatasetVersion {
  version: string;
  released: string;
  until: string | null;
  formats: Format[];
  variants: Variant[];
  summary: string;
  changes: string[];
  lacks: string[];
  formatPolicy?: string | undefined;
  /** patterns of strptime */
  times?: ByFormat | undefined;
  corrections?: { from: string; text: string; certainty?: Certainty | undefined }[] | undefined;
  /** whether hours are those of Taiwan is not recorded, whatever stands behind them */
  clock?: 'unrecorded' | undefined;
  /** keys of raw JSON, each in place of all those that begin with it and `_` */
  joinedKeys?: string[] | undefined;
  /** every ZIP holds `_meta.json` */
  meta?: true | undefined;
  /** both values, with a full-width stroke between */
  booleans: ByFormat;
  missing?: ByFormat | undefined;
  /** rows that agree in this column are one dwelling; without it, those that agree in all key columns */
  dwelling?: string | undefined;
  merge?: MergeRule | undefined;
  replaces: Record<string, string[]>;
  completeFrom?: Record<string, string> | undefined;
}

export interface Code {
  code: number;
  label: string;
  /** day from which on it is used */
  since: string;
}

export interface CodeTable {
  id: string;
  title: string;
  codes: Code[];
}

export interface DataFile {
  format: Format;
  /** after unpacking */
  bytes: number;
  url: string;
  doubtful?: string | undefined;
  /** columns that stand a second time at the end of the CSV */
  repeats?: string[] | undefined;
  sha256?: string | undefined;
  checkedAt?: string | undefined;
}

export interface DataSet {
  period: string;
  variant: Variant;
  version: string;
  rows: number;
  files: DataFile[];
  accepted?: { alarm: string; change: string; reason: string }[] | undefined;
}

export interface Catalogue {
  releases: { period: string; version: string; sets: DataSet[] }[];
  versions: DatasetVersion[];
  columns: Column[];
  codeTables: CodeTable[];
}

export const PUBLISHED_AT = 'https://rentalhouse.g0v.ddio.io/data/catalogue.json';

export interface PublishedCatalogue extends Omit<Catalogue, 'releases'> {
  sets: DataSet[];
}

export function fromPublished({ sets, versions, columns, codeTables }: PublishedCatalogue): Catalogue {
  const releases = new Map<string, Catalogue['releases'][number]>();
  for (const set of sets) {
    const { period, version } = set;
    const release = releases.get(period) ?? { period, version, sets: [] };
    release.sets.push(set);
    releases.set(period, release);
  }
  return { releases: [...releases.values()], versions, columns, codeTables };
}
