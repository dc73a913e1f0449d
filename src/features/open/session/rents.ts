/** Medians and quartiles of the rents in one monthly file, by area and type of property. Runs in the worker; what it gives is plain data. */
import {
  type Catalogue,
  codesIn,
  COUNTIES,
  granularityOf,
  joinWords,
  lastDayOf,
  periodWords,
  readerOf,
  TOWNSHIPS,
  type Variant,
  withPracticeMark,
} from 'rental-data';
import { type ByteSource, inspect, openTable, textAt } from 'rental-files';
import type { Progress } from './opened';
import { judgePairs } from './pairs';
import { FEWEST, HOME_TYPES, type AreaFigures, type Quartiles, type RentFile } from './rentFigures';
import { toldOf } from './told';

const TYPES = Object.keys(HOME_TYPES);
const RENT = '月租金';
const FEES = ['月管理費', '月停車費'] as const;
const SIZE = '坪數';
const COUNTY = '縣市';
const DISTRICT = '鄉鎮市區';
const TYPE = '物件類型';
const NEEDED = [TYPE, COUNTY, RENT, SIZE, ...FEES];

/** Between two neighbours by their distance, as pandas and DuckDB (`quantile_cont`) do. */
function quartilesIn(values: readonly number[]): Quartiles | undefined {
  if (values.length < FEWEST) return undefined;
  const sorted = new Float64Array(values).sort();
  const [first, median, third] = [0.25, 0.5, 0.75].map((share) => {
    const place = share * (sorted.length - 1);
    const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return low + (high - low) * (place - Math.floor(place));
  });
  return [first ?? 0, median ?? 0, third ?? 0];
}

interface Gathered {
  rents: number[];
  perPing: number[];
}

/** The values of each area, by its name, and type. */
class Gatherer {
  readonly #areas = new Map<string, Gathered[]>();

  add(area: string, type: number, rent: number, perPing: number): void {
    let types = this.#areas.get(area);
    if (!types) {
      types = TYPES.map(() => ({ rents: [], perPing: [] }));
      this.#areas.set(area, types);
    }
    types[type]?.rents.push(rent);
    if (Number.isFinite(perPing)) types[type]?.perPing.push(perPing);
  }

  figures(): RentFile['areas'] {
    const figures = ({ rents, perPing }: Gathered): AreaFigures => ({
      rows: rents.length,
      rent: quartilesIn(rents),
      perPing: quartilesIn(perPing),
    });
    return Object.fromEntries([...this.#areas].map(([area, types]) => [area, types.map(figures)]));
  }
}

const refuse = (message: string): never => {
  throw new RangeError(message);
};

/**
 * Reads a file to its end, and keeps of its rows what the figures need.
 * @throws TableError where it holds no table or cannot be read; RangeError where it is not of a month, or lacks a column
 */
export async function readRents(
  source: ByteSource,
  catalogue: Catalogue,
  onProgress: (progress: Progress) => void,
): Promise<RentFile> {
  const table = await openTable(source, catalogue);
  const { name } = source;
  if (table.named && granularityOf(table.named.period) !== 'monthly')
    refuse(`「${name}」是${periodWords(table.named.period)}，混合了不同月份的租金。請改選每個月的檔案。`);
  const gatherer = new Gatherer();
  const words = new Map<string, string>();
  let places = new Map<string, number>();
  const inspection = await inspect(table, catalogue, {
    onProgress: (rows, bytes, size) => onProgress({ file: name, rows, bytes, size }),
    onTable: ({ version }, own) => {
      places = new Map(own.map(({ header }, place) => [header, place]));
      const missing = NEEDED.filter((header) => !places.has(header));
      if (missing.length > 0)
        refuse(`「${name}」沒有「${joinWords(missing)}」，算不出租金。請改選公布的檔案。`);
      for (const id of [COUNTIES, TOWNSHIPS]) {
        const codes = catalogue.codeTables.find((one) => one.id === id);
        if (codes)
          for (const { code, label } of codesIn(codes, lastDayOf(catalogue, version)))
            words.set(`${id} ${String(code)}`, label);
      }
      return new Set(withPracticeMark([...NEEDED, DISTRICT], [...places.keys()]));
    },
    onBatch: (batch) => {
      const text = (header: string, row: number): string => {
        const column = batch.columns[places.get(header) ?? -1];
        return column ? textAt(column, row) : '';
      };
      const number = (header: string, row: number): number => {
        const written = text(header, row);
        return written === '' ? NaN : Number(written);
      };
      for (let row = 0; row < batch.length; row += 1) {
        const type = TYPES.indexOf(text(TYPE, row));
        const rent = number(RENT, row);
        if (type < 0 || !Number.isFinite(rent)) continue;
        // A fee that is missing counts as none, as where the site's programs work this column anew.
        const whole = FEES.reduce((sum, fee) => sum + (number(fee, row) || 0), rent);
        const size = number(SIZE, row);
        const perPing = size > 0 ? whole / size : NaN;
        const county = words.get(`${COUNTIES} ${text(COUNTY, row)}`);
        const district = words.get(`${TOWNSHIPS} ${text(DISTRICT, row)}`);
        gatherer.add('', type, rent, perPing);
        if (county === undefined) continue;
        gatherer.add(county, type, rent, perPing);
        if (district?.startsWith(county)) gatherer.add(district, type, rent, perPing);
      }
    },
  });
  const { candidate, period, set, profile } = inspection;
  const reader = readerOf(catalogue);
  const isPublished = period !== undefined && set !== undefined;
  const isUsable =
    !isPublished ||
    (reader.rows(period, set.variant).state !== 'avoid' &&
      !['severe', 'empty'].includes(reader.cell(period, set.variant, RENT).state));
  const { extent, alerts } = toldOf(catalogue, table, inspection);
  return {
    name,
    period,
    isPractice: table.isPractice || undefined,
    variant: candidate.variant,
    version: candidate.version.version,
    rows: profile.rows,
    isPublished,
    areas: isUsable ? gatherer.figures() : null,
    notes: table.isPractice ? [] : [...(extent ? [extent.problem] : []), ...alerts],
  };
}

/** May the rents of two periods be joined with a line, as the comparison of periods has it? */
export function mayJoinRents(catalogue: Catalogue, a: string, b: string, variant: Variant): boolean {
  const [pair] = judgePairs(catalogue, [
    { period: a, variant },
    { period: b, variant },
  ]);
  return pair !== undefined && pair.columns === undefined && !pair.counties && !pair.changed.includes(RENT);
}
