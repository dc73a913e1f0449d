import { describe } from 'vitest';
import { isFull, oneADay } from 'rental-data/testing/full';
import { whyNot, type Engine } from '../../../scripts/lib/engines.mjs';
import { behaviour } from './behaviour';
import { entries } from './entries';
import { glyphs } from './glyphs';
import { kept } from './kept';
import { offline } from './offline';
import { opening } from './opening';
import { rents } from './rents';
import { survival } from './survival';
import { sweep } from './sweep';
import { startTour, type Tour } from './tour';
import type { Visitor } from './visitor';

type Part = (tour: () => Tour) => void;

/** How pages stand and are drawn. */
export const PAGES: readonly Part[] = [sweep, glyphs];
/** What readers do, and what still works where parts of a browser or files are missing, in halves that take as long. */
const ACTIONS: readonly (readonly Part[])[] = [
  [behaviour, opening, offline],
  [entries, rents, kept, survival],
];
const [first = 0] = oneADay([0, 1]);

/** Each engine does one half of the actions, the other half from day to day; all of them in a full run. */
export const chooseActions = (engine: Engine): readonly Part[] =>
  isFull ? ACTIONS.flat() : (ACTIONS[engine === 'firefox' ? first : 1 - first] ?? []);

/** Tests of an engine, in one browser. @param start starts it */
export function engineTests(engine: Engine, start: () => Promise<Visitor>, parts: readonly Part[]): void {
  const reason = whyNot(engine);
  if (reason) console.log(reason);
  describe.skipIf(reason)(engine, () => {
    const tour = startTour(start);
    for (const part of parts) part(tour);
  });
}
