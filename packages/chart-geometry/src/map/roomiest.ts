/** Where a name has most room in an area. */
import { findBounds, ringsIn, type Bounds, type Shape } from './shapes';

/** How far a line passes from the middle of a box, as a share of the box: its corners count as its sides do. */
function boxDistance(x0: number, y0: number, x1: number, y1: number): number {
  const [right, down] = [x1 - x0, y1 - y0];
  let least = Infinity;
  // Where it is nearest: at an end, beside the middle, or on a diagonal of the box.
  for (const at of [0, 1, -x0 / right, -y0 / down, (y0 - x0) / (right - down), (-y0 - x0) / (right + down)])
    if (at >= 0 && at <= 1)
      least = Math.min(least, Math.max(Math.abs(x0 + at * right), Math.abs(y0 + at * down)));
  return least;
}

/** In how many steps across and down a shape its roomiest place is looked for, and once more around the best of them. */
const TRIES = 12;

/**
 * Where a box has most room in a shape.
 * @param wide how many times as wide as high the box is
 * @returns the middle of the largest one, and half of its height
 */
export function findRoomiest(shape: Shape, wide: number): { x: number; y: number; half: number } {
  const lines = ringsIn(shape).flatMap((ring) =>
    ring.slice(1).map(([x1 = 0, y1 = 0], index) => {
      const [x0 = 0, y0 = 0] = ring[index] ?? [];
      return [x0, y0, x1, y1] as const;
    }),
  );
  const measure = (x: number, y: number): number => {
    let [half, isInside] = [Infinity, false];
    for (const [x0, y0, x1, y1] of lines) {
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)) isInside = !isInside;
      half = Math.min(half, boxDistance((x0 - x) / wide, y0 - y, (x1 - x) / wide, y1 - y));
    }
    return isInside ? half : 0;
  };
  const search = ([left, top, right, bottom]: Bounds) => {
    let best = { x: (left + right) / 2, y: (top + bottom) / 2, half: 0 };
    for (let row = 0; row <= TRIES; row += 1)
      for (let column = 0; column <= TRIES; column += 1) {
        const x = left + (column / TRIES) * (right - left);
        const y = top + (row / TRIES) * (bottom - top);
        const half = measure(x, y);
        if (half > best.half) best = { x, y, half };
      }
    return best;
  };
  const bounds = findBounds([shape]);
  const { x, y } = search(bounds);
  const [across, down] = [(bounds[2] - bounds[0]) / TRIES, (bounds[3] - bounds[1]) / TRIES];
  return search([x - across, y - down, x + across, y + down]);
}
