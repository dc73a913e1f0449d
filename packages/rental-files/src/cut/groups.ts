import { makeOrder } from './order';
import type { Store } from './store';
import { parseNumber, type Values } from './values';

export interface Grouping {
  by: readonly [] | readonly [string] | readonly [string, string];
  measure?: string | undefined;
}

/** What is measured: `number` quartiles, `yes` the share of yes. */
export type MeasureKind = 'rows' | 'number' | 'yes';

export interface Group {
  keys: string[];
  rows: number;
  /** rows without a number, or without yes or no */
  missing: number;
  /** quartiles; null where no row has a number */
  numbers?: { p25: number | null; median: number | null; p75: number | null };
  yes?: { rows: number; share: number | null };
}

export interface Groups {
  kind: MeasureKind;
  /** in the order of the codes, what is missing last; those without rows are left out */
  groups: Group[];
}

/** @throws RangeError for a column that has neither numbers nor yes and no */
function findMeasureKind(store: Store, measure: string | undefined): MeasureKind {
  if (measure === undefined) return 'rows';
  const { type } = store.column(measure);
  if (type === 'boolean') return 'yes';
  if (type === 'integer' || type === 'number') return 'number';
  throw new RangeError(`欄位「${measure}」沒有數值，也不是是非。修正：改用數值或是非的欄位，或只數列數。`);
}

function rankRows(store: Store, rows: Uint32Array, header: string) {
  const values = store.values(header);
  if (values.kind !== 'dictionary')
    throw new RangeError(`欄位「${header}」有太多不同的值，不能分組。修正：改用代碼或是非的欄位。`);
  const { texts, ranks } = makeOrder(store, header, values);
  return { texts, ranks: values.codes.of(rows).map((code) => ranks[code] ?? 0) };
}

/** The numbers of a column in some rows, as `read` takes them from the texts of a dictionary; NaN where there is none. */
export function collectNumbers(values: Values, rows: Uint32Array, read = parseNumber): Float64Array {
  const numbers = new Float64Array(rows.length).fill(NaN);
  if (values.kind === 'texts' || values.kind === 'times') return numbers;
  const all = values.kind === 'dictionary' ? values.values.map(read) : [];
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    numbers[i] = values.kind === 'numbers' ? values.numbers.at(row) : (all[values.codes.at(row)] ?? NaN);
  }
  return numbers;
}

/** Quantile of sorted numbers, between two neighbours by their distance, as pandas and DuckDB (`quantile_cont`) do. */
export function computeQuantile(sorted: Float64Array, share: number): number | null {
  const place = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place));
}

/** Figures by group; without columns to group by one group, also of no rows. @throws RangeError for a column not kept, of too many values, or without numbers */
export function groupRows(store: Store, rows: Uint32Array, { by, measure }: Grouping): Groups {
  const kind = findMeasureKind(store, measure);
  const columns = by.map((header) => rankRows(store, rows, header));
  const readYes = (text: string): number => (text === store.missing ? NaN : Number(store.yes.has(text)));
  const numbers =
    measure === undefined
      ? undefined
      : collectNumbers(store.values(measure), rows, kind === 'yes' ? readYes : undefined);
  // One number stands for the values of a group, and grows in their order.
  const found = new Map<number, { keys: string[]; rows: number; numbers: number[] }>();
  if (by.length === 0) found.set(0, { keys: [], rows: 0, numbers: [] });
  for (let i = 0; i < rows.length; i += 1) {
    let key = 0;
    for (const { texts, ranks } of columns) key = key * texts.length + (ranks[i] ?? 0);
    let group = found.get(key);
    if (!group) {
      const keys = columns.map(({ texts, ranks }) => texts[ranks[i] ?? 0] ?? '');
      found.set(key, (group = { keys, rows: 0, numbers: [] }));
    }
    group.rows += 1;
    const number = numbers?.[i] ?? NaN;
    if (!Number.isNaN(number)) group.numbers.push(number);
  }
  const groups = [...found]
    .sort(([a], [b]) => a - b)
    .map(([, { keys, rows: count, numbers: present }]): Group => {
      if (kind === 'rows') return { keys, rows: count, missing: 0 };
      const facts = { keys, rows: count, missing: count - present.length };
      if (kind === 'yes') {
        const yes = present.filter((answer) => answer === 1).length;
        return { ...facts, yes: { rows: yes, share: present.length === 0 ? null : yes / present.length } };
      }
      const sorted = new Float64Array(present).sort();
      const at = (share: number): number | null => computeQuantile(sorted, share);
      return { ...facts, numbers: { p25: at(0.25), median: at(0.5), p75: at(0.75) } };
    });
  return { kind, groups };
}
