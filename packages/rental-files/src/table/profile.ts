/** What a set looks like: one pass over its rows, with memory that does not grow with them. */
import { type Column, type DatasetVersion, marksDwelling } from 'rental-data';
import type { Catalogue } from '../catalogue';
import { Counted } from './counted';
import { Distinct, DISTINCT_ERROR, hash32 } from './distinct';
import { checkOf, notationOf, type Check, type Violation } from './values';

export const EXACT_VALUES = 10_000;
const EXAMPLES = 10;
/** Taipei is eight hours ahead of UTC all year, in milliseconds. */
const TAIPEI = 8 * 3_600_000;
const QUARTILES = [0, 0.25, 0.5, 0.75, 1] as const;

export interface TextForm {
  length: number;
  /** as in a class of a regular expression, such as `0-9a-f`; `…` stands for all others */
  letters: string;
  rows: number;
}

interface Example {
  row: number;
  text: string;
  violation: Violation;
}

export interface NumberProfile {
  min: number;
  p25: number;
  median: number;
  p75: number;
  max: number;
  /** false where quartiles are at most 0.05 % off, because there are too many different numbers */
  exact: boolean;
}

export interface ColumnProfile {
  header: string;
  missing: number;
  distinct: number;
  /** how far `distinct` may be off (one standard error), as a share; 0 where it is exact */
  distinctError: number;
  counts?: Record<string, number> | undefined;
  numbers?: NumberProfile | undefined;
  /** the earliest and the latest time as text, and the rows of each day in Taipei, as 2026-04-30 */
  times?: { first: string; last: string; days: ReadonlyMap<string, number> } | undefined;
  form?: TextForm;
  violations: Partial<Record<Violation, number>>;
  examples: Example[];
}

interface GroupProfile {
  county: string;
  propertyType: string;
  rows: number;
  /** quartiles of 月租金 and of 每坪租金, in TWD and in TWD per ping; absent where every value is missing */
  rent?: NumberProfile | undefined;
  rentPerPing?: NumberProfile | undefined;
}

export interface Profile {
  rows: number;
  columns: ColumnProfile[];
  groups: GroupProfile[];
  /** rows whose 物件編號 and 租屋平台 (raw) or what marks a dwelling (de-duplicated) an earlier row has */
  duplicates: number;
}

/** A text of its own: parts of a long text keep all of it in memory. */
const alone = (text: string): string =>
  text.length < 13 ? text : new TextDecoder().decode(new TextEncoder().encode(text));

function numbersOf(counted: Counted): NumberProfile | undefined {
  const [min = NaN, p25 = NaN, median = NaN, p75 = NaN, max = NaN] = counted.quantiles(QUARTILES);
  return counted.total === 0 ? undefined : { min, p25, median, p75, max, exact: counted.isExact };
}

/** The day of a time in Taipei: CSV states Taipei's time, JSON may state it from elsewhere. */
const dayOf = (time: string): string =>
  time[10] === 'T'
    ? new Date(Date.parse(time) + TAIPEI).toISOString().slice(0, 10)
    : alone(time.slice(0, 10));

interface Seen {
  rows: number;
  violation: Violation | null;
}

class ColumnCounter {
  readonly #seen = new Map<string, Seen>();
  readonly #others = new Distinct();
  readonly #numbers = new Counted();
  readonly #days = new Map<string, number>();
  readonly #violations: Partial<Record<Violation, number>> = {};
  readonly #examples: Example[] = [];
  readonly #isNumeric: boolean;
  #missing = 0;
  #hasOthers = false;
  #first: string | undefined;
  #last: string | undefined;

  constructor(
    private readonly column: Column,
    private readonly missingText: string,
    private readonly check: Check,
  ) {
    this.#isNumeric = column.type === 'integer' || column.type === 'number';
  }

