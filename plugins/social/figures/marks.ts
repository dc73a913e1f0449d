/** Shapes of states, the same as beside the words on pages (src/components/Mark). */
import type { Severity } from '../../../src/domain/catalogue/types';
import { COLOURS, rect, shape } from '../frame';

export type MarkShape = Severity | 'ok';

/** A shape around a point; colour never says it alone, and a word always follows. */
export function markShape(state: MarkShape, x: number, y: number, size: number): string {
  const half = size / 2;
  switch (state) {
    case 'ok':
      return rect(x - half * 0.85, y - half * 0.85, size * 0.85, size * 0.85, COLOURS.bar);
    case 'note':
      return shape('circle', {
        cx: x,
        cy: y,
        r: half * 0.8,
        fill: 'none',
        stroke: COLOURS['ink-2'],
        'stroke-width': size / 8,
      });
    case 'caution':
      return shape('path', {
        d: `M${x} ${y - half}L${x + half} ${y + half * 0.85}H${x - half}z`,
        fill: COLOURS['amber-mark'],
      });
    case 'severe':
      return shape('path', {
        d: `M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}z`,
        fill: COLOURS['rust-mark'],
      });
  }
}

/** Colour of the word beside a shape. */
export const MARK_COLOURS: Record<MarkShape, string> = {
  ok: COLOURS.ink,
  note: COLOURS.ink,
  caution: COLOURS.amber,
  severe: COLOURS.rust,
};
