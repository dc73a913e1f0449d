/** What the catalogue says of versions, columns and codes. */
import type {
  Certainty,
  ColumnGroup,
  ColumnState,
  ColumnType,
  Format,
  MergeRule,
  SOURCE_KINDS,
  Variant,
} from './values';

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
    | { from: (typeof SOURCE_KINDS)[number]; part?: string | undefined; of?: string[] | undefined }
    | undefined;
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
  /** of the Ministry of the Interior: 5 digits of a county, 8 of a township */
  official?: string | undefined;
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
