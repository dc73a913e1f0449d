import { isCalendarDay } from 'rental-data';
import { makeOrder } from './order';
import type { Store } from './store';
import { DAY_SECONDS, dayStart, parseNumber, type Values } from './values';

/** The value is one of some texts of the file: codes are numbers in text, and the text of a missing value may be among them. */
interface OneOfFilter {
  column: string;
  oneOf: readonly string[];
}

/** The number, or the day in Taipei as `YYYY-MM-DD`, lies between two, both included. A missing value never does. */
export interface RangeFilter {
  column: string;
  from?: number | string | undefined;
  to?: number | string | undefined;
}

interface MissingFilter {
  column: string;
  isMissing: boolean;
}

export type Filter = OneOfFilter | RangeFilter | MissingFilter;

export interface Cut {
  filters: readonly Filter[];
}

type Test = (row: number) => boolean;

/** @throws RangeError for a bound of a range that is no number, or no day */
function makeRangeTest({ column, from, to }: RangeFilter, isTime: boolean): (number: number) => boolean {
  const read = (bound: number | string, days: number): number => {
    const text = String(bound);
    const day = isCalendarDay(text) ? dayStart(text) + days * DAY_SECONDS : NaN;
    const number = isTime ? day : typeof bound === 'number' ? bound : parseNumber(text);
    if (!Number.isNaN(number)) return number;
    throw new RangeError(
      `欄位「${column}」的範圍「${text}」不是${isTime ? '日期' : '數值'}。修正：寫成${isTime ? '2026-04-30' : '30000'}這樣。`,
    );
  };
  const least = from === undefined ? -Infinity : read(from, 0);
  // The last day ends where the next begins.
  const most = to === undefined ? Infinity : read(to, 1);
  return isTime ? (at) => at >= least && at < most : (at) => at >= least && at <= most;
}

/** Tests the text of a row; each different one of a dictionary is judged once. */
function testTexts(values: Values, accepts: (text: string) => boolean): Test {
  if (values.kind !== 'dictionary') return (row) => accepts(values.text(row));
  const passes = values.values.map(accepts);
  return (row) => passes[values.codes.at(row)] === true;
}

function makeAnyTest(values: Values, texts: readonly string[]): Test {
  if (values.kind === 'texts') return values.finder(texts);
  const wanted = new Set(texts);
  return testTexts(values, (text) => wanted.has(text));
}

function makeTest(store: Store, filter: Filter): Test {
  const values = store.values(filter.column);
  if ('oneOf' in filter) return makeAnyTest(values, filter.oneOf);
  if ('isMissing' in filter) {
    const isMissing: Test =
      values.kind === 'numbers' ? (row) => values.isMissing(row) : makeAnyTest(values, [store.missing]);
    return (row) => isMissing(row) === filter.isMissing;
  }
  const between = makeRangeTest(filter, values.kind === 'times');
  if (values.kind === 'times') return (row) => between(values.seconds(row));
  if (values.kind === 'numbers') return (row) => between(values.numbers.at(row));
  return testTexts(values, (text) => between(parseNumber(text)));
}

/** The numbers of the rows that pass, in the order of the files. @throws RangeError for a column that is not kept, or a range that cannot be read */
export function select(store: Store, { filters }: Cut): Uint32Array {
  const tests = filters.map((filter) => makeTest(store, filter));
  const rows = new Uint32Array(store.rows);
  let count = 0;
  for (let row = 0; row < store.rows; row += 1) {
    if (!tests.every((passes) => passes(row))) continue;
    rows[count] = row;
    count += 1;
  }
  return rows.slice(0, count);
}

type ValueCounts = Map<string, number>;

/** Rows per value of a column among some rows; undefined where the column has too many different values. */
export function countsAmong(store: Store, rows: Uint32Array, column: string): ValueCounts | undefined {
  const values = store.values(column);
  if (values.kind !== 'dictionary') return undefined;
  const found = new Uint32Array(values.values.length);
  for (const code of values.codes.of(rows)) found[code] = (found[code] ?? 0) + 1;
  const { texts, ranks } = makeOrder(store, column, values);
  const counts = new Uint32Array(texts.length);
  for (const [place, rank] of ranks.entries()) counts[rank] = found[place] ?? 0;
  return new Map(texts.map((text, rank) => [text, counts[rank] ?? 0]));
}
