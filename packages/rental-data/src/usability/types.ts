/** What is said about the use of one column, or of the rows, of one published set. Plain data: survives JSON. */
import type { ReasonJson } from './schema';
import type { RowsState, UsabilityState } from './values';

export * from './values';

type WithoutWords<R> = R extends unknown ? Omit<R, 'text'> : never;
/** What each reason holds is said in schema.ts. */
export type Reason = WithoutWords<ReasonJson>;
type ReasonOf<T extends Reason['type']> = Extract<Reason, { type: T }>;
export type SetAbsence = ReasonOf<'not-published' | 'variant-not-published'>;
export type AbsentReason = SetAbsence | ReasonOf<'not-in-variant' | 'not-in-version'>;
export type CellReason =
  | Extract<Reason, { scope: 'values' }>
  | ReasonOf<'avoid' | 'changed' | 'counties' | 'deprecated' | 'incomplete' | 'notation' | 'unnamed-columns'>
  | AbsentReason;
export type RowsReason =
  | Extract<Reason, { scope: 'rows' }>
  | ReasonOf<'covers' | 'months-unpublished' | 'merge' | 'rows-changed' | 'beta'>
  | SetAbsence;

/** The rows of one set. Lost rows do not make the remaining values wrong, so they are told apart from the columns. */
export interface RowsUsability {
  state: RowsState;
  /** worst first */
  reasons: RowsReason[];
  /** estimated share of lost rows in percent, where somebody estimated it */
  loss?: number | undefined;
}
export interface CellUsability {
  state: UsabilityState;
  /** worst first; the state is that of the worst */
  reasons: CellReason[];
}
