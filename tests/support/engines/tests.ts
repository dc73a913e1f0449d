import { describe } from 'vitest';
import { whyNot, type Engine } from '../../../scripts/lib/engines.mjs';
import { behaviour } from './behaviour';
import { glyphs } from './glyphs';
import { offline } from './offline';
import { opening } from './opening';
import { survival } from './survival';
import { sweep } from './sweep';
import { tourOf } from './tour';
import type { Visitor } from './visitor';

/** All tests of an engine, in one browser. @param start starts it */
export function engineTests(engine: Engine, start: () => Promise<Visitor>): void {
  const reason = whyNot(engine);
  if (reason) console.log(reason);
  describe.skipIf(reason)(engine, () => {
    const tour = tourOf(start);
    sweep(tour);
    glyphs(tour);
    behaviour(tour);
    opening(tour);
    offline(tour);
    survival(tour);
  });
}
