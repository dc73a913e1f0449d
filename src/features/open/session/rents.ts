/** Medians and quartiles of the rents in one monthly file, by area and type of property. Runs in the worker; what it gives is plain data. */
import {
  type Catalogue,
  granularityOf,
  joinWords,
  periodWords,
  readerOf,
  type Variant,
  withPracticeMark,
} from 'rental-data';
import { areasIn, type AreaStatistics, PROPERTY_TYPES, STATISTICS_COLUMNS } from 'rental-data/statistics';
import { type ByteSource, inspect, listLacking, openTable, RentGatherer } from 'rental-files';
import type { Progress } from './opened';
import { judgePairs } from './pairs';
import { toAreaFigures, type AreaFigures, type RentFile } from './rentFigures';
import { reportFor } from './report';

/** By the official code of the area, and in the order of the types; the whole country has no code. */
function byArea(statistics: readonly AreaStatistics[]): RentFile['areas'] {
  const areas: Record<string, AreaFigures[]> = {};
  for (const one of statistics) {
    const own = (areas[one.district || one.county] ??= PROPERTY_TYPES.map(() => ({
      rows: 0,
      perPingRows: 0,
    })));
    own[PROPERTY_TYPES.indexOf(one.propertyType)] = toAreaFigures(one);
  }
  return areas;
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
  if (table.named && granularityOf(table.named.period) !== 'monthly')
    throw new RangeError(
      `「${name}」是${periodWords(table.named.period)}，混合了不同月份的租金。請改選每個月的檔案。`,
    );
  const gatherer = new RentGatherer(areasIn(catalogue));
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
  const { candidate, period, set, profile } = inspection;
  const reader = readerOf(catalogue);
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
    areas: isUsable ? byArea(gatherer.statistics()) : null,
    extent: table.isPractice ? undefined : extent?.problem,
    notes: table.isPractice ? [] : alerts,
  };
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
