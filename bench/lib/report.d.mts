// Types of report.mjs; what the functions do is written there.

/**
 * @typedef {object} Table
 * @property {string} title
 * @property {string} note how it was measured
 * @property {Record<string, string | number>[]} rows
 */
/** @param {readonly number[]} values @returns {number} NaN when there are none */
export function median(values: readonly number[]): number;
/** @param {Table} table */
export function toMarkdown({ title, note, rows }: Table): string;
/** On what was measured, and how busy it was. */
export function machine(): string;
export type Table = {
  title: string;
  /**
   * how it was measured
   */
  note: string;
  rows: Record<string, string | number>[];
};
