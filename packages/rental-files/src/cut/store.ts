/** The rows of files that a reader opened, kept in memory column by column. Pure; made to run in a worker. */
import { type Column, type DatasetVersion, PERIOD_HEADER } from 'rental-data';
import { type Batch, textAt } from '../table/batch';
import { findNotation } from '../table/values';
import { Dictionary, Numbers, Texts, Times, type Values } from './values';

export type StoreColumn = Pick<Column, 'header' | 'type' | 'codeTable'>;

export interface Origin {
  columns: readonly Pick<Column, 'header'>[];
  version: DatasetVersion;
  /** of the file; stands in 「期別」 where the store has that column */
  period: string;
}

/** Different values up to which a column keeps each once; columns of codes and booleans always do. */
const FEW_VALUES = 65_536;

interface Kept {
  column: StoreColumn;
  values: Values;
}

export class Store {
  readonly #kept = new Map<string, Kept>();
  readonly #fewValues: number;
  #missing: string | undefined;
  #yes = new Set<string>();
  #no = new Set<string>();
  #rows = 0;

  /** @param options `periods` adds the column 「期別」; `fewValues` is for tests */
  constructor(
    columns: readonly StoreColumn[],
    { periods = false, fewValues = FEW_VALUES }: { periods?: boolean; fewValues?: number } = {},
  ) {
    this.#fewValues = fewValues;
    const period: StoreColumn[] = periods ? [{ header: PERIOD_HEADER, type: 'string' }] : [];
    for (const column of [...period, ...columns]) {
      const values = column.type === 'datetime' ? new Times() : new Dictionary();
      this.#kept.set(column.header, { column, values });
    }
  }

  get headers(): readonly string[] {
    return [...this.#kept.keys()];
  }

  /** Takes the columns of a store that has read the same rows. @throws RangeError where it has not as many */
  adopt(other: Store): void {
    if (other.rows !== this.#rows)
      throw new RangeError(
        `先前讀到${String(this.#rows)}列，這次讀到${String(other.rows)}列。修正：檔案在中途換過，重新打開一次。`,
      );
    for (const [header, kept] of other.#kept) if (!this.#kept.has(header)) this.#kept.set(header, kept);
  }

  get rows(): number {
    return this.#rows;
  }

  get missing(): string {
    return this.#missing ?? '-';
  }

  /** Texts that mean yes in boolean columns: one for each way of writing of the files. */
  get yes(): ReadonlySet<string> {
    return this.#yes;
  }

  get no(): ReadonlySet<string> {
    return this.#no;
  }

  get memory(): number {
    let sum = 0;
    for (const { values } of this.#kept.values()) sum += values.memory;
    return sum;
  }

  /** Takes rows after those before; a column that the file lacks is missing in them. @throws RangeError where missing values are written unlike before */
  add(rows: readonly (readonly string[])[], origin: Origin): void {
    this.#take(rows.length, origin, (field, push) => {
      for (const row of rows) push(row[field]);
    });
  }

  /** Takes a batch as `add` takes rows. */
  addBatch({ columns, length }: Pick<Batch, 'columns' | 'length'>, origin: Origin): void {
    this.#take(length, origin, (field, push, values) => {
      const column = columns[field];
      if (column && values.kind === 'dictionary') values.pushEncoded(column);
      else for (let row = 0; row < length; row += 1) push(column && textAt(column, row));
    });
  }

  #take(
    length: number,
    { columns, version, period }: Origin,
    read: (field: number, push: (text: string | undefined) => void, values: Values) => void,
  ): void {
    const notation = findNotation(version);
    this.#missing ??= notation.missing;
    if (notation.missing !== this.#missing) {
      throw new RangeError(
        `${period}的缺值寫成「${notation.missing}」，前面的檔案寫成「${this.#missing}」。修正：分開打開這些檔案。`,
      );
    }
    this.#yes.add(notation.true);
    this.#no.add(notation.false);
    for (const [header, kept] of this.#kept) {
      const field = columns.findIndex((column) => column.header === header);
      const { values } = kept;
      if (field >= 0) read(field, (text) => values.push(text ?? notation.missing), values);
      else {
        const otherwise = header === PERIOD_HEADER ? period : notation.missing;
        for (let row = 0; row < length; row += 1) values.push(otherwise);
      }
      this.#spread(kept);
    }
    this.#rows += length;
  }

  #spread(kept: Kept): void {
    const { column, values } = kept;
    if (values.kind !== 'dictionary' || values.values.length <= this.#fewValues) return;
    if (column.type === 'code' || column.type === 'boolean') return;
    const isNumber = column.type === 'integer' || column.type === 'number';
    const other = isNumber ? new Numbers(this.missing) : new Texts();
    for (let row = 0; row < values.codes.length; row += 1) other.push(values.text(row));
    kept.values = other;
  }

  #findKept(header: string): Kept {
    const found = this.#kept.get(header);
    if (found) return found;
    throw new RangeError(
      `沒有讀進欄位「${header}」，有的是：${this.headers.join('、')}。修正：改用其中一欄，或把它加進要讀的欄位。`,
    );
  }

  /** What is known of a column. @throws RangeError for a column that is not kept */
  column(header: string): StoreColumn {
    return this.#findKept(header).column;
  }

  values(header: string): Values {
    return this.#findKept(header).values;
  }

  /** The very text of the file. @throws RangeError for a column that is not kept */
  text(header: string, row: number): string {
    return this.values(header).text(row);
  }
}
