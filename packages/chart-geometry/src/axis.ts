import { tickStep } from 'd3-array';

/** A drawing's size and the room around the plot, in units of its view box. */
export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Desired number of steps; round numbers can raise it to seven. */
const STEPS = 4;

/** Evenly spaced round numbers that cover the range from `low` to `high`. */
export function axisTicks(low: number, high: number): number[] {
  // d3's `ticks` and `nice` would double the code from d3 on the home page.
  const step = tickStep(low, high === low ? low + 1 : high, STEPS);
  const first = Math.floor(clean(low / step));
  const last = Math.max(Math.ceil(clean(high / step)), first + 1);
  return Array.from({ length: last - first + 1 }, (_, i) => clean((first + i) * step));
}

const clean = (value: number): number => Number(value.toPrecision(12));

/** Moves overlapping labels apart as little as possible, between `min` and `max`; gives the position of each in order. */
export function spreadLabels(wanted: readonly number[], gap: number, min: number, max: number): number[] {
  const order = [...wanted.entries()].sort(([, a], [, b]) => a - b);
  const out = [...wanted];
  let least = min;
  for (const [index, place] of order) {
    out[index] = Math.max(place, least);
    least = Math.max(place, least) + gap;
  }
  // The last labels may now lie beyond `max`, so labels are pushed back from there.
  let most = max;
  for (const [index] of order.reverse()) {
    out[index] = Math.min(out[index] ?? most, most);
    most = out[index] - gap;
  }
  return out;
}
