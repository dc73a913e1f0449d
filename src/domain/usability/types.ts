/** What is said about the use of one column, or of the rows, of one published set. Plain data: survives JSON. */
import type { IncidentKind, MergeRule, Severity, Variant } from '../catalogue/types';
import type { RowState } from '../quality';

/**
 * May the values of a column of a period be used?
 * - fine: yes; reasons, if any, are good to know and change nothing
 * - caution: check before use
 * - empty: the column stands in the file and holds no values
 * - severe: do not use, do not compare
 * - absent: the file has no such column, or there is no file
 */
export type UsabilityState = 'fine' | 'caution' | 'empty' | 'severe' | 'absent';

/**
 * Every state, from harmless to harmful. The measure is what happens to somebody who does not read the reasons: an empty
 * column cannot mislead, a wrong value or a changed meaning can. `absent` stands apart from the scale: it is never the
 * worst of several.
 */
export const USABILITY_STATES: readonly UsabilityState[] = ['absent', 'fine', 'caution', 'empty', 'severe'];

/** State of the rows of a set; absent when there is no set. */
export type RowsState = RowState | 'absent';
/** Every state of rows, from harmless to harmful; `absent` stands apart. */
export const ROWS_STATES: readonly RowsState[] = ['absent', 'complete', 'partial', 'not-comparable', 'avoid'];

/** Why a whole set is absent: the period was never published … */
export interface NotPublished {
  type: 'not-published';
  /** before the dataset began, never although it was due, or not yet on record */
  when: 'before' | 'never' | 'not-yet';
  /** incidents with missing rows during the period, by id */
  incidents: string[];
  gives: 'absent';
}
/** … or it was published without this variant. */
export interface VariantNotPublished {
  type: 'variant-not-published';
  variant: Variant;
  version: string;
  /** the dataset version has the variant, this period has not */
  offered: boolean;
  gives: 'absent';
}
/** Why a column is absent from a set that is there: it belongs to the other variant only … */
export interface NotInVariant {
  type: 'not-in-variant';
  variants: Variant[];
  gives: 'absent';
}
/** … or to other dataset versions. */
export interface NotInVersion {
  type: 'not-in-version';
  version: string;
  since: string;
  until?: string;
  /** columns of the set that stand in its place */
  instead: string[];
  gives: 'absent';
}

/** What an incident did to the values of a column. */
export interface ValuesIncident {
  type: 'incident';
  scope: 'values';
  incident: string;
  severity: Severity;
  kinds: IncidentKind[];
  /** months or quarters of the period from which it is inherited; absent when the incident states the period itself */
  through?: string[];
  gives: UsabilityState;
}
/** What an incident did to the rows of a period. */
export interface RowsIncident extends Omit<ValuesIncident, 'scope' | 'gives'> {
  scope: 'rows';
  /** what the rows of this period lack, as a phrase without full stop */
  why: string;
  gives: RowState;
}
/** The whole period must not be used, so neither must any of its columns. */
export interface Avoided {
  type: 'avoid';
  incident: string;
  through?: string[];
  gives: 'severe';
}
/** The column began incomplete. */
export interface Incomplete {
  type: 'incomplete';
  /** first month from which it is complete */
  from: string;
  /** months of the period before that */
  months: string[];
  gives: 'caution';
}
/** Values are written otherwise than in the newest version. */
export interface Notation {
  type: 'notation';
  what: 'booleans';
  version: string;
  written: string;
  newest: { version: string; written: string };
  gives: 'fine';
}
/** Months of a quarter or year that have no release. */
export interface MonthsUnpublished {
  type: 'months-unpublished';
  months: string[];
  gives: 'partial';
}
/** A quarter or year that was merged by another rule than the newest version's. */
export interface Merged {
  type: 'merge';
  rule: MergeRule;
  newest: { version: string; rule: MergeRule };
  gives: 'complete';
}
/** Published in the beta format. */
export interface Beta {
  type: 'beta';
  gives: 'complete';
}

export type AbsentReason = NotPublished | VariantNotPublished | NotInVariant | NotInVersion;
/** Why a column of a set has its state. */
export type CellReason = ValuesIncident | Avoided | Incomplete | Notation | AbsentReason;
/** Why the rows of a set have their state. */
export type RowsReason =
  RowsIncident | MonthsUnpublished | Merged | Beta | NotPublished | VariantNotPublished;
export type Reason = CellReason | RowsReason;

/** The rows of one set. Lost rows do not make the remaining values wrong, so they are told apart from the columns. */
export interface RowsUsability {
  state: RowsState;
  /** worst first */
  reasons: RowsReason[];
  /** estimated share of lost rows in percent, where somebody estimated it */
  loss?: number;
}
/** The values of one column of one set. */
export interface CellUsability {
  state: UsabilityState;
  /** worst first; the state is that of the worst */
  reasons: CellReason[];
}
/** One column of one set together with the rows it stands in. */
export interface Usability extends CellUsability {
  rows: RowsUsability;
}
