/**
 * What a quick run leaves out, because what it visits is nearly the same. `npm test -- --full` and the daily workflow leave out
 * nothing.
 */
import { seededSample } from './seededSample';

/** Is this the daily run, or `npm test -- --full`? */
export const isFull = Boolean(process.env['TEST_FULL']);
const SEED = process.env['TEST_SEED'] ?? new Date().toISOString().slice(0, 10);

/**
 * Is this the step of a whole `npm test` that leaves what takes long to another day? Not where a person, `--since` or a planted
 * fault asks for tests by name: these look at what has just changed.
 */
export const isAlternate = Boolean(process.env['TEST_ALTERNATE']) && !isFull;

/** Values for a full run only. */
export const inFull = <Value>(...values: readonly Value[]): readonly Value[] => (isFull ? values : []);

/** The first of some values and so many others, which differ from day to day; all of them in a full run. */
export function firstAndSome<Value>(
  values: readonly Value[],
  count: number,
  toName: (value: Value) => string = String,
): readonly Value[] {
  if (isFull) return values;
  const chosen = new Set(seededSample(values.slice(1).map(toName), count, SEED));
  return values.filter((value, index) => index === 0 || chosen.has(toName(value)));
}

/** One of some values, another one from day to day; all of them in a full run. */
export function oneADay<Value>(values: readonly Value[]): readonly Value[] {
  const [chosen] = seededSample(values.map(String), 1, SEED);
  return isFull ? values : values.filter((value) => String(value) === chosen);
}

/** Pages to be looked at in one context, so many in each: it takes as long to open as a page does, and keeps what pages share. */
export function splitIntoGroups<Value>(values: Iterable<Value>, size: number): Value[][] {
  const rest = [...values];
  return Array.from({ length: Math.ceil(rest.length / size) }, () => rest.splice(0, size));
}
