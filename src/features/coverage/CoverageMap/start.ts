import { reloadIfReplaced, reportFault } from 'html-first/client';
import type { drawReadout } from './draw';
import { followMap } from './follow';
import type { Target } from './targets';

const load = () => import(/* webpackChunkName: "coverage-words" */ './draw');

/** Follows the reader over the map; what draws the words comes with the first cell that is pointed at. */
export function startReadout(island: HTMLElement, onAlive: () => void): () => void {
  const { target } = JSON.parse(island.dataset['props'] ?? '{}') as { target: Target };
  let latest: string | undefined;
  let drawn: ReturnType<typeof drawReadout> | undefined;
  let ended = false;
  const stop = followMap(island, (period) => {
    latest = period;
    if (drawn) drawn.show(period);
    else
      load().then(
        (code) => {
          const box = island.firstElementChild;
          if (ended || !box || latest !== period) return;
          drawn ??= code.drawReadout(box, target);
          drawn.show(period);
        },
        // The next cell tries again; each says the same by itself to who rests on it.
        (error: unknown) => {
          reportFault('chunk', error);
          void reloadIfReplaced();
        },
      );
  });
  onAlive();
  return () => {
    ended = true;
    stop();
    drawn?.end();
  };
}
