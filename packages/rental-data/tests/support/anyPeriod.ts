import fc from 'fast-check';
import { month } from '../../src/period';

const years = fc.integer({ min: 2000, max: 2099 });
export const anyMonth = fc.tuple(years, fc.integer({ min: 1, max: 12 })).map(([y, m]) => month(y, m));
const quarters = fc.tuple(years, fc.integer({ min: 1, max: 4 })).map(([y, q]) => `${y}Q${q}`);

/** Months, quarters and years. */
export const anyPeriod = fc.oneof(anyMonth, quarters, years.map(String));
