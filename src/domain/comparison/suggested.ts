/** Pairs of periods that people want to compare, and that can be. Pure. */
import type { Catalogue } from '../catalogue/types';
import { granularity, periodWords, slotOf, yearOf } from '../period';
import { readerOf } from '../usability/reader';
import { newestSound } from '../verdict/verdict';
import { periodsWith, type Choice } from './query';

/** A pair, and why it is offered. */
interface Suggestion {
  choice: Choice;
  words: string;
}

/**
 * The newest two months a year apart with complete rows; the newest month that can be used, held against the first such month
 * of the calendar, and against the newest of all.
 */
export function suggestionsFor(catalogue: Catalogue): Suggestion[] {
  const variant = 'raw';
  const sound = newestSound(catalogue, 'monthly', variant);
  if (sound === undefined) return [];
  const months = periodsWith(catalogue, variant).filter((period) => granularity(period) === 'monthly');
  const complete = months.filter((month) => readerOf(catalogue).rows(month, variant).state === 'complete');
  const same = complete.filter((month) => slotOf(month) === slotOf(sound) && month < sound);
  const yearBefore = (month: string): string => `${String(yearOf(month) - 1)}${slotOf(month)}`;
  const after = complete.findLast((month) => complete.includes(yearBefore(month)));
  const newest = months.at(-1);
  const pairs: [a: string | undefined, b: string | undefined, why: string][] = [
    [after && yearBefore(after), after, '相隔一年，列數都完整'],
    [same[0], sound, '最近一個列數完整的月份，和最早的同一個月'],
    [sound, newest, '最近一個列數完整的月份，和最新的月份'],
  ];
  return pairs.flatMap(([a, b, why]) =>
    a === undefined || b === undefined || a === b
      ? []
      : [{ choice: { a, b, variant }, words: `${periodWords(a)}與${periodWords(b)}：${why}` }],
  );
}
