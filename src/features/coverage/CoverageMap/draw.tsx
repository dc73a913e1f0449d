import { createRoot } from 'react-dom/client';
import Readout from './Readout';
import type { Target } from './targets';

/** Draws the words under the map. @returns functions that draw them for another period, and that end it */
export function drawReadout(box: Element, target: Target) {
  const root = createRoot(box);
  return {
    show: (period: string) => root.render(<Readout period={period} target={target} />),
    // React refuses to end a root while it draws.
    end: () => void setTimeout(() => root.unmount()),
  };
}
