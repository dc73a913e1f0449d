import type { Catalogue } from '../catalogue/types';
import { granularity, periodWords, slotOf, yearOf } from '../period';
import { readerOf } from '../usability/reader';
import { periodsWith, type Choice } from './query';

/** Of the complete months: the newest two a year apart; the newest against the first of its name and the newest of all. */
export function suggestionsFor(catalogue: Catalogue): { choice: Choice; words: string }[] {
  const variant = 'raw';
  const months = periodsWith(catalogue, variant).filter((period) => granularity(period) === 'monthly');
  const complete = months.filter((month) => readerOf(catalogue).rows(month, variant).state === 'complete');
  const last = complete.at(-1);
  if (last === undefined) return [];
  const yearBefore = (month: string): string => `${String(yearOf(month) - 1)}${slotOf(month)}`;
  const after = complete.findLast((month) => complete.includes(yearBefore(month)));
  const name = `${String(Number(last.slice(5)))}月`;
  const pairs: [a: string | undefined, b: string | undefined, why: string][] = [
    [after && yearBefore(after), after, '相隔一年，列數都沒有已知缺漏'],
    [
      complete.find((month) => slotOf(month) === slotOf(last)),
      last,
      `列數沒有已知缺漏的${name}裡，最早和最近的一期`,
    ],
    [last, months.at(-1), '列數沒有已知缺漏的最新月份，和最新的月份'],
  ];
  return pairs.flatMap(([a, b, why]) =>
    a === undefined || b === undefined || a === b
      ? []
      : [{ choice: { a, b, variant }, words: `${periodWords(a)}與${periodWords(b)}：${why}` }],
  );
}