  add(text: string, row: number): void {
    if (text === this.missingText) {
      this.#missing += 1;
      return;
    }
    const known = this.#seen.get(text);
    if (known) {
      known.rows += 1;
      if (known.violation) this.#violate(text, row, known.violation);
      return;
    }
    const violation = this.check(text);
    if (violation) this.#violate(text, row, violation);
    if (this.#seen.size < EXACT_VALUES) {
      this.#seen.set(alone(text), { rows: 1, violation });
      return;
    }
    if (!this.#hasOthers) for (const value of this.#seen.keys()) this.#others.add(value);
    this.#hasOthers = true;
    this.#others.add(text);
    this.#measure(text, { rows: 1, violation });
  }

  #measure(text: string, { rows, violation }: Seen): void {
    if (this.#isNumeric && (violation === null || violation === 'range'))
      this.#numbers.add(Number(text), rows);
    if (this.column.type !== 'datetime' || violation !== null) return;
    if (this.#first === undefined || text < this.#first) this.#first = alone(text);
    if (this.#last === undefined || text > this.#last) this.#last = alone(text);
    const day = dayOf(text);
    this.#days.set(day, (this.#days.get(day) ?? 0) + rows);
  }

  #violate(text: string, row: number, violation: Violation): void {
    this.#violations[violation] = (this.#violations[violation] ?? 0) + 1;
    if (this.#examples.length < EXAMPLES) this.#examples.push({ row, text: alone(text), violation });
  }

  profile(): ColumnProfile {
    const { header, type } = this.column;
    for (const [text, seen] of this.#seen) this.#measure(text, seen);
    const counts = () => Object.fromEntries([...this.#seen].sort().map(([text, { rows }]) => [text, rows]));
    return {
      header,
      missing: this.#missing,
      distinct: this.#hasOthers ? this.#others.count : this.#seen.size,
      distinctError: this.#hasOthers ? DISTINCT_ERROR : 0,
      counts: type === 'code' || type === 'boolean' ? counts() : undefined,
      numbers: numbersOf(this.#numbers),
      times:
        this.#first !== undefined && this.#last !== undefined
          ? { first: this.#first, last: this.#last, days: this.#days }
          : undefined,
      violations: this.#violations,
      examples: this.#examples,
    };
  }
}

/** Rows that say the same in some columns as an earlier row; two hashes stand for a row, of 53 bits together. */
class Repeated {
  readonly #seen = new Set<number>();
  count = 0;
  constructor(
    private readonly at: readonly number[],
    private readonly missing: string,
  ) {}

  add(row: readonly string[]): void {
    // Rows of which nothing is known are not the same.
    if (this.at.every((index) => row[index] === this.missing)) return;
    let [a, b] = [0x811c9dc5, 0x2f0b4c47];
    for (const index of this.at) {
      const text = row[index] ?? '';
      a = hash32(text, a);
      b = hash32(text, b ^ index);
    }
    const key = a * 0x200000 + (b >>> 11);
    if (this.#seen.has(key)) this.count += 1;
    else this.#seen.add(key);
  }
}

interface Group {
  rows: number;
  rent: Counted;
  rentPerPing: Counted;
}

export class Profiler {
  readonly #counters: ColumnCounter[];
  readonly #groups = new Map<string, Group>();
  readonly #repeated: Repeated;
  readonly #places: Record<'county' | 'propertyType' | 'rent' | 'rentPerPing', number>;
  readonly #missing: string;
  #rows = 0;

  constructor(
    catalogue: Pick<Catalogue, 'codeTables' | 'releases'>,
    columns: readonly Column[],
    version: DatasetVersion,
    period?: string,
  ) {
    this.#missing = notationOf(version).missing;
    this.#counters = columns.map(
      (column) => new ColumnCounter(column, this.#missing, checkOf(catalogue, column, version, period)),
    );
    const at = (header: string): number => columns.findIndex((column) => column.header === header);
    this.#places = {
      county: at('縣市'),
      propertyType: at('物件類型'),
      rent: at('月租金'),
      rentPerPing: at('每坪租金（含管理費與停車費）'),
    };
    // A cut may lack the platform: ids alone tell its listings apart, and what marks a dwelling does not.
    const keys =
      at('物件編號') < 0
        ? columns.map((column, index) => (marksDwelling(version, column) ? index : -1))
        : [at('租屋平台'), at('物件編號')];
    const known = keys.filter((index) => index >= 0);
    this.#repeated = new Repeated(known, this.#missing);
  }

  add(rows: readonly (readonly string[])[]): void {
    this.#counters.forEach((counter, index) => {
      let row = this.#rows;
      for (const fields of rows) counter.add(fields[index] ?? '', (row += 1));
    });
    for (const fields of rows) {
      this.#repeated.add(fields);
      this.#group(fields);
    }
    this.#rows += rows.length;
  }

  #group(fields: readonly string[]): void {
    const { county, propertyType, rent, rentPerPing } = this.#places;
    if (county < 0 || propertyType < 0) return;
    const key = `${fields[county] ?? ''} ${fields[propertyType] ?? ''}`;
    let group = this.#groups.get(key);
    if (!group) this.#groups.set(key, (group = { rows: 0, rent: new Counted(), rentPerPing: new Counted() }));
    group.rows += 1;
    for (const [place, counted] of [
      [rent, group.rent],
      [rentPerPing, group.rentPerPing],
    ] as const) {
      const text = fields[place];
      if (text === undefined || text === '' || text === this.#missing) continue;
      const value = Number(text);
      if (Number.isFinite(value)) counted.add(value);
    }
  }

  profile(): Profile {
    const groups = [...this.#groups].map(([key, { rows, rent, rentPerPing }]): GroupProfile => {
      const [county = '', propertyType = ''] = key.split(' ');
      return { county, propertyType, rows, rent: numbersOf(rent), rentPerPing: numbersOf(rentPerPing) };
    });
    const order = ({ county, propertyType }: GroupProfile): number =>
      Number(county) * 100_000 + Number(propertyType);
    return {
      rows: this.#rows,
      columns: this.#counters.map((counter) => counter.profile()),
      groups: groups.sort((a, b) => order(a) - order(b)),
      duplicates: this.#repeated.count,
    };
  }
}
