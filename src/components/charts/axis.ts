/** The axis of values, and labels that must not cover each other. */
import { tickStep } from 'd3-array';

/** The number of steps that is aimed at; with round numbers there are up to seven. */
const STEPS = 4;

/** Round numbers at even distances, from at or below the lowest value to at or above the highest. */
export function axisTicks(low: number, high: number): number[] {
  // The rest of d3's ticks and nice would weigh as much again, on the first page that readers see.
  const step = tickStep(low, high === low ? low + 1 : high, STEPS);
  const first = Math.floor(clean(low / step));
  const last = Math.max(Math.ceil(clean(high / step)), first + 1);
  return Array.from({ length: last - first + 1 }, (_, i) => clean((first + i) * step));
}

/** Rounds away what decimal steps leave behind. */
const clean = (value: number): number => Number(value.toPrecision(12));

/**
 * Moves labels apart that would cover each other, as little as possible, and keeps them between `min` and `max`.
 * @param wanted where each label would stand
 * @returns where each label stands, in the same order
 */
export function spreadLabels(wanted: readonly number[], gap: number, min: number, max: number): number[] {
  const order = [...wanted.entries()].sort(([, a], [, b]) => a - b);
  const out = [...wanted];
  let least = min;
  for (const [index, place] of order) {
    out[index] = Math.max(place, least);
    least = Math.max(place, least) + gap;
  }
  // Back from the upper end, which the last ones may have crossed.
  let most = max;
  for (const [index] of order.reverse()) {
    out[index] = Math.min(out[index] ?? most, most);
    most = out[index] - gap;
  }
  return out;
}
