/** Last stages of a search: of a place that several versions have, one entry answers; then all come into one order. */
import { groupBy } from '../../../lib/groupBy';
import type { Matches } from './candidates';
import { KIND_BOOST, MINIMUM_QUERY, NEAR } from './score';
import type { SearchEntry } from './types';
import { newer, type Unit } from './units';

/** An entry that answers, before it is put into the order of the hits. */
interface Candidate {
  entry: SearchEntry;
  score: number;
  terms: Set<string>;
}

/** An older version answers only where the newer ones match this much worse. */
const WORSE = 0.5;
const IN_VERSION = 1.5;

/**
 * One entry of each group: that of the version asked for, else the newest one that matches well.
 * @param version the version that the query names; undefined for none or several
 */
export function groupVersions(
  units: readonly Unit[],
  matches: Matches,
  version: string | undefined,
): Candidate[] {
  const matching = [...matches].flatMap(([id, found]) => {
    const unit = units[id];
    return unit && found.coverage >= MINIMUM_QUERY ? [{ unit, found }] : [];
  });
  const groups = groupBy(matching, ({ unit }) => unit.entry.group || unit);
  return [...groups.values()].flatMap((list): Candidate[] => {
    const score = Math.max(...list.map(({ unit, found }) => found.score * KIND_BOOST[unit.entry.kind]));
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

/** Hits far below the best one are noise. */
const MINIMUM_SCORE = 0.04;

/** Candidates and what is near the periods asked for, best first and without noise. */
export function order(
  candidates: readonly Candidate[],
  timed: readonly Omit<Candidate, 'terms'>[],
  hasWords: boolean,
): Candidate[] {
  const out = candidates.map((candidate) => ({ ...candidate }));
  const ceiling = Math.max(1, ...out.map((c) => c.score));
  // Noise is what is far below the words' best hit: a file that its period puts first makes no noise of the rest.
  const floor = ceiling * MINIMUM_SCORE;
  for (const { entry, score } of timed) {
    const known = out.find((c) => c.entry.path === entry.path);
    // Files of overlapping periods and incidents that go on for ever follow what the words found.
    const lift = score >= NEAR ? ceiling * (1 + score) : hasWords ? 0 : ceiling * 0.1 * score;
    if (lift === 0) continue;
    if (known) known.score = lift + known.score * 0.2;
    else out.push({ entry, score: lift, terms: new Set() });
  }
  return out.sort((a, b) => b.score - a.score).filter((c) => c.score >= floor);
}
