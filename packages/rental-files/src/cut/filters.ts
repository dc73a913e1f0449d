/** Which rows a reader asked for. */
import { isCalendarDay } from '../text';
import { CHUNK_ROWS } from './chunks';
import { orderOf } from './order';
import type { Store } from './store';
import { DAY_SECONDS, dayStart, numberOf, type Values } from './values';

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

/** The value is missing, or is not. */
interface MissingFilter {
  column: string;
  isMissing: boolean;
}

export type Filter = OneOfFilter | RangeFilter | MissingFilter;

/** Rows have to pass every filter; without filters all rows do. */
export interface Cut {
  filters: readonly Filter[];
}

type Bound = number | string | undefined;
type Between = (number: number) => boolean;

/** @throws RangeError for a bound of a range that is no number, or no day */
function betweenOf({ column, from, to }: RangeFilter, isTime: boolean): Between {
  const read = (bound: Bound, otherwise: number, days: number): number => {
    if (bound === undefined) return otherwise;
    const text = String(bound);
    const number = isTime
      ? isCalendarDay(text)
        ? dayStart(text) + days * DAY_SECONDS
        : NaN
      : typeof bound === 'number'
        ? bound
        : numberOf(text);
    if (!Number.isNaN(number)) return number;
    throw new RangeError(
      `欄位「${column}」的範圍「${text}」不是${isTime ? '日期' : '數值'}。修正：寫成${isTime ? '2026-04-30' : '30000'}這樣。`,
    );
  };
  const least = read(from, -Infinity, 0);
  // The last day ends where the next begins.
  const most = read(to, Infinity, 1);
  return isTime ? (at) => at >= least && at < most : (at) => at >= least && at <= most;
}

/** Does a text of the file pass? */
type Accepts = (text: string) => boolean;

function acceptsOf(store: Store, filter: Filter): Accepts {
  if ('isMissing' in filter) return (text) => (text === store.missing) === filter.isMissing;
  if ('oneOf' in filter) {
    const wanted = new Set(filter.oneOf);
    return (text) => wanted.has(text);
  }
  const between = betweenOf(filter, false);
  return (text) => between(numberOf(text));
}

/** Tells for a row whether it passes, by what is nearest to how the column is kept. */
function testOf(store: Store, filter: Filter, values: Values): (row: number) => boolean {
  if ('isMissing' in filter) {
    const { isMissing } = filter;
    if (values.kind === 'numbers') return (row) => values.isMissing(row) === isMissing;
    if (values.kind === 'texts') {
      const isFound = values.finder([store.missing]);
      return (row) => isFound(row) === isMissing;
    }
  } else if ('oneOf' in filter) {
    if (values.kind === 'texts') return values.finder(filter.oneOf);
  } else {
    const between = betweenOf(filter, values.kind === 'times');
    if (values.kind === 'times') return (row) => between(values.seconds(row));
    if (values.kind === 'numbers') return (row) => between(values.numbers.at(row));
  }
  const accepts = acceptsOf(store, filter);
  return (row) => accepts(values.text(row));
}

/** Takes rows that do not pass out of the mask. */
function apply(store: Store, filter: Filter, mask: Uint8Array): void {
  const values = store.values(filter.column);
  if (values.kind !== 'dictionary') {
    const test = testOf(store, filter, values);
    for (let row = 0; row < mask.length; row += 1) if (mask[row] === 1 && !test(row)) mask[row] = 0;
    return;
  }
  // Each different value is judged once.
  const accepts = acceptsOf(store, filter);
  const passes = Uint8Array.from(values.values, (text) => (accepts(text) ? 1 : 0));
  for (const [index, chunk] of values.codes.chunks.entries()) {
    const start = index * CHUNK_ROWS;
    const length = Math.min(CHUNK_ROWS, mask.length - start);
    for (let i = 0; i < length; i += 1) if (passes[chunk[i] ?? 0] === 0) mask[start + i] = 0;
  }
}

/**
 * The numbers of the rows that pass every filter, in the order of the files.
 * @throws RangeError for a column that is not kept, or a range that cannot be read
 */
export function select(store: Store, { filters }: Cut): Uint32Array {
  const mask = new Uint8Array(store.rows).fill(1);
  for (const filter of filters) apply(store, filter, mask);
  let count = 0;
  for (const passes of mask) count += passes;
  const rows = new Uint32Array(count);
  let place = 0;
  for (let row = 0; row < mask.length; row += 1) {
    if (mask[row] === 1) {
      rows[place] = row;
      place += 1;
    }
  }
  return rows;
}

/** Rows per value, in the order in which values are listed; values without rows are in it with 0. */
type ValueCounts = Map<string, number>;

/** Rows per value of a column among some rows; undefined where the column has too many different values. */
export function countsAmong(store: Store, rows: Uint32Array, column: string): ValueCounts | undefined {
  const values = store.values(column);
  if (values.kind !== 'dictionary') return undefined;
  const found = new Uint32Array(values.values.length);
  for (const code of values.codes.of(rows)) found[code] = (found[code] ?? 0) + 1;
  const { texts, ranks } = orderOf(store, column, values);
  const counts = new Uint32Array(texts.length);
  for (const [place, rank] of ranks.entries()) counts[rank] = found[place] ?? 0;
  return new Map(texts.map((text, rank) => [text, counts[rank] ?? 0]));
}

/**
 * Rows per value of a column under the filters of all other columns: what a reader gets who ticks one more value.
 * Undefined where the column has too many different values.
 * @throws RangeError for a column that is not kept, or a range that cannot be read
 */
export function counts(store: Store, { filters }: Cut, column: string): ValueCounts | undefined {
  const others = filters.filter((filter) => filter.column !== column);
  return countsAmong(store, select(store, { filters: others }), column);
}
