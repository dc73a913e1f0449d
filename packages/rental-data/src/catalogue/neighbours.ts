/** The sets that stand beside a set. */
import { granularity, parseYear, slotInYear } from '../period';
import { findRelease, setsOfKind } from './sets';
import type { Catalogue, DataSet } from './types';

const periodsOfKind = (catalogue: Catalogue, { period, variant }: DataSet): string[] =>
  setsOfKind(catalogue, granularity(period), variant).map((set) => set.period);

/** The periods before and after that of a set, of its granularity and variant. */
export function findNeighbours(catalogue: Catalogue, set: DataSet) {
  const same = periodsOfKind(catalogue, set);
  const at = same.indexOf(set.period);
  return { previous: same[at - 1], next: same[at + 1] };
}

/** The periods that a file is first compared with: the one before, and the same of the year before. */
export function listEarlier(catalogue: Catalogue, set: DataSet): string[] {
  const { previous } = findNeighbours(catalogue, set);
  const yearBefore = `${String(parseYear(set.period) - 1)}${slotInYear(set.period)}`;
  return periodsOfKind(catalogue, set)
    .filter((other) => other === previous || other === yearBefore)
    .reverse();
}

/** The set of the same period with the other variant; undefined where there is none. */
export const findOtherVariant = (catalogue: Catalogue, { period, variant }: DataSet): DataSet | undefined =>
  findRelease(catalogue, period).sets.find((set) => set.variant !== variant);
