/** Geometry of the tracks over time. Pure; relative imports, tests need no bundler. */
import type { MatrixProp, TrackProp, TracksProp } from '../../../../../plugins/pages/client';
import { monthRange, periodListWords } from '../../../../domain/period';
import { isTrouble, type Level } from '../../../../domain/usability/levels';

/** Consecutive months of a track with one level, counted from the first month of the chart. */
interface Stretch {
  level: Level | 'gap';
  from: number;
  months: number;
}

/** The stretches of a track. */
export function stretches(track: TrackProp): Stretch[] {
  let from = 0;
  return track.map(([level, months]) => {
    const stretch = { level, from, months };
    from += months;
    return stretch;
  });
}

/** The months of the chart. */
export const monthsIn = ({ since, asOf }: Pick<MatrixProp, 'since' | 'asOf'>): string[] =>
  monthRange(since, asOf);

/** Each year with the index of its first month. */
export const yearStarts = (months: readonly string[]): { year: string; from: number }[] =>
  months.flatMap((month, from) =>
    from === 0 || month.endsWith('-01') ? { year: month.slice(0, 4), from } : [],
  );

/** Each level that is an issue, with its months in words, in the order of time. */
export function troubles(track: TrackProp, months: readonly string[]): { level: Level; months: string }[] {
  const found = new Map<Level, string[]>();
  for (const { level, from, months: length } of stretches(track)) {
    if (level === 'gap' || !isTrouble(level)) continue;
    found.set(level, [...(found.get(level) ?? []), ...months.slice(from, from + length)]);
  }
  return [...found].map(([level, list]) => ({ level, months: periodListWords(list) }));
}

/** Whether the columns of a group have different issues, which the group's own track cannot show. */
export function lanesDiffer({ lanes }: TracksProp['groups'][number]): boolean {
  const trouble = (track: TrackProp) =>
    stretches(track)
      .filter(({ level }) => level !== 'gap' && isTrouble(level))
      .map((s) => `${s.level}${s.from}+${s.months}`)
      .join();
  return new Set(lanes.map(({ track }) => trouble(track))).size > 1;
}
