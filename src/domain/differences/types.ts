/** What differs between two dataset versions. Plain data: survives JSON. What each change holds is said in schema.ts. */
import type { output } from 'zod';
import type {
  booleans,
  booleansChange,
  code,
  codesChange,
  column,
  columnChange,
  columnDefined,
  columnReplaced,
  formatChange,
  hint,
  kept,
  mergeChange,
  missingChange,
  variantChange,
} from './schema';

export type ColumnRef = output<typeof column>;
export type CodeRef = output<typeof code>;
export type BooleanNotation = output<typeof booleans>;

export type ColumnReplaced = output<typeof columnReplaced>;
export type ColumnDefined = output<typeof columnDefined>;
export type ColumnAspect = ColumnDefined['aspect'];
export type BooleansChange = output<typeof booleansChange>;
export type VersionChange =
  | ColumnReplaced
  | ColumnDefined
  | BooleansChange
  | output<typeof variantChange | typeof formatChange | typeof columnChange>
  | output<typeof missingChange | typeof codesChange | typeof mergeChange>;

export type KeptColumns = output<typeof kept>;

/** Everything that a script has to know when it is moved from files of one version to files of another. */
export interface VersionDifferences {
  from: string;
  to: string;
  /** variants, formats, notation, merging, columns in the order of the files, codes */
  changes: VersionChange[];
  /** for each variant that both versions publish */
  kept: KeptColumns[];
}

export type ScriptHint = output<typeof hint>;
