/** Rents of the rows of one file by area and type of property. Pure; made to run in a worker, 20 bytes a row. */
import {
  type Areas,
  type Area,
  type AreaStatistics,
  FEWEST_ROWS,
  computePerPing,
  PROPERTY_TYPES,
  type Quartiles,
  roundPerPing,
  roundRent,
  STATISTICS_COLUMNS,
  WHOLE_COUNTRY,
} from 'rental-data/statistics';
import { Codes, Doubles } from '../cut/chunks';
import { collectNumbers, computeQuantile } from '../cut/groups';
import type { Store } from '../cut/store';
import { parseNumber } from '../cut/values';
import { type Batch, TextFacts } from '../table/batch';

const { county, district, type, rent, fees, size } = STATISTICS_COLUMNS;
const TYPES = PROPERTY_TYPES.length;

/** The numbers of rows, by their place among those that are taken together. */
interface Numbers {
  county: (row: number) => number;
  district: (row: number) => number;
  type: (row: number) => number;
  rent: (row: number) => number;
  fees: ((row: number) => number)[];
  size: (row: number) => number;
}

/** Quartiles of sorted numbers as they are told; null where there are too few. */
function computeQuartiles(sorted: Float64Array, round: (value: number) => number): Quartiles | null {
  if (sorted.length < FEWEST_ROWS) return null;
  const at = (share: number): number => round(computeQuantile(sorted, share) ?? NaN);
  return { q1: at(0.25), median: at(0.5), q3: at(0.75) };
}

