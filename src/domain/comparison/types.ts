/** Whether two periods may be compared, and what lies between them. Plain data: survives JSON. */
import type { IncidentKind, MergeRule, Severity, Variant } from '../catalogue/types';
import type { VersionChange } from '../differences/types';
import type { Granularity } from '../period';
import type {
  CellUsability,
  NotPublished,
  RowsReason,
  RowsUsability,
  VariantNotPublished,
} from '../usability/types';

/** May it be compared: yes; yes, when the reasons are minded; no. */
export type Verdict = 'comparable' | 'with-care' | 'not-comparable';
/** Every verdict, from good to bad. */
export const VERDICTS: readonly Verdict[] = ['comparable', 'with-care', 'not-comparable'];

export type SideName = 'a' | 'b';

/** One of the two sets. */
export interface ComparisonSide {
  period: string;
  granularity: Granularity;
  /** absent when the set was not published */
  version?: string;
  /** number of rows; absent when the set was not published */
  count?: number;
  rows: RowsUsability;
}

/** Why the numbers of rows cannot simply be compared. */
export type CountReason =
  | { type: 'rows'; side: SideName; reason: RowsReason; verdict: Verdict }
  | { type: 'merge'; a: MergeRule; b: MergeRule; verdict: 'with-care' }
  | { type: 'granularity'; verdict: 'not-comparable' }
  | { type: 'not-published'; verdict: 'not-comparable' };

/** The numbers of rows, and whether their difference means anything. */
export interface CountComparison {
  /** rows of b minus rows of a; absent unless both sets are published */
  change?: number;
  /** the change as a share of the rows of a */
  share?: number;
  verdict: Verdict;
  /** worst first */
  reasons: CountReason[];
}

/** A column that at least one of the two sets has. */
export interface ColumnComparison {
  header: string;
  a: CellUsability;
  b: CellUsability;
  /** the only set that has it; absent when both have */
  only?: SideName;
  /** columns of the other set that stand in its place */
  instead: string[];
  verdict: Verdict;
  /** changes of definition or notation between the dataset versions that concern it */
  changes: VersionChange[];
}

/** Why the two sets as a whole cannot simply be compared. */
export type ComparisonReason =
  | {
      type: 'not-published';
      side: SideName;
      reason: NotPublished | VariantNotPublished;
      verdict: 'not-comparable';
    }
  | { type: 'granularity'; a: Granularity; b: Granularity; contains?: SideName; verdict: 'not-comparable' }
  | { type: 'avoid'; side: SideName; incidents: string[]; verdict: 'not-comparable' }
  | { type: 'counts'; verdict: 'with-care' }
  | { type: 'merge'; a: MergeRule; b: MergeRule; verdict: 'with-care' }
  | { type: 'columns'; notComparable: string[]; withCare: string[]; verdict: Verdict }
  | { type: 'only-in-one'; a: string[]; b: string[]; verdict: 'with-care' };

/** An incident that lies between the two periods and touches neither. */
export interface IncidentBetween {
  incident: string;
  severity: Severity;
  kinds: IncidentKind[];
  /** published and unpublished periods in between that it touches or explains */
  periods: string[];
}

/** What two periods of one variant are when only their rows are counted. */
export interface RowsComparison {
  a: ComparisonSide;
  b: ComparisonSide;
  counts: CountComparison;
}

export interface Comparison extends RowsComparison {
  variant: Variant;
  verdict: Verdict;
  /** worst first; empty exactly when everything may be compared */
  reasons: ComparisonReason[];
  /** in the order of the published files; empty unless both sets are published */
  columns: ColumnComparison[];
  /** what changed between the dataset versions for this variant and granularity, from a to b */
  changes: VersionChange[];
  between: {
    /** periods in between that were due and never published */
    unpublished: string[];
    /** worst first; those that are good to know only are left out */
    incidents: IncidentBetween[];
  };
}
