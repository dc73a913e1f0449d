/** What a quick run leaves out, because what it visits is nearly the same; `npm test -- --full` and the daily workflow visit all. */
import { seededSample } from './sample';

export const FULL = Boolean(process.env['TEST_FULL']);

/** Values for a full run only. */
export const inFull = <Value>(...values: readonly Value[]): readonly Value[] => (FULL ? values : []);

/** The first of some values and a few others, which differ from day to day; all of them in a full run. */
export const firstAndSome = (values: readonly string[], count: number): readonly string[] =>
  FULL
    ? values
    : [...values.slice(0, 1), ...seededSample(values.slice(1), count, process.env['TEST_SEED'] ?? '')];
