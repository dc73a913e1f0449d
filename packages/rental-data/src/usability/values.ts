/** The states that columns and rows may have. Here apart from the schema and from the types, since both need them. */

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
export type RowState = Exclude<RowsState, 'absent'>;
