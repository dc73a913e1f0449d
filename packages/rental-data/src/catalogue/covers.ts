import { toDayRange } from '../period';
import type { ReleaseEntry } from './schema';
import type { Covers } from './types';

/** What the entry of a period says it covers; the whole period and all of Taiwan where it says nothing. */
export function resolveCovers({ period, covers = {} }: Pick<ReleaseEntry, 'period' | 'covers'>): Covers {
  const { start, end } = toDayRange(period);
  const { from = start, to = end, en: _english, ...rest } = covers;
  return { from, to, ...rest, whole: from === start && to === end && rest.counties === undefined };
}

const DAY = 24 * 60 * 60 * 1000;

/** Where in its period lie the days that a release covers, as shares from 0 to 1; undefined where they are all of it. */
export function coveredPart(
  period: string,
  { from, to }: Pick<Covers, 'from' | 'to'>,
): { from: number; to: number } | undefined {
  const { start, end } = toDayRange(period);
  if (from <= start && to >= end) return undefined;
  const length = Date.parse(end) + DAY - Date.parse(start);
  return {
    from: Math.max(0, (Date.parse(from) - Date.parse(start)) / length),
    to: Math.min(1, (Date.parse(to) + DAY - Date.parse(start)) / length),
  };
}

/** Is what the period covers over on a day? Of a month whose last day is not recorded any day may be it. */
export const isOver = (entry: Pick<ReleaseEntry, 'period' | 'covers'>, day: string): boolean =>
  day.slice(0, resolveCovers(entry).to.length) >= resolveCovers(entry).to;
