/** Last stage of a search: what the words and the periods found, in one order. */
import type { Candidate } from './group';
import { NEAR } from './score';
import type { SearchEntry } from './types';

/** Hits far below the best one are noise. */
const MINIMUM_SCORE = 0.04;

/** Candidates and what is near the periods asked for, best first and without noise. */
export function order(
  candidates: readonly Candidate[],
  timed: readonly { entry: SearchEntry; score: number }[],
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
