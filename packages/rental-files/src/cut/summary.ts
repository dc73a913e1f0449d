import { countsAmong } from './filters';
import { collectNumbers, computeQuantile } from './groups';
import type { Store } from './store';
import type { Times, Values } from './values';

const FREQUENT_VALUES = 50;
const BINS = 20;

/** Equal bins from the 1st to the 99th percentile, so that single typing errors do not press all others into one bin. */
export interface Histogram {
  from: number;
  to: number;
  /** rows of each bin: from its lower end up to, and without, its upper end; the last with it. One bin where all is one number */
  bins: number[];
  below: number;
  above: number;
}

interface NumberSummary {
  min: number;
  p25: number;
  median: number;
  p75: number;
  max: number;
  histogram: Histogram;
}

export interface Summary {
  rows: number;
  missing: number;
  /** different values; what is missing is none */
  distinct: number;
  /** rows of the most frequent values, without what is missing */
  counts: { value: string; rows: number }[];
  numbers?: NumberSummary | undefined;
  times?: { first: string; last: string } | undefined;
}

function makeHistogram(sorted: Float64Array): Histogram {
  const from = computeQuantile(sorted, 0.01) ?? 0;
  const to = computeQuantile(sorted, 0.99) ?? 0;
  const width = (to - from) / BINS;
  const bins = new Array<number>(width > 0 ? BINS : 1).fill(0);
  let [below, above] = [0, 0];
  for (const number of sorted) {
    if (number < from) below += 1;
    else if (number > to) above += 1;
    else {
      const bin = width > 0 ? Math.min(BINS - 1, Math.floor((number - from) / width)) : 0;
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
  }
  return { from, to, bins, below, above };
}

function numberSummary(numbers: Float64Array): NumberSummary | undefined {
  const sorted = numbers.filter((number) => !Number.isNaN(number)).sort();
  const at = (share: number) => computeQuantile(sorted, share) ?? NaN;
  if (sorted.length === 0) return undefined;
  return {
    min: at(0),
    p25: at(0.25),
    median: at(0.5),
    p75: at(0.75),
    max: at(1),
    histogram: makeHistogram(sorted),
  };
}

function timeSummary(values: Times, rows: Uint32Array): Summary['times'] {
  let first: number | undefined;
  let last: number | undefined;
  let [least, most] = [Infinity, -Infinity];
  for (const row of rows) {
    const seconds = values.seconds(row);
    if (seconds < least) [least, first] = [seconds, row];
    if (seconds > most) [most, last] = [seconds, row];
  }
  return first === undefined || last === undefined
    ? undefined
    : { first: values.text(first), last: values.text(last) };
}

function countTexts(values: Values, rows: Uint32Array): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = values.text(row);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** Missing, different and frequent values in some rows; quartiles and histogram of numbers, first and last of times. @throws RangeError for a column not kept */
export function summarise(store: Store, rows: Uint32Array, header: string): Summary {
  const values = store.values(header);
  const { type } = store.column(header);
  const all = countsAmong(store, rows, header) ?? countTexts(values, rows);
  const present = [...all].filter(([text, count]) => text !== store.missing && count > 0);
  const missing = all.get(store.missing) ?? 0;
  // Sorting is stable: values of equal counts stay in their order.
  const frequent = present.sort(([, a], [, b]) => b - a).slice(0, FREQUENT_VALUES);
  const isNumber = type === 'integer' || type === 'number';
  const numbers = isNumber ? numberSummary(collectNumbers(values, rows)) : undefined;
  const times = values.kind === 'times' ? timeSummary(values, rows) : undefined;
  return {
    rows: rows.length,
    missing,
    distinct: present.length,
    counts: frequent.map(([value, count]) => ({ value, rows: count })),
    numbers,
    times,
  };
}
