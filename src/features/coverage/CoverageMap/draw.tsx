import { createRoot } from 'react-dom/client';
import type { Described } from './cells';
import Readout from './Readout';
import { hrefOf, type Target } from './targets';

/** Draws the words under the map. @returns functions that draw them for another cell, and that end it */
export function drawReadout(box: Element, target: Target) {
  const root = createRoot(box);
  return {
    show: (shown: Described) => root.render(<Readout {...shown} href={hrefOf(target, shown.period)} />),
    // React refuses to end a root while it draws.
    end: () => void setTimeout(() => root.unmount()),
  };
}
