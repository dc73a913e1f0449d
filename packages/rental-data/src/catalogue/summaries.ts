/** What the summary of a column says, as the profile of a set has it. */
import { formatFigure } from '../words/decimal';
import { formatCount, formatShare } from '../words/numbers';
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

/** The most frequent codes of a column with their shares, and the rest together. */
function codeWords(
  catalogue: Catalogue,
  { codeTable }: Column,
  counts: Readonly<Record<string, number>>,
  present: number,
): string {
  const all = Object.entries(counts).sort(([, a], [, b]) => b - a);
  const rest = all.slice(NAMED);
  const others = rest.reduce((sum, [, rows]) => sum + rows, 0);
  return (
    all
      .slice(0, NAMED)
      .map(([code, rows]) => findLabel(catalogue, codeTable, code) + formatShare(rows / present))
      .join('、') +
    (rest.length > 0 ? `，其他${formatCount(rest.length)}個代碼共${formatShare(others / present)}` : '')
  );
}

/**
 * What a column has, in words; of numbers also their range, of yes and no also the share of yes, from 0 to 1.
 * @param present rows with a value
 */
export function columnValuesWords(
  catalogue: Catalogue,
  column: Column,
  { type, numbers, times, counts, distinct, distinctError }: ColumnSummary,
  present: number,
): { words: string; range?: string; share?: number } {
  const { unit = '' } = column;
  if (present === 0) return { words: '全部是缺值' };
  if (numbers)
    return {
      words: `中位數${formatFigure(numbers.median)}${unit}，一半的列在${formatFigure(numbers.p25)}到${formatFigure(numbers.p75)}之間`,
      range: `最小${formatFigure(numbers.min)}，最大${formatFigure(numbers.max)}`,
    };
  if (type === 'boolean' && counts) {
    const share = findYesShare(counts, present);
    return { words: `${formatShare(share)}的列是「是」`, share };
  }
  if (type === 'code' && counts) return { words: codeWords(catalogue, column, counts, present) };
  if (times) return { words: `${times.first.slice(0, 10)}到${times.last.slice(0, 10)}` };
  const isText = type === 'string' || type === 'list' || type === 'bounding box';
  return {
    words: isText ? `${distinctError === undefined ? '' : '大約'}${formatCount(distinct)}種不同的值` : '',
  };
}
