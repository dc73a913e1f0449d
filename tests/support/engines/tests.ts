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

/** How pages stand and are drawn; what readers do, and what still works where parts of a browser or files are missing. */
const QUARTERS: readonly (readonly Part[])[] = [
  [sweep, glyphs],
  [behaviour, opening, entries],
  [offline, rents],
  [kept, survival],
];
const [first = 0] = oneADay([0, 1, 2, 3]);

/** Each engine does a quarter, another one from day to day and than the other engine; all of them in a full run. */
const chooseParts = (engine: Engine): readonly Part[] =>
  isFull ? QUARTERS.flat() : (QUARTERS[(first + (engine === 'firefox' ? 0 : 2)) % QUARTERS.length] ?? []);

/** Tests of an engine, in one browser. @param start starts it */
export function engineTests(engine: Engine, start: () => Promise<Visitor>): void {
  const reason = whyNot(engine);
  if (reason) console.log(reason);
  describe.skipIf(reason)(engine, () => {
    const tour = startTour(start);
    for (const part of chooseParts(engine)) part(tour);
  });
}
