/** Which days and counties a period covers. Pure. */
import { daysOf } from '../period';
import type { ReleaseEntry } from './schema';
import type { Covers } from './types';

/** What the entry of a period says it covers; the whole period and all of Taiwan where it says nothing. */
export function coversOf({ period, covers = {} }: Pick<ReleaseEntry, 'period' | 'covers'>): Covers {
  const { start, end } = daysOf(period);
  const { from = start, to = end, ...rest } = covers;
  return { from, to, ...rest, whole: from === start && to === end && rest.counties === undefined };
}
