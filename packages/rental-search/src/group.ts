/** Last stages: of a place that several versions have, one entry answers; then all come into one order. */
import { groupBy } from 'rental-data/helpers';
import type { Matches } from './candidates';
import { MINIMUM_QUERY, NEAR } from './score';
import type { SearchEntry } from './types';
import { newer, type Unit } from './units';

export interface Candidate {
  entry: SearchEntry;
  score: number;
  terms: Set<string>;
}

const IN_VERSION = 1.5;

/** Where few places hold most of a query, those that hold a word of it answer as well, but never first. */
const FEW = 20;
const FEWER_WORDS = 0.2;
const BEHIND = 0.99;

/** One entry of each group: that of the version asked for, else the newest, even where only an older one has the words. */
export function groupVersions(
  units: readonly Unit[],
  matches: Matches,
  findNewest: (entry: SearchEntry) => SearchEntry,
  version: string | undefined,
  weigh: (entry: SearchEntry) => number,
): Candidate[] {
  const matching = [...matches].flatMap(([id, found]) => {
    const unit = units[id];
    return unit && found.coverage >= FEWER_WORDS
      ? [{ unit, found, score: found.score * weigh(unit.entry) }]
      : [];
  });
  const most = matching.filter(({ found }) => found.coverage >= MINIMUM_QUERY);
  const best = Math.max(...most.map(({ score }) => score));
  const fewer =
    most.length > 0 && most.length < FEW
      ? matching
          .filter(({ found }) => found.coverage < MINIMUM_QUERY)
          .map((one) => ({ ...one, score: Math.min(one.score, best * BEHIND) }))
      : [];
  const groups = groupBy([...most, ...fewer], ({ unit }) => unit.entry.group || unit);
  return [...groups.values()].flatMap((list): Candidate[] => {
    const score = Math.max(...list.map((one) => one.score));
    const options = list
      .flatMap(({ unit, found }) => (version ? unit.same : [unit.entry]).map((entry) => ({ entry, found })))
      .sort((a, b) => newer(a.entry, b.entry));
    const [newest] = options;
    if (!newest) return [];
    const { entry, found } = options.find((o) => o.entry.version === version) ?? {
      ...newest,
      entry: findNewest(newest.entry),
    };
    return [
      { entry, score: version && entry.version === version ? score * IN_VERSION : score, terms: found.terms },
    ];
  });
}

/** Hits far below the best one are noise. */
const MINIMUM_SCORE = 0.04;

export function order(
  candidates: readonly Candidate[],
  timed: readonly Omit<Candidate, 'terms'>[],
  hasWords: boolean,
): Candidate[] {
  const out = [...candidates];
  const ceiling = Math.max(1, ...out.map((c) => c.score));
  // Noise is what is far below the words' best hit: a file that its period puts first makes no noise of the rest.
  const floor = ceiling * MINIMUM_SCORE;
  for (const [place, { entry, score }] of timed.entries()) {
    const known = out.find((c) => c.entry.path === entry.path);
    // Files of overlapping periods and incidents that go on for ever follow what the words found; so do all but the first
    // two that are near, for a reader who typed words wants to read of them.
    const near = score >= NEAR;
    const first = near && (!hasWords || place < 2);
    const lift = first ? ceiling * (1 + score) : hasWords && !near ? 0 : ceiling * 0.1 * score;
    if (lift === 0) continue;
    if (known) known.score = lift + known.score * 0.2;
    else out.push({ entry, score: lift, terms: new Set() });
  }
  return out.sort((a, b) => b.score - a.score).filter((c) => c.score >= floor);
}
