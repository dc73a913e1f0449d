/** Dates of what is published: the recorded day on which it came out, and the days that it covers. None is guessed. Pure. */
import type { Covers, DataSet } from './catalogue/types';

/** Newest day on which one of the sets was published, as an ISO date; undefined where no day was recorded. */
export function publishedOn(sets: readonly Pick<DataSet, 'published'>[]): string | undefined {
  return sets
    .flatMap(({ published }) => published ?? [])
    .sort()
    .at(-1);
}

/** First and last day that the sets cover together, each an ISO date, or a month where the day was not recorded. @throws RangeError for no sets */
export function coveredDays(sets: readonly { covers: Pick<Covers, 'from' | 'to'> }[]): {
  start: string;
  end: string;
} {
  const [start] = sets.map(({ covers }) => covers.from).sort();
  const end = sets
    .map(({ covers }) => covers.to)
    .sort()
    .at(-1);
  if (start === undefined || end === undefined) throw new RangeError('沒有任何一份資料，就沒有涵蓋的日子。');
  return { start, end };
}

/** The days that sets cover together, as an interval of ISO 8601. @throws RangeError for no sets */
export function coveredInterval(sets: Parameters<typeof coveredDays>[0]): string {
  const { start, end } = coveredDays(sets);
  return `${start}/${end}`;
}

/** A day as a moment with offset, for formats that want one: its beginning in Taipei, since no hour was recorded. */
export const dayStart = (day: string): string => `${day}T00:00:00+08:00`;