/** Puts the numbers of each cell side by side. @param cells of each row; 0 is none @returns the numbers of a cell, sorted */
function sortByCell(values: Doubles, cells: Uint32Array, count: number): (cell: number) => Float64Array {
  // Where the numbers of a cell begin; those of none, and rows without a number, are left out.
  const starts = new Uint32Array(count + 2);
  const has = (row: number): boolean => (cells[row] ?? 0) > 0 && !Number.isNaN(values.at(row));
  for (let row = 0; row < cells.length; row += 1)
    if (has(row)) {
      const next = (cells[row] ?? 0) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
  for (let cell = 1; cell < starts.length; cell += 1)
    starts[cell] = (starts[cell] ?? 0) + (starts[cell - 1] ?? 0);
  const places = starts.slice();
  const all = new Float64Array(starts.at(-1) ?? 0);
  for (let row = 0; row < cells.length; row += 1) {
    if (!has(row)) continue;
    const cell = cells[row] ?? 0;
    const place = places[cell] ?? 0;
    all[place] = values.at(row);
    places[cell] = place + 1;
  }
  return (cell) => all.subarray(starts[cell], starts[cell + 1]).sort();
}

/** The columns without which nothing can be worked out, and that are not among these. */
export const listLacking = (columns: readonly { header: string }[]): string[] =>
  [county, district, type, rent, size].filter(
    (header) => !columns.some((column) => column.header === header),
  );

/** Takes the rows of a file, batch by batch, or some of those that a store keeps. */
export class RentGatherer {
  readonly #counties: readonly Area[];
  readonly #districts: readonly Area[];
  /** of codes, the place of the area in its list, one higher than it is; 0 is no area. */
  readonly #readCode: Readonly<Record<string, (text: string) => number>>;
  readonly #rents = new Doubles();
  readonly #perPings = new Doubles();
  readonly #types = new Codes();
  readonly #ofCounty = new Codes();
  readonly #ofDistrict = new Codes();
  #readers: ReadonlyMap<string, { place: number; facts: TextFacts<number> }> | undefined;

  constructor({ counties, districts }: Areas) {
    const placesIn = (areas: Areas['counties']) => {
      const places = new Map([...areas.keys()].map((code, index): [string, number] => [code, index + 1]));
      return (text: string): number => places.get(text) ?? 0;
    };
    const types = new Map(PROPERTY_TYPES.map((code) => [String(code), code]));
    this.#counties = [...counties.values()];
    this.#districts = [...districts.values()];
    this.#readCode = {
      [county]: placesIn(counties),
      [district]: placesIn(districts),
      [type]: (text) => types.get(text) ?? NaN,
    };
  }

  /**
   * Says as which columns the rows come, before the first of them.
   * @returns the headers that are read
   * @throws RangeError where one is missing that nothing can be worked out without
   */
  begin(columns: readonly { header: string }[]): ReadonlySet<string> {
    const lacking = listLacking(columns);
    if (lacking.length > 0)
      throw new RangeError(`沒有「${lacking.join('、')}」，算不出租金。修正：用公布的檔案，不要去掉欄位。`);
    const headers = [county, district, type, rent, ...fees, size];
    this.#readers = new Map(
      headers.map((header) => [
        header,
        {
          place: columns.findIndex((column) => column.header === header),
          facts: new TextFacts(this.#readCode[header] ?? parseNumber),
        },
      ]),
    );
    return new Set(headers);
  }

  /** Takes rows; none before `begin`. */
  add(batch: Pick<Batch, 'columns' | 'length'>): void {
    const readers = this.#readers;
    if (!readers) return;
    this.#take(batch.length, (header) => {
      const { place = -1, facts } = readers.get(header) ?? {};
      const column = batch.columns[place];
      return column && facts ? (row) => facts.at(column, row) : () => NaN;
    });
  }

  /** Takes rows of a store, without `begin`. @throws RangeError where it does not keep a column that nothing can be worked out without */
  addStored(store: Store, rows: Uint32Array): void {
    this.#take(rows.length, (header) => {
      if ((fees as readonly string[]).includes(header) && !store.headers.includes(header)) return () => NaN;
      const numbers = collectNumbers(store.values(header), rows, this.#readCode[header]);
      return (row) => numbers[row] ?? NaN;
    });
  }

  #take(length: number, numbersIn: (header: string) => (row: number) => number): void {
    const at: Numbers = {
      county: numbersIn(county),
      district: numbersIn(district),
      type: numbersIn(type),
      rent: numbersIn(rent),
      fees: fees.map(numbersIn),
      size: numbersIn(size),
    };
    for (let row = 0; row < length; row += 1) {
      const [kind, own] = [at.type(row), at.rent(row)];
      if (Number.isNaN(kind) || Number.isNaN(own)) continue;
      this.#types.push(kind);
      this.#rents.push(own);
      this.#perPings.push(
        computePerPing(
          own,
          at.fees.map((feeAt) => feeAt(row)),
          at.size(row),
        ),
      );
      this.#ofCounty.push(at.county(row));
      this.#ofDistrict.push(at.district(row));
    }
  }

  /** Rows of the four types with a rent: those that the whole country counts. */
  get used(): number {
    return this.#types.length;
  }

  /** The whole country, the counties and the townships, each by the order of its code and type; those without rents are left out. */
  statistics(): AreaStatistics[] {
    return [...this.pieces()].flat();
  }

  /** The same in many pieces, of which some are empty: whoever asks can do something else between them. */
  *pieces(): Generator<AreaStatistics[], void> {
    yield* this.#by([WHOLE_COUNTRY], () => 1);
    yield* this.#by(this.#counties, (row) => this.#ofCounty.at(row));
    yield* this.#by(this.#districts, (row) => this.#ofDistrict.at(row));
  }

  *#by(areas: readonly Area[], placeAt: (row: number) => number): Generator<AreaStatistics[], void> {
    // Of each row, its area and type as one number; 0 is none.
    const cells = new Uint32Array(this.used);
    for (let row = 0; row < this.used; row += 1) {
      const place = placeAt(row);
      if (place > 0) cells[row] = (place - 1) * TYPES + this.#types.at(row) + 1;
    }
    yield [];
    const rents = sortByCell(this.#rents, cells, areas.length * TYPES);
    yield [];
    const perPings = sortByCell(this.#perPings, cells, areas.length * TYPES);
    yield [];
    const byCode = [...areas.entries()].sort(
      ([, a], [, b]) => Number(a.county + a.district) - Number(b.county + b.district),
    );
    for (const [place, area] of byCode)
      for (const propertyType of PROPERTY_TYPES) {
        const cell = place * TYPES + PROPERTY_TYPES.indexOf(propertyType) + 1;
        const [own, perPing] = [rents(cell), perPings(cell)];
        if (own.length === 0) continue;
        yield [
          {
            ...area,
            propertyType,
            n: own.length,
            rent: computeQuartiles(own, roundRent),
            perPingN: perPing.length,
            perPing: computeQuartiles(perPing, roundPerPing),
          },
        ];
      }
  }
}
