/** What a set looks like: one pass over its rows, with memory that does not grow with them. */
import { type Column, type DatasetVersion, marksDwelling } from 'rental-data';
import type { Catalogue } from '../catalogue';
import { alone, textAt, TextFacts, type Batch, type EncodedColumn, KEPT_TEXTS } from './batch';
import { Counted } from './counted';
import { Distinct, DISTINCT_ERROR, hash32, joinHashes, SeenNumbers } from './distinct';
import { makeCheck, findNotation, type Check, type Violation } from './values';

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

function profileNumbers(counted: Counted): NumberProfile | undefined {
  const [min = NaN, p25 = NaN, median = NaN, p75 = NaN, max = NaN] = counted.quantiles(QUARTILES);
  return counted.total === 0 ? undefined : { min, p25, median, p75, max, exact: counted.isExact };
}

/** The day of a time in Taipei: CSV states Taipei's time, JSON may state it from elsewhere. */
const toDay = (time: string): string =>
  time[10] === 'T'
    ? new Date(Date.parse(time) + TAIPEI).toISOString().slice(0, 10)
    : alone(time.slice(0, 10));

interface Seen {
  rows: number;
  violation: Violation | null;
}

/** What is known of a kept text: it is missing, or fits, or does not; or there were too many before it. */
const MISSING = 0;
const FITS = 1;
const VIOLATES = 2;
const OTHER = 3;

class ColumnCounter {
  #texts: readonly string[] = [];
  readonly #kinds: number[] = [];
  readonly #violationByCode: (Violation | null)[] = [];
  #counts = new Uint32Array(64);
  #kept = 0;
  readonly #others = new Distinct();
  readonly #numbers = new Counted();
  readonly #days = new Map<string, number>();
  readonly #violations: Partial<Record<Violation, number>> = {};
  readonly #examples: Example[] = [];
  readonly #isNumeric: boolean;
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

  /** @param before rows before the first of these */
  add(column: EncodedColumn, before: number): void {
    const { codes, texts, others } = column;
    this.#learn(texts);
    const kinds = this.#kinds;
    const counts = this.#counts;
    for (let row = 0; row < codes.length; row += 1) {
      const code = codes[row] ?? 0;
      if (code >= KEPT_TEXTS) {
        const text = others[code - KEPT_TEXTS] ?? '';
        this.#addOther(text, this.check(text), before + row + 1);
        continue;
      }
      counts[code] = (counts[code] ?? 0) + 1;
      const kind = kinds[code] ?? OTHER;
      if (kind <= FITS) continue;
      const text = texts[code] ?? '';
      const violation = this.#violationByCode[code] ?? null;
      if (kind === OTHER) this.#addOther(text, violation, before + row + 1);
      else if (violation) this.#violate(text, before + row + 1, violation);
    }
  }

