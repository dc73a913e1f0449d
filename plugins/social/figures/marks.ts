/** Shapes of states, the same as beside the words on pages (src/features/marks/Mark). */
import type { MarkState } from '../../../src/dataset/words';
import { COLOURS, rect, shape } from '../frame';

/** A shape around a point; colour never says it alone, and a word always follows. */
export function markShape(state: MarkState, x: number, y: number, size: number): string {
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
    case 'empty':
      return rect(x - half * 0.7, y - half * 0.7, size * 0.7, size * 0.7, 'none', {
        stroke: COLOURS['amber-mark'],
        'stroke-width': size / 8,
      });
    case 'avoid': {
      const arm = half * 0.7;
      return shape('path', {
        d: `M${x - arm} ${y - arm}h${2 * arm}v${2 * arm}h${-2 * arm}zl${2 * arm} ${2 * arm}M${x - arm} ${y + arm}l${2 * arm} ${-2 * arm}`,
        fill: 'none',
        stroke: COLOURS['rust-mark'],
        'stroke-width': size / 8,
      });
    }
    case 'absent':
      return shape('path', {
        d: `M${x - half} ${y}h${size}`,
        stroke: COLOURS['ink-2'],
        'stroke-width': size / 8,
        'stroke-dasharray': `${size / 6} ${size / 8}`,
      });
  }
}

/** Colour of the word beside a shape. */
export const MARK_COLOURS: Record<MarkState, string> = {
  ok: COLOURS.ink,
  note: COLOURS.ink,
  caution: COLOURS.amber,
  empty: COLOURS.amber,
  severe: COLOURS.rust,
  avoid: COLOURS.rust,
  absent: COLOURS['ink-2'],
};
