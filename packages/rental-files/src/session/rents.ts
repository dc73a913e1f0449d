/** Medians and quartiles of the rents in one monthly file, by area and type of property. Runs in the worker; what it gives is plain data. */
import {
  type Catalogue,
  parseGranularity,
  joinWords,
  periodWords,
  getReader,
  type Variant,
  withPracticeMark,
} from 'rental-data';
import {
  areasIn,
  type AreaStatistics,
  STATISTICS_COLUMNS,
  figuresByArea,
  type RentFile,
} from 'rental-data/statistics';
import type { Store } from '../cut/store';
import { listLacking, RentGatherer } from '../statistics/gather';
import { openTable, type Table } from '../table/files';
import { inspect, type Inspection } from '../table/inspect';
import type { ByteSource } from '../table/source';
import type { Progress } from './opened';
import { judgePairs } from './pairs';
import { reportFor } from './report';

/** Is a table of one month, or does it not say of which period it is? */
const isMonthly = ({ named }: Table): boolean =>
  named === undefined || parseGranularity(named.period) === 'monthly';

/** Sums up the rents in a table while its rows are read; undefined where it mixes months. */
export const gathererFor = (table: Table, catalogue: Catalogue): RentGatherer | undefined =>
  isMonthly(table) ? new RentGatherer(areasIn(catalogue)) : undefined;

/** Rows that are taken at once: about a hundredth of a second. */
const PIECE = 1 << 15;

/** Sums up the rents of some rows of a store, in pieces of which some are empty. */
export function* gatherStored(
  catalogue: Catalogue,
  store: Store,
  rows: Uint32Array,
): Generator<AreaStatistics[], void> {
  const gatherer = new RentGatherer(areasIn(catalogue));
  for (let from = 0; from < rows.length; from += PIECE) {
    gatherer.addStored(store, rows.subarray(from, from + PIECE));
    yield [];
  }
  yield* gatherer.pieces();
}

/** What is told of the rents in a table that was read to its end. */
export function describeRents(
  catalogue: Catalogue,
  name: string,
  table: Table,
  inspection: Inspection,
  gatherer: RentGatherer,
): RentFile {
  const { candidate, period, set, profile } = inspection;
  const reader = getReader(catalogue);
  const isPublished = period !== undefined && set !== undefined;
  const isUsable =
    !isPublished ||
    (reader.rows(period, set.variant).state !== 'avoid' &&
      !['severe', 'empty'].includes(reader.cell(period, set.variant, STATISTICS_COLUMNS.rent).state));
  const { extent, alerts } = reportFor(catalogue, table, inspection);
  return {
    name,
    period,
    isPractice: table.isPractice || undefined,
    variant: candidate.variant,
    version: candidate.version.version,
    rows: profile.rows,
    isPublished,
    areas: isUsable ? figuresByArea(gatherer.statistics()) : null,
    extent: table.isPractice ? undefined : extent?.problem,
    notes: table.isPractice ? [] : alerts,
  };
}

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
  const gatherer = gathererFor(table, catalogue);
  if (!gatherer)
    throw new RangeError(
      `「${name}」是${periodWords(table.named?.period ?? '')}，混合了不同月份的租金。請改選每個月的檔案。`,
    );
  const inspection = await inspect(table, catalogue, {
    onProgress: (rows, bytes, size) => onProgress({ file: name, rows, bytes, size }),
    onTable: (_candidate, columns) => {
      const lacking = listLacking(columns);
      if (lacking.length > 0)
        throw new RangeError(`「${name}」沒有「${joinWords(lacking)}」，算不出租金。請改選公布的檔案。`);
      const own = columns.map(({ header }) => header);
      return new Set(withPracticeMark([...gatherer.begin(columns)], own));
    },
    onBatch: (batch) => gatherer.add(batch),
  });
  return describeRents(catalogue, name, table, inspection, gatherer);
}

/** May the rents of two periods be joined with a line, as the comparison of periods has it? */
export function mayJoinRents(catalogue: Catalogue, a: string, b: string, variant: Variant): boolean {
  const [pair] = judgePairs(catalogue, [
    { period: a, variant },
    { period: b, variant },
  ]);
  return (
    pair !== undefined &&
    pair.columns === undefined &&
    !pair.counties &&
    !pair.changed.includes(STATISTICS_COLUMNS.rent)
  );
}
