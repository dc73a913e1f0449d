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
import { computeQuantile } from '../cut/groups';
import { parseNumber } from '../cut/values';
import { type Batch, type EncodedColumn, KEPT_TEXTS } from '../table/batch';

const { county, district, type, rent, fees, size } = STATISTICS_COLUMNS;
const TYPES = PROPERTY_TYPES.length;

/** What the texts of one column mean: of a text that comes again it is known. */
class Reader {
  readonly #known: number[] = [];

  constructor(
    private readonly place: number,
    private readonly read: (text: string) => number,
  ) {}

  /** The numbers of a batch by row; NaN, or what `read` gives for nothing, where the file lacks the column. */
  numbers({ columns }: Pick<Batch, 'columns'>): (row: number) => number {
    const column: EncodedColumn | undefined = columns[this.place];
    if (!column) return () => this.read('');
    const { texts, codes, others } = column;
    for (let next = this.#known.length; next < texts.length; next += 1)
      this.#known.push(this.read(texts[next] ?? ''));
    return (row) => {
      const code = codes[row] ?? 0;
      return code < KEPT_TEXTS ? (this.#known[code] ?? NaN) : this.read(others[code - KEPT_TEXTS] ?? '');
    };
  }
}

interface Readers {
  county: Reader;
  district: Reader;
  type: Reader;
  rent: Reader;
  fees: Reader[];
  size: Reader;
}

/** Quartiles of sorted numbers as they are told; null where there are too few. */
function computeQuartiles(sorted: Float64Array, round: (value: number) => number): Quartiles | null {
  if (sorted.length < FEWEST_ROWS) return null;
  const at = (share: number): number => round(computeQuantile(sorted, share) ?? NaN);
  return { q1: at(0.25), median: at(0.5), q3: at(0.75) };
}

/** The columns without which nothing can be worked out, and that are not among these. */
export const listLacking = (columns: readonly { header: string }[]): string[] =>
  [county, district, type, rent, size].filter(
    (header) => !columns.some((column) => column.header === header),
  );

/** Takes the rows of a file, batch by batch. */
export class RentGatherer {
  readonly #counties: readonly Area[];
  readonly #districts: readonly Area[];
  readonly #places: { counties: Map<string, number>; districts: Map<string, number> };
  readonly #rents = new Doubles();
  readonly #perPings = new Doubles();
  readonly #types = new Codes();
  /** places in the lists above, each one higher than it is; 0 is no area */
  readonly #ofCounty = new Codes();
  readonly #ofDistrict = new Codes();
  #readers: Readers | undefined;

  constructor({ counties, districts }: Areas) {
    const placesIn = (areas: Areas['counties']) =>
      new Map([...areas.keys()].map((code, index): [string, number] => [code, index + 1]));
    this.#counties = [...counties.values()];
    this.#districts = [...districts.values()];
    this.#places = { counties: placesIn(counties), districts: placesIn(districts) };
  }

  /**
   * Says as which columns the rows come, before the first of them.
   * @returns the headers that are read
   * @throws RangeError where one is missing that nothing can be worked out without
   */
  begin(columns: readonly { header: string }[]): ReadonlySet<string> {
    const findColumnIndex = (header: string): number =>
      columns.findIndex((column) => column.header === header);
    const lacking = listLacking(columns);
    if (lacking.length > 0)
      throw new RangeError(`沒有「${lacking.join('、')}」，算不出租金。修正：用公布的檔案，不要去掉欄位。`);
    const { counties, districts } = this.#places;
    const types = new Map(PROPERTY_TYPES.map((code) => [String(code), code]));
    const reader = (header: string, read: (text: string) => number): Reader =>
      new Reader(findColumnIndex(header), read);
    this.#readers = {
      county: reader(county, (text) => counties.get(text) ?? 0),
      district: reader(district, (text) => districts.get(text) ?? 0),
      type: reader(type, (text) => types.get(text) ?? NaN),
      rent: reader(rent, parseNumber),
      fees: fees.map((header) => reader(header, parseNumber)),
      size: reader(size, parseNumber),
    };
    return new Set([county, district, type, rent, ...fees, size]);
  }

  /** Takes rows; none before `begin`. */
  add(batch: Pick<Batch, 'columns' | 'length'>): void {
    if (!this.#readers) return;
    const { fees: feeReaders, ...others } = this.#readers;
    const typeAt = others.type.numbers(batch);
    const rentAt = others.rent.numbers(batch);
    const sizeAt = others.size.numbers(batch);
    const countyAt = others.county.numbers(batch);
    const districtAt = others.district.numbers(batch);
    const feesAt = feeReaders.map((one) => one.numbers(batch));
    for (let row = 0; row < batch.length; row += 1) {
      const [kind, own] = [typeAt(row), rentAt(row)];
      if (Number.isNaN(kind) || Number.isNaN(own)) continue;
      this.#types.push(kind);
      this.#rents.push(own);
      this.#perPings.push(
        computePerPing(
          own,
          feesAt.map((at) => at(row)),
          sizeAt(row),
        ),
      );
      this.#ofCounty.push(countyAt(row));
      this.#ofDistrict.push(districtAt(row));
    }
  }

  /** Rows of the four types with a rent: those that the whole country counts. */
  get used(): number {
    return this.#types.length;
  }

  /** The whole country, the counties and the townships, each by the order of its code and type; those without rents are left out. */
  statistics(): AreaStatistics[] {
    const byCode = (a: AreaStatistics, b: AreaStatistics): number =>
      Number(a.county + a.district) - Number(b.county + b.district) || a.propertyType - b.propertyType;
    return [
      ...this.#by([WHOLE_COUNTRY], () => 1),
      ...this.#by(this.#counties, (row) => this.#ofCounty.at(row)).sort(byCode),
      ...this.#by(this.#districts, (row) => this.#ofDistrict.at(row)).sort(byCode),
    ];
  }

  #by(areas: readonly Area[], placeAt: (row: number) => number): AreaStatistics[] {
    const cellAt = (row: number): number => (placeAt(row) - 1) * TYPES + this.#types.at(row);
    const cells = areas.length * TYPES;
    // Numbers of one cell stand together, so that each cell is sorted where it stands.
    const sortBy = (values: Doubles): ((cell: number) => Float64Array) => {
      const starts = new Uint32Array(cells + 1);
      const isIn = (row: number): boolean => placeAt(row) > 0 && !Number.isNaN(values.at(row));
      for (let row = 0; row < this.used; row += 1)
        if (isIn(row)) starts[cellAt(row) + 1] = (starts[cellAt(row) + 1] ?? 0) + 1;
      for (let cell = 0; cell < cells; cell += 1)
        starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
      const next = starts.slice();
      const all = new Float64Array(starts[cells] ?? 0);
      for (let row = 0; row < this.used; row += 1) {
        if (!isIn(row)) continue;
        const cell = cellAt(row);
        const place = next[cell] ?? 0;
        all[place] = values.at(row);
        next[cell] = place + 1;
      }
      return (cell) => all.subarray(starts[cell], starts[cell + 1]).sort();
    };
    const [rents, perPings] = [sortBy(this.#rents), sortBy(this.#perPings)];
    return areas.flatMap((area, place) =>
      PROPERTY_TYPES.flatMap((propertyType): AreaStatistics[] => {
        const cell = place * TYPES + propertyType;
        const [own, perPing] = [rents(cell), perPings(cell)];
        if (own.length === 0) return [];
        return [
          {
            ...area,
            propertyType,
            n: own.length,
            rent: computeQuartiles(own, roundRent),
            perPingN: perPing.length,
            perPing: computeQuartiles(perPing, roundPerPing),
          },
        ];
      }),
    );
  }
}
