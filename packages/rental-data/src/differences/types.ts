/** What differs between two dataset versions. Plain data: survives JSON. What each change holds is said in schema.ts. */
import type { DifferencesJson } from './schema';

type DescribedChange = DifferencesJson['changes'][number];
export type ScriptHint = DescribedChange['hint'];

type WithoutWords<C> = C extends unknown ? Omit<C, 'hint' | 'text'> : never;
export type VersionChange = WithoutWords<DescribedChange>;

type ChangeOf<K extends VersionChange['kind']> = Extract<VersionChange, { kind: K }>;
export type ColumnReplaced = ChangeOf<'column-replaced'>;
export type ColumnDefined = ChangeOf<'column-changed'>;
export type ColumnAspect = ColumnDefined['aspect'];
export type ColumnRef = ColumnDefined['column'];
export type MeaningChanged = ChangeOf<'meaning-changed'>;
export type BooleansChange = ChangeOf<'booleans-changed'>;
export type CodeRef = ChangeOf<'codes-added' | 'codes-removed'>['codes'][number];
export type KeptColumns = DifferencesJson['kept'][number];

export interface VersionDifferences {
  from: string;
  to: string;
  /** variants, formats, notation, merging, columns in the order of the files, codes */
  changes: VersionChange[];
  kept: KeptColumns[];
}
