/** Rows, quartiles or shares by the values of up to two columns. */
import { orderOf } from './order';
import type { Store } from './store';
import { numberOf, type Values } from './values';

/** By which columns rows are grouped, and of which column figures are wanted; without one, rows are counted. */
export interface Grouping {
  by: readonly [] | readonly [string] | readonly [string, string];
  of?: string;
}

/** What is measured: `number` quartiles, `yes` the share of yes. */
export type MeasureKind = 'rows' | 'number' | 'yes';

/** Quartiles; null where no row has a number. */
export interface Quartiles {
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

/** Can rows be grouped by the column? Not where it has too many different values, or times. @throws RangeError if not kept */
export const canGroupBy = (store: Store, header: string): boolean =>
  store.values(header).kind === 'dictionary';

/** Ranks of the values of a column in some rows. */
function ranksOf(store: Store, rows: Uint32Array, header: string): { texts: string[]; ranks: Uint32Array } {
  const values = store.values(header);
  if (values.kind !== 'dictionary') {
    throw new RangeError(`欄位「${header}」有太多不同的值，不能分組。修正：改用編碼或是非的欄位。`);
  }
  const { texts, ranks } = orderOf(store, header, values);
  const found = values.codes.of(rows);
  for (let i = 0; i < found.length; i += 1) found[i] = ranks[found[i] ?? 0] ?? 0;
  return { texts, ranks: found };
}

/** The groups in order: for each row the number of its group, and the keys of each group. */
function membersOf(
  store: Store,
  rows: Uint32Array,
  by: Grouping['by'],
): { member: Uint32Array; keys: string[][] } {
  const columns = by.map((header) => ranksOf(store, rows, header));
  const inner = columns[1]?.texts.length ?? 1;
  // A pair of ranks is one number, exact up to 2 ** 53.
  const cells = new Float64Array(rows.length);
  for (let i = 0; i < cells.length; i += 1)
    cells[i] = (columns[0]?.ranks[i] ?? 0) * inner + (columns[1]?.ranks[i] ?? 0);
  const met = new Set<number>(cells);
  const sorted = Float64Array.from(met).sort();
  const numbers = new Map<number, number>();
  for (const [number, cell] of sorted.entries()) numbers.set(cell, number);
  const member = new Uint32Array(rows.length);
  for (let i = 0; i < member.length; i += 1) member[i] = numbers.get(cells[i] ?? 0) ?? 0;
  const keys = Array.from(sorted, (cell) => {
    const ranks = [Math.floor(cell / inner), cell % inner];
    return columns.map(({ texts }, column) => texts[ranks[column] ?? 0] ?? '');
  });
  return { member, keys };
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

/** Numbers of each group together, sorted, without those that are none. */
function sortedByGroup(numbers: Float64Array, member: Uint32Array, groups: number): Float64Array[] {
  const sizes = new Uint32Array(groups);
  for (let i = 0; i < member.length; i += 1) {
    const group = member[i] ?? 0;
    if (!Number.isNaN(numbers[i])) sizes[group] = (sizes[group] ?? 0) + 1;
  }
  const parts = Array.from(sizes, (size) => new Float64Array(size));
  const filled = new Uint32Array(groups);
  for (let i = 0; i < member.length; i += 1) {
    const number = numbers[i] ?? NaN;
    if (Number.isNaN(number)) continue;
    const group = member[i] ?? 0;
    const part = parts[group];
    const place = filled[group] ?? 0;
    if (part) part[place] = number;
    filled[group] = place + 1;
  }
  for (const part of parts) part.sort();
  return parts;
}

/** For each row of a column of yes and no: 1, 0, or NaN where it is missing. */
function answersOf(store: Store, values: Values, rows: Uint32Array): Float64Array {
  if (values.kind !== 'dictionary') return new Float64Array(rows.length).fill(NaN);
  const all = values.values.map((text) => (text === store.missing ? NaN : store.yes.has(text) ? 1 : 0));
  return Float64Array.from(values.codes.of(rows), (code) => all[code] ?? NaN);
}

/**
 * Figures of some rows by group. Without columns to group by there is one group, also of no rows.
 * @throws RangeError for a column that is not kept, has too many different values, or has nothing to measure
 */
export function groupRows(store: Store, rows: Uint32Array, { by, of }: Grouping): Groups {
  const kind = measureKindOf(store, of);
  const { member, keys } = membersOf(store, rows, by);
  if (by.length === 0 && keys.length === 0) keys.push([]);
  const groups = keys.map((own): Group => ({ keys: own, rows: 0, missing: 0 }));
  const sizes = new Uint32Array(groups.length);
  for (const group of member) sizes[group] = (sizes[group] ?? 0) + 1;
  for (const [index, group] of groups.entries()) group.rows = sizes[index] ?? 0;
  if (of === undefined || kind === 'rows') return { kind, groups };
  const values = store.values(of);
  const numbers = kind === 'yes' ? answersOf(store, values, rows) : numbersOf(values, rows);
  const parts = sortedByGroup(numbers, member, groups.length);
  for (const [index, group] of groups.entries()) {
    const sorted = parts[index] ?? new Float64Array();
    group.missing = group.rows - sorted.length;
    if (kind === 'yes') {
      const yes = sorted.reduce((sum, answer) => sum + answer, 0);
      group.yes = { rows: yes, share: sorted.length === 0 ? null : yes / sorted.length };
    } else {
      group.numbers = {
        p25: quantileOf(sorted, 0.25),
        median: quantileOf(sorted, 0.5),
        p75: quantileOf(sorted, 0.75),
      };
    }
  }
  return { kind, groups };
}
