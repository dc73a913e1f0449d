/** Third stage of a search: of a place that several versions have, one entry answers. */
import type { Found, Matches } from './candidates';
import { KIND_BOOST, MINIMUM_QUERY } from './score';
import type { SearchEntry } from './types';
import { newer, type Unit } from './units';

/** An entry that answers, before it is put into the order of the hits. */
export interface Candidate {
  entry: SearchEntry;
  score: number;
  terms: Set<string>;
}

/** An older version answers only where the newer ones match this much worse. */
const WORSE = 0.5;
const IN_VERSION = 1.5;

interface Group {
  list: { unit: Unit; found: Found }[];
  score: number;
}

function toGroups(units: readonly Unit[], matches: Matches): Group[] {
  const groups = new Map<string, Group>();
  for (const [id, found] of matches) {
    const unit = units[id];
    if (!unit || found.coverage < MINIMUM_QUERY) continue;
    const key = unit.entry.group || `#${id}`;
    const group = groups.get(key) ?? { list: [], score: 0 };
    group.list.push({ unit, found });
    group.score = Math.max(group.score, found.score * KIND_BOOST[unit.entry.kind]);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * One entry of each group: that of the version asked for, else the newest one that matches well.
 * @param version the version that the query names; undefined for none or several
 */
export function groupVersions(
  units: readonly Unit[],
  matches: Matches,
  version: string | undefined,
): Candidate[] {
  return toGroups(units, matches).flatMap(({ list, score }): Candidate[] => {
    const options = list
      .flatMap(({ unit, found }) => (version ? unit.same : [unit.entry]).map((entry) => ({ entry, found })))
      .sort((a, b) => newer(a.entry, b.entry));
    const top = Math.max(...options.map((o) => o.found.score));
    const chosen =
      options.find((o) => version !== undefined && o.entry.version === version) ??
      options.find((o) => o.found.score >= top * WORSE);
    if (!chosen) return [];
    const { entry, found } = chosen;
    return [
      { entry, score: version && entry.version === version ? score * IN_VERSION : score, terms: found.terms },
    ];
  });
}
