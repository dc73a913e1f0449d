/** What is said about the use of one column, or of the rows, of one published set. Plain data: survives JSON. */
import type { ReasonJson } from './schema';

/**
 * May the values of a column of a period be used? The states stand from harmless to harmful; the measure is what happens to
 * somebody who does not read the reasons: an empty column cannot mislead, a wrong value or a changed meaning can.
 * - absent: the file has no such column, or there is no file; it stands apart from the scale and is never the worst of several
 * - fine: yes; reasons, if any, are good to know and change nothing
 * - caution: check before use
 * - empty: the column stands in the file and holds no values
 * - severe: do not use, do not compare
 */
export const USABILITY_STATES = ['absent', 'fine', 'caution', 'empty', 'severe'] as const;
export type UsabilityState = (typeof USABILITY_STATES)[number];

/** State of the rows of a set, from harmless to harmful; absent when there is no set. */
export const ROWS_STATES = ['absent', 'complete', 'partial', 'not-comparable', 'avoid'] as const;
export type RowsState = (typeof ROWS_STATES)[number];
/** The state of the rows of a published set. */
export type RowState = Exclude<RowsState, 'absent'>;

type WithoutWords<R> = R extends unknown ? Omit<R, 'text'> : never;
/** What each reason holds is said in schema.ts. */
export type Reason = WithoutWords<ReasonJson>;
type ReasonOf<T extends Reason['type']> = Extract<Reason, { type: T }>;
/** Why a whole set is absent: the period was never published, or it was published without this variant. */
export type SetAbsence = ReasonOf<'not-published' | 'variant-not-published'>;
/** Why a set or a column is absent. */
export type AbsentReason = SetAbsence | ReasonOf<'not-in-variant' | 'not-in-version'>;
/** Why a column of a set has its state. */
export type CellReason =
  | Extract<Reason, { scope: 'values' }>
  | ReasonOf<'avoid' | 'counties' | 'deprecated' | 'incomplete' | 'notation' | 'unnamed-columns'>
  | AbsentReason;
/** Why the rows of a set have their state. */
export type RowsReason =
  | Extract<Reason, { scope: 'rows' }>
  | ReasonOf<'covers' | 'months-unpublished' | 'merge' | 'beta'>
  | SetAbsence;

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
