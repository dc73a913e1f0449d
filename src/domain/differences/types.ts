/** What differs between two dataset versions. Plain data: survives JSON. */
import type { Format, MergeRule, Variant } from '../catalogue/types';

/** A column by the names that a script knows it by. */
export interface ColumnRef {
  header: string;
  /** key in the JSON files, where there is one */
  key?: string;
}
/** A code and its label. */
export interface CodeRef {
  code: number;
  label: string;
}
/** How true and false are written. */
export interface BooleanNotation {
  /** as in the catalogue, e.g. T／F */
  text: string;
  /** the two values, where the text is understood */
  values?: { true: string; false: string };
}

/** Which part of a column's definition differs. */
export type ColumnAspect = 'key' | 'type' | 'unit' | 'code-table' | 'meaning' | 'dedup-key';

export interface VariantChange {
  kind: 'variant-added' | 'variant-removed';
  variant: Variant;
  /** all of its columns */
  columns: ColumnRef[];
}
export interface FormatChange {
  kind: 'format-added' | 'format-removed';
  format: Format;
}
export interface ColumnChange {
  kind: 'column-added' | 'column-removed';
  variant: Variant;
  column: ColumnRef;
}
/** Columns that take the place of others: renamed (one for one), split (several for one) or joined (one for several). */
export interface ColumnReplaced {
  kind: 'column-replaced';
  variant: Variant;
  from: ColumnRef[];
  to: ColumnRef[];
  /** the descriptions differ, so it is more than another name */
  meaning: boolean;
}
/** The same header with another definition. */
export interface ColumnDefined {
  kind: 'column-changed';
  variant: Variant;
  column: ColumnRef;
  aspect: ColumnAspect;
  /** the value of the aspect before and after; empty for none */
  from: string;
  to: string;
}
/** Booleans written in another way in one of the formats that both versions have. */
export interface BooleansChange {
  kind: 'booleans-changed';
  format: Format;
  from: BooleanNotation;
  to: BooleanNotation;
  /** the columns of both versions that it concerns, each header once */
  columns: string[];
}
/** Missing values written in another way. */
export interface MissingChange {
  kind: 'missing-changed';
  format: Format;
  from: string;
  to: string;
}
/** Codes that only one of the versions can hold, or that are called something else. */
export interface CodesChange {
  kind: 'codes-added' | 'codes-removed';
  table: string;
  title: string;
  /** columns that use the table, each header once */
  columns: string[];
  codes: CodeRef[];
}
/** Quarterly and annual files keep another value of a listing that was seen in several months. */
export interface MergeChange {
  kind: 'merge-changed';
  from: MergeRule;
  to: MergeRule;
}

export type VersionChange =
  | VariantChange
  | FormatChange
  | ColumnChange
  | ColumnReplaced
  | ColumnDefined
  | BooleansChange
  | MissingChange
  | CodesChange
  | MergeChange;

/** What is the same in both versions, per variant. */
export interface KeptColumns {
  variant: Variant;
  /** headers that stand in both, whether or not their definition changed, in the order of the files */
  headers: string[];
}

/** Everything that a script has to know when it is moved from files of one version to files of another. */
export interface VersionDifferences {
  from: string;
  to: string;
  /** variants, formats, notation, merging, columns in the order of the files, codes */
  changes: VersionChange[];
  /** for each variant that both versions publish */
  kept: KeptColumns[];
}

/** What to do in a script, for programs. Headers and values are those of the files. */
export type ScriptHint =
  | { action: 'none' }
  | { action: 'add'; columns: ColumnRef[] }
  | { action: 'remove'; columns: ColumnRef[] }
  | { action: 'rename'; from: ColumnRef; to: ColumnRef }
  | { action: 'rewrite'; from: ColumnRef[]; to: ColumnRef[] }
  | { action: 'convert'; columns: string[]; from: string; to: string }
  | { action: 'map-values'; format: Format; columns: string[]; map: Record<string, string> }
  | { action: 'set-missing'; format: Format; from: string; to: string }
  | { action: 'use-format'; format: Format }
  | { action: 'use-variant'; variant: Variant }
  | { action: 'check-codes'; table: string; columns: string[]; codes: CodeRef[] }
  | { action: 'do-not-compare'; scope: 'columns'; columns: string[] }
  | { action: 'do-not-compare'; scope: 'rows' | 'quarterly-annual' };
