/** Statistics of rents in one monthly file: read once, to its end, and never joined with another. */
import {
  type Catalogue as WholeCatalogue,
  parseGranularity,
  getReader,
  type RowsState,
  type Variant,
} from 'rental-data';
import {
  areasIn,
  type AreaStatistics,
  type Comparable,
  comparableFor,
  type StatisticsRow,
} from 'rental-data/statistics';
import type { Catalogue } from '../catalogue';
import { openTable } from '../table/files';
import { inspect, type Inspection } from '../table/inspect';
import type { ByteSource } from '../table/source';
import { RentGatherer } from './gather';

export interface FileStatistics {
  /** undefined where the name of the file does not say it */
  period: string | undefined;
  /** a row of de-duplicated data is a dwelling, one of raw data a listing */
  variant: Variant;
  isPractice: boolean;
  /** undefined where the period must not be used: then there are no statistics */
  comparable: Comparable | undefined;
  rows: number;
  /** rows of the four types with a rent */
  used: number;
  statistics: AreaStatistics[];
  inspection: Inspection;
}

const isWhole = (catalogue: Catalogue): catalogue is Catalogue & WholeCatalogue =>
  'incidents' in catalogue && 'dataset' in catalogue;

/** What is known of the rows of a period; absent where it was not published. */
export function rowsStateIn(catalogue: Catalogue, period: string | undefined, variant: Variant): RowsState {
  if (period === undefined) return 'absent';
  if (isWhole(catalogue)) return getReader(catalogue).rows(period, variant).state;
  const sets = catalogue.releases.flatMap((release) => release.sets);
  return sets.find((set) => set.period === period && set.variant === variant)?.verdict?.rows ?? 'absent';
}

/**
 * Reads the rents of a monthly file by area and type of property.
 * @throws TableError where it holds no table or cannot be read; RangeError where it is of a quarter or a year, or lacks a column
 */
export async function readStatistics(source: ByteSource, catalogue: Catalogue): Promise<FileStatistics> {
  const table = await openTable(source, catalogue);
  const named = table.named?.period;
  if (named !== undefined && parseGranularity(named) !== 'monthly')
    throw new RangeError(`${source.name}：季與年的檔案混合了不同月份的租金。修正：用每個月的檔案。`);
  const gatherer = new RentGatherer(areasIn(catalogue));
  const inspection = await inspect(table, catalogue, {
    onTable: (_candidate, columns) => gatherer.begin(columns),
    onBatch: (batch) => gatherer.add(batch),
  });
  const { period, candidate, profile } = inspection;
  const { variant } = candidate;
  const comparable = comparableFor(rowsStateIn(catalogue, period, variant));
  return {
    period,
    variant,
    isPractice: table.isPractice,
    comparable,
    rows: profile.rows,
    used: gatherer.used,
    statistics: comparable === undefined ? [] : gatherer.statistics(),
    inspection,
  };
}

/** The rows of a file's table; none where its period must not be used, or is not known. */
export const toStatisticsRows = ({
  period,
  comparable,
  statistics,
}: Pick<FileStatistics, 'period' | 'comparable' | 'statistics'>): StatisticsRow[] =>
  period === undefined || comparable === undefined
    ? []
    : statistics.map((one) => ({ ...one, period, comparable }));