  #learn(texts: readonly string[]): void {
    this.#texts = texts;
    for (let code = this.#kinds.length; code < texts.length; code += 1) {
      const text = texts[code] ?? '';
      const isMissing = text === this.missingText;
      const violation = isMissing ? null : this.check(text);
      this.#violationByCode.push(violation);
      const isKept = !isMissing && this.#kept < EXACT_VALUES;
      if (isKept) this.#kept += 1;
      this.#kinds.push(isMissing ? MISSING : !isKept ? OTHER : violation ? VIOLATES : FITS);
    }
    if (texts.length <= this.#counts.length) return;
    const counts = new Uint32Array(Math.max(texts.length, 2 * this.#counts.length));
    counts.set(this.#counts);
    this.#counts = counts;
  }

  #addOther(text: string, violation: Violation | null, row: number): void {
    if (violation) this.#violate(text, row, violation);
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
    const day = toDay(text);
    this.#days.set(day, (this.#days.get(day) ?? 0) + rows);
  }

  #violate(text: string, row: number, violation: Violation): void {
    this.#violations[violation] = (this.#violations[violation] ?? 0) + 1;
    if (this.#examples.length < EXAMPLES) this.#examples.push({ row, text: alone(text), violation });
  }

  /** The texts that are counted exactly. */
  *#seen(): Generator<[text: string, seen: Seen]> {
    for (const [code, kind] of this.#kinds.entries())
      if (kind === FITS || kind === VIOLATES)
        yield [
          this.#texts[code] ?? '',
          { rows: this.#counts[code] ?? 0, violation: this.#violationByCode[code] ?? null },
        ];
  }

  profile(): ColumnProfile {
    const { header, type } = this.column;
    const seen = [...this.#seen()];
    for (const [text, known] of seen) {
      this.#measure(text, known);
      if (this.#hasOthers) this.#others.add(text);
    }
    const counts = () => Object.fromEntries(seen.sort().map(([text, { rows }]) => [text, rows]));
    const missing = this.#kinds.indexOf(MISSING);
    return {
      header,
      missing: missing < 0 ? 0 : (this.#counts[missing] ?? 0),
      distinct: this.#hasOthers ? this.#others.count : seen.length,
      distinctError: this.#hasOthers ? DISTINCT_ERROR : 0,
      counts: type === 'code' || type === 'boolean' ? counts() : undefined,
      numbers: profileNumbers(this.#numbers),
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
  readonly #seen = new SeenNumbers();
  count = 0;
  constructor(
    private readonly at: readonly number[],
    private readonly missing: string,
  ) {}

  add({ columns, length }: Batch): void {
    const known = this.at.flatMap((index) => {
      const column = columns[index];
      return column ? [{ index, column }] : [];
    });
    for (let row = 0; row < length; row += 1) {
      let a = 0x811c9dc5;
      let b = 0x2f0b4c47;
      let isKnown = false;
      for (const { index, column } of known) {
        const text = textAt(column, row);
        isKnown ||= text !== this.missing;
        a = hash32(text, a);
        b = hash32(text, b ^ index);
      }
      // Rows of which nothing is known are not the same.
      if (isKnown && !this.#seen.add(joinHashes(a, b), a)) this.count += 1;
    }
  }
}

interface Group {
  rows: number;
  rent: Counted;
  rentPerPing: Counted;
}

export class Profiler {
  readonly #counters: (ColumnCounter | undefined)[];
  readonly #groups = new Map<string, Group>();
  readonly #repeated: Repeated;
  readonly #places: Record<'county' | 'propertyType' | 'rent' | 'rentPerPing', number>;
  readonly #missing: string;
  readonly #numbers: Record<'rent' | 'rentPerPing', TextFacts<number>>;
  #rows = 0;

  /** @param isRead is a column among the batches? */
  constructor(
    catalogue: Pick<Catalogue, 'codeTables' | 'releases'>,
    columns: readonly Column[],
    version: DatasetVersion,
    period?: string,
    isRead: (column: Column) => boolean = () => true,
  ) {
    this.#missing = findNotation(version).missing;
    const readNumber = (text: string): number => {
      const number = text === '' || text === this.#missing ? NaN : Number(text);
      return Number.isFinite(number) ? number : NaN;
    };
    this.#numbers = { rent: new TextFacts(readNumber), rentPerPing: new TextFacts(readNumber) };
    this.#counters = columns.map((column) =>
      isRead(column)
        ? new ColumnCounter(column, this.#missing, makeCheck(catalogue, column, version, period))
        : undefined,
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
    const isWhole = known.every((index) => columns[index] && isRead(columns[index]));
    this.#repeated = new Repeated(isWhole ? known : [], this.#missing);
  }

  add(batch: Batch): void {
    for (const [index, counter] of this.#counters.entries()) {
      const column = batch.columns[index];
      if (column) counter?.add(column, this.#rows);
    }
    this.#repeated.add(batch);
    this.#group(batch);
    this.#rows += batch.length;
  }

  #findGroup(county: string, propertyType: string): Group {
    const key = `${county} ${propertyType}`;
    let group = this.#groups.get(key);
    if (!group) this.#groups.set(key, (group = { rows: 0, rent: new Counted(), rentPerPing: new Counted() }));
    return group;
  }

  #group({ columns, length }: Batch): void {
    const { county, propertyType, rent, rentPerPing } = this.#places;
    const [counties, types] = [columns[county], columns[propertyType]];
    if (!counties || !types) return;
    const rents = columns[rent];
    const rentsPerPing = columns[rentPerPing];
    const groups = new Map<number, Group>();
    for (let row = 0; row < length; row += 1) {
      const key = (counties.codes[row] ?? 0) * 2 ** 26 + (types.codes[row] ?? 0);
      let group = groups.get(key);
      if (!group) groups.set(key, (group = this.#findGroup(textAt(counties, row), textAt(types, row))));
      group.rows += 1;
      const value = rents ? this.#numbers.rent.at(rents, row) : NaN;
      if (!Number.isNaN(value)) group.rent.add(value);
      const perPing = rentsPerPing ? this.#numbers.rentPerPing.at(rentsPerPing, row) : NaN;
      if (!Number.isNaN(perPing)) group.rentPerPing.add(perPing);
    }
  }

  profile(): Profile {
    const groups = [...this.#groups].map(([key, { rows, rent, rentPerPing }]): GroupProfile => {
      const [county = '', propertyType = ''] = key.split(' ');
      return {
        county,
        propertyType,
        rows,
        rent: profileNumbers(rent),
        rentPerPing: profileNumbers(rentPerPing),
      };
    });
    const order = ({ county, propertyType }: GroupProfile): number =>
      Number(county) * 100_000 + Number(propertyType);
    return {
      rows: this.#rows,
      columns: this.#counters.flatMap((counter) => counter?.profile() ?? []),
      groups: groups.sort((a, b) => order(a) - order(b)),
      duplicates: this.#repeated.count,
    };
  }
}
