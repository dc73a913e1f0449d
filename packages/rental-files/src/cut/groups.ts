/** Rows, quartiles or shares by the values of up to two columns. */
import { orderOf } from './order';
import type { Store } from './store';
import { numberOf, type Dictionary, type Values } from './values';

/** By which columns rows are grouped, and of which column figures are wanted; without one, rows are counted. */
export interface Grouping {
  by: readonly [] | readonly [string] | readonly [string, string];
  of?: string | undefined;
}

/** What is measured: `number` quartiles, `yes` the share of yes. */
export type MeasureKind = 'rows' | 'number' | 'yes';

/** Quartiles; null where no row has a number. */
interface Quartiles {
  p25: number | null;
  median: number | null;
  p75: number | null;
}

export interface Group {
  /** texts of the file, one for each column of `by` */
  keys: string[];
  rows: number;
  /** rows without a number, or without yes or no */
  missing: number;
  numbers?: Quartiles;
  yes?: { rows: number; share: number | null };
}

export interface Groups {
  kind: MeasureKind;
  /** in the order of the codes, what is missing last; those without rows are left out */
  groups: Group[];
}

/** What figures of a column are. @throws RangeError for a column that has neither numbers nor yes and no */
function measureKindOf(store: Store, of: string | undefined): MeasureKind {
  if (of === undefined) return 'rows';
  const { type } = store.column(of);
  if (type === 'boolean') return 'yes';
  if (type === 'integer' || type === 'number') return 'number';
  throw new RangeError(`欄位「${of}」沒有數值，也不是是非。修正：改用數值或是非的欄位，或只數列數。`);
}

/** A column of which each row has one of a few values, and their order. */
interface Ranked {
  texts: string[];
  /** for each of the rows */
  ranks: Uint32Array;
}

function rankedBy(store: Store, rows: Uint32Array, header: string, values: Dictionary): Ranked {
  const { texts, ranks } = orderOf(store, header, values);
  const found = values.codes.of(rows);
  for (let i = 0; i < found.length; i += 1) found[i] = ranks[found[i] ?? 0] ?? 0;
  return { texts, ranks: found };
}

function rankedKeys(store: Store, rows: Uint32Array, header: string): Ranked {
  const values = store.values(header);
  if (values.kind === 'dictionary') return rankedBy(store, rows, header, values);
  throw new RangeError(`欄位「${header}」有太多不同的值，不能分組。修正：改用編碼或是非的欄位。`);
}

/** Places in the order of their ranks; of equal ranks in the order that they had. Counting takes a tenth of comparing. */
function sortedBy(places: Uint32Array, { texts, ranks }: Ranked): Uint32Array {
  const next = new Uint32Array(texts.length + 1);
  // Loops by index: an iterator costs a multiple until the engine has warmed to it, and a question is often asked once.
  for (let i = 0; i < ranks.length; i += 1) {
    const after = (ranks[i] ?? 0) + 1;
    next[after] = (next[after] ?? 0) + 1;
  }
  for (let rank = 1; rank < next.length; rank += 1) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const sorted = new Uint32Array(places.length);
  for (let i = 0; i < places.length; i += 1) {
    const place = places[i] ?? 0;
    const rank = ranks[place] ?? 0;
    const at = next[rank] ?? 0;
    sorted[at] = place;
    next[rank] = at + 1;
  }
  return sorted;
}

/** The numbers of a column in some rows; NaN where there is none. */
export function numbersOf(values: Values, rows: Uint32Array): Float64Array {
  const found = new Float64Array(rows.length);
  if (values.kind === 'dictionary') {
    const all = Float64Array.from(values.values, numberOf);
    const codes = values.codes.of(rows);
    for (let i = 0; i < found.length; i += 1) found[i] = all[codes[i] ?? 0] ?? NaN;
  } else if (values.kind === 'numbers') {
    for (let i = 0; i < found.length; i += 1) found[i] = values.numbers.at(rows[i] ?? 0);
  } else {
    found.fill(NaN);
  }
  return found;
}

/** Quantile of sorted numbers, between two neighbours by their distance, as pandas and DuckDB (`quantile_cont`) do. */
export function quantileOf(sorted: Float64Array, share: number): number | null {
  const place = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place));
}

/** For each row of a column of yes and no: 1, 0, or NaN where it is missing. */
function answersOf(store: Store, values: Values, rows: Uint32Array): Float64Array {
  if (values.kind !== 'dictionary') return new Float64Array(rows.length).fill(NaN);
  const all = values.values.map((text) => (text === store.missing ? NaN : store.yes.has(text) ? 1 : 0));
  return Float64Array.from(values.codes.of(rows), (code) => all[code] ?? NaN);
}

/** @param numbers of all places; without them rows are counted */
function figuresOf(
  kind: MeasureKind,
  keys: string[],
  places: Uint32Array,
  numbers: Float64Array | undefined,
  isSorted: boolean,
): Group {
  if (!numbers) return { keys, rows: places.length, missing: 0 };
  const all = new Float64Array(places.length);
  let length = 0;
  for (let i = 0; i < places.length; i += 1) {
    const number = numbers[places[i] ?? 0] ?? NaN;
    if (Number.isNaN(number)) continue;
    all[length] = number;
    length += 1;
  }
  const found = all.subarray(0, length);
  const group = { keys, rows: places.length, missing: places.length - found.length };
  if (kind === 'yes') {
    const yes = found.reduce((sum, answer) => sum + answer, 0);
    return { ...group, yes: { rows: yes, share: found.length === 0 ? null : yes / found.length } };
  }
  if (!isSorted) found.sort();
  const [p25, median, p75] = [0.25, 0.5, 0.75].map((share) => quantileOf(found, share));
  return { ...group, numbers: { p25: p25 ?? null, median: median ?? null, p75: p75 ?? null } };
}

/**
 * Figures of some rows by group. Without columns to group by there is one group, also of no rows.
 * @throws RangeError for a column that is not kept, has too many different values, or has nothing to measure
 */
export function groupRows(store: Store, rows: Uint32Array, { by, of }: Grouping): Groups {
  const kind = measureKindOf(store, of);
  const columns = by.map((header) => rankedKeys(store, rows, header));
  const values = of === undefined ? undefined : store.values(of);
  const isSorted = kind === 'number' && values?.kind === 'dictionary';
  let places: Uint32Array = new Uint32Array(rows.length);
  for (let i = 0; i < places.length; i += 1) places[i] = i;
  // Sorted by the last key first: each group then is a run of places, and the numbers in it are in order.
  if (isSorted && of !== undefined) places = sortedBy(places, rankedBy(store, rows, of, values));
  for (const column of columns.toReversed()) places = sortedBy(places, column);
  const numbers = values && (kind === 'yes' ? answersOf(store, values, rows) : numbersOf(values, rows));

  // Which places begin a group.
  const begins = new Uint8Array(places.length);
  for (const { ranks } of columns)
    for (let i = 1; i < places.length; i += 1)
      if (ranks[places[i] ?? 0] !== ranks[places[i - 1] ?? 0]) begins[i] = 1;
  const groups: Group[] = [];
  let start = 0;
  while (start < places.length || (groups.length === 0 && by.length === 0)) {
    const next = begins.indexOf(1, start + 1);
    const end = next < 0 ? places.length : next;
    const own = places.subarray(start, end);
    const keys = columns.map(({ texts, ranks }) => texts[ranks[own[0] ?? 0] ?? 0] ?? '');
    groups.push(figuresOf(kind, keys, own, numbers, isSorted));
    start = Math.max(end, start + 1);
  }
  return { kind, groups };
}
