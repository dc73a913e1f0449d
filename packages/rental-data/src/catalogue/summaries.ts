/** What the summary of a column says, as the profile of a set has it. */
import { YES } from './notation';
import type { Catalogue, Column, ColumnSummary } from './types';

/** Codes of a column that are named; the rest are counted together. */
const NAMED = 5;
const findLabel = ({ codeTables }: Catalogue, table: string | undefined, code: string): string =>
  codeTables.find(({ id }) => id === table)?.codes.find((known) => String(known.code) === code)?.label ??
  code;

/** The share of the rows with a value that say yes, in whichever notation the file writes it, from 0 to 1. */
export const findYesShare = (counts: Readonly<Record<string, number>>, present: number): number =>
  YES.reduce((sum, text) => sum + (counts[text] ?? 0), 0) / present;

/** How many rows have each of the most frequent codes of a column, and how many have any of the rest. */
export function countCodes(catalogue: Catalogue, { codeTable }: Column, { counts = {} }: ColumnSummary) {
  const all = Object.entries(counts).sort(([, a], [, b]) => b - a);
  const rest = all.slice(NAMED);
  return {
    top: all.slice(0, NAMED).map(([code, rows]) => ({ label: findLabel(catalogue, codeTable, code), rows })),
    rest: { codes: rest.length, rows: rest.reduce((sum, [, rows]) => sum + rows, 0) },
  };
}
