/** Whether two periods may be compared, and what lies between them. Plain data: survives JSON. */
import type { ChangeSide } from '../catalogue/changes';
import type { DwellingFilter, IncidentKind, MeaningChange, Severity } from '../catalogue/types';
import type { MergeRule, Variant } from '../catalogue/values';
import type { VersionChange } from '../differences/types';
import type { Granularity } from '../period';
import type { CellUsability, RowsState, RowsUsability } from '../usability/types';

/** May it be compared: yes; yes, when the reasons are minded; no. */
export type Verdict = (typeof VERDICTS)[number];
export const VERDICTS = ['comparable', 'with-care', 'not-comparable'] as const;

/** Worst of several verdicts: `comparable` of none. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  return [...verdicts].sort((x, y) => VERDICTS.indexOf(y) - VERDICTS.indexOf(x))[0] ?? 'comparable';
}

export const worstFirst = <T extends { verdict: Verdict }>(reasons: readonly T[]): T[] =>
  [...reasons].sort((x, y) => VERDICTS.indexOf(y.verdict) - VERDICTS.indexOf(x.verdict));

export type QuestionName = 'rows' | 'merge' | 'columns';

export const SIDES = ['a', 'b'] as const;
export type SideName = (typeof SIDES)[number];

export interface ComparisonSide {
  period: string;
  granularity: Granularity;
  /** absent when the set was not published */
  version?: string | undefined;
  count?: number | undefined;
  rows: RowsUsability;
}

/** The two sets that are compared, of one variant. */
export interface Sides extends Record<SideName, ComparisonSide> {
  variant: Variant;
}

export type RowsDifference =
  | { type: 'state'; side: SideName; state: RowsState; verdict: Verdict }
  | { type: 'granularity'; verdict: 'not-comparable' }
  | { type: 'merge'; verdict: 'not-comparable' }
  | { type: 'dedup-key'; verdict: 'not-comparable' }
  /** other dwellings are kept, by the programs of the two versions */
  | { type: 'filter'; a: DwellingFilter; b: DwellingFilter; verdict: 'with-care' }
  | ({ type: 'changed'; verdict: 'with-care' | 'not-comparable' } & MeaningDifference);

/** Two files that stand on different sides of a change of meaning, or one that holds both. */
export interface MeaningDifference extends Record<SideName, ChangeSide> {
  change: MeaningChange;
}

export interface RowsAnswer {
  verdict: Verdict;
  reasons: RowsDifference[];
  /** rows of b minus rows of a; absent unless both sets are published */
  change?: number;
  /** the change as a share of the rows of a */
  share?: number | undefined;
}

export type Pair = Record<SideName, string>;

export interface MergeAnswer extends Record<SideName, MergeRule> {
  verdict: 'comparable' | 'not-comparable';
  /** months to compare in place of quarters and years that cannot be; absent where there are none */
  months?: Pair | undefined;
}

export interface ColumnComparison {
  header: string;
  a: CellUsability;
  b: CellUsability;
  /** the only set that has it; absent when both have */
  only?: SideName;
  instead: string[];
  verdict: Verdict;
  changes: VersionChange[];
  /** changes of its meaning that lie between the two, or inside one of them */
  meaning: MeaningDifference[];
}

/** What keeps every column from being compared, whatever its own state is. */
export type ColumnsBlock =
  | { type: 'absent'; side: SideName; verdict: 'not-comparable' }
  | { type: 'avoid'; side: SideName; verdict: 'not-comparable' }
  | { type: 'granularity'; verdict: 'not-comparable' }
  | { type: 'merge'; verdict: 'not-comparable' };

/** One set covers other days of its period than the other set does, so each of its columns tells of these days alone. */
export interface ColumnsCover {
  type: 'covers';
  side: SideName;
  verdict: 'with-care';
}

export type ColumnsDifference =
  | ColumnsBlock
  | ColumnsCover
  | { type: 'columns'; notComparable: string[]; withCare: string[]; verdict: Verdict }
  | { type: 'only-in-one'; a: string[]; b: string[]; verdict: 'with-care' };

export interface ColumnsAnswer {
  verdict: Verdict;
  /** what concerns every column, else what concerns some of them */
  reasons: ColumnsDifference[];
  /** in the order of the published files; empty unless both sets are published */
  list: ColumnComparison[];
}

export interface IncidentBetween {
  incident: string;
  severity: Severity;
  kinds: IncidentKind[];
  periods: string[];
}

export interface RowsComparison {
  variant: Variant;
  a: ComparisonSide;
  b: ComparisonSide;
  rows: RowsAnswer;
}

export interface Comparison extends RowsComparison {
  verdict: Verdict;
  /** absent where nothing was merged: between months, and for a set that was not published */
  merge?: MergeAnswer | undefined;
  columns: ColumnsAnswer;
  changes: VersionChange[];
  between: {
    /** periods in between that were due and never published */
    unpublished: string[];
    /** worst first; those that are good to know only are left out */
    incidents: IncidentBetween[];
  };
}
