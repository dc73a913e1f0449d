import type { MeaningChange, Column } from '../catalogue/types';
import { monthRange, periodWords, spanListWords } from '../period';
import { findGroupPrefix } from '../catalogue/columns';
import { groupBy } from '../helpers/groupBy';
import { meaningChangeWords } from './change';
import { INFERRED, withCertainty } from '.';

const MISSING = '缺值';
const NEVER_MISSING = '每一列都有值。';

interface When {
  from?: string | undefined;
  until?: string | undefined;
}

function whenWords({ from, until }: When): string {
  if (from !== undefined && until !== undefined) return spanListWords(monthRange(from, until));
  if (from !== undefined) return `${periodWords(from)}起`;
  return until === undefined ? '' : `${periodWords(until)}（含）以前`;
}

/** What a special value means, with the months that have it where these are not all. */
export function specialWords({ meaning, ...when }: When & { meaning: string }): string {
  const words = whenWords(when);
  return words === '' ? meaning : meaning.replace(/。$/, `；${words}才有。`);
}

export function missingWords({
  missing,
  missingIn = [],
  neverMissing,
}: Pick<Column, 'missing' | 'missingIn' | 'neverMissing'>): string | undefined {
  if (neverMissing) return NEVER_MISSING;
  return (
    [
      missing ?? '',
      ...missingIn.map(({ meaning, ...when }) => [whenWords(when), meaning].filter(Boolean).join('，')),
    ].join('') || undefined
  );
}

/** Changes of meaning, each as a sentence. */
export const changeSentences = (changes: readonly MeaningChange[]): string[] =>
  changes.map(({ from: since, ...change }) => `${meaningChangeWords({ since, ...change })}。`);

/** A column in one text: what it means, its unit, special and missing values, and what is inferred; changes are told beside it. */
export function columnText(column: Column): string {
  const { description, unit, special = [], inferred = [] } = column;
  const missing = missingWords(column);
  return [
    description,
    unit === undefined ? '' : `單位：${unit}。`,
    ...special.map(
      ({ value, certainty, ...one }) => `「${value}」：${withCertainty(specialWords(one), certainty)}`,
    ),
    missing === undefined ? '' : column.neverMissing ? missing : `${MISSING}：${missing}`,
    inferred.length > 0 ? `${INFERRED}：${inferred.join('')}` : '',
  ].join('');
}

/** The columns that a pattern stands for: 「提供家具_」開頭的13欄, or the name of a single one. */
export const beginningWords = ({ text, count }: { text: string; count: number }): string =>
  count > 1 ? `「${text}」開頭的${count}欄` : `「${text}」`;

/** Headers, with those of one beginning as one name where no other column of the file begins so. */
function nameGroups(headers: readonly string[], all: readonly Column[]): string[] {
  const groups = groupBy(headers, (header) => findGroupPrefix(header) ?? header);
  return [...groups].flatMap(([beginning, own]) => {
    const whole = all.filter(({ header }) => header.startsWith(beginning)).length === own.length;
    return whole && own.length > 2 ? [beginningWords({ text: beginning, count: own.length })] : own;
  });
}

/** The missing values and the special values of the columns of a file, those with the same meaning together. */
export function valueMeanings(columns: readonly Column[]) {
  const found = columns.flatMap((column) => {
    const meaning = missingWords(column);
    const missing: NonNullable<Column['special']> =
      meaning === undefined ? [] : [{ value: column.neverMissing ? '' : MISSING, meaning }];
    const special = (column.special ?? []).map((one) => ({ ...one, meaning: specialWords(one) }));
    return [...missing, ...special].map((one) => ({ ...one, header: column.header }));
  });
  return [...groupBy(found, ({ value, meaning }) => `${value}\n${meaning}`).values()].map((group) => {
    const [{ value, meaning, certainty }] = group;
    const headers = group.map(({ header }) => header);
    /** `value` as files write it, 缺值, or nothing where every value is meant */
    return { value, meaning, certainty, columns: nameGroups(headers, columns) };
  });
}
