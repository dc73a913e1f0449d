/** Rents by area and type, which `npm run release` writes. Nobody edits them, so the fix for each fault is to have them made again. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listSets } from '../catalogue/sets';
import type { Catalogue } from '../catalogue/types';
import { first } from '../helpers/first';
import { areasIn } from '../statistics/areas';
import { comparableFor, RENTS_VARIANT, STATISTICS_COLUMNS } from '../statistics/rule';
import { StatisticsError, statisticsFromCsv } from '../statistics/table';
import type { StatisticsRow } from '../statistics/types';
import { getReader } from '../usability/reader';
import { errorCode } from './errorCode';
import { ofFile, type Problem } from './problems';

const STATISTICS = 'catalogue/statistics';
const FIX = '刪掉這個檔案，再用npm run release -- --profile讀一次原檔。';

export const statisticsFile = (period: string): string => `${STATISTICS}/${period}.csv`;

function contradiction(
  catalogue: Catalogue,
  file: string,
  rows: readonly StatisticsRow[],
): string | undefined {
  const odd = rows.find(({ period }) => statisticsFile(period) !== file);
  if (odd || rows.length === 0) return `檔名和裡面的期別（${odd?.period ?? '沒有任何一列'}）不同。`;
  const period = rows[0]?.period;
  if (!listSets(catalogue).some((set) => set.period === period && set.variant === RENTS_VARIANT))
    return '目錄沒有這一期的消除重複住宅。';
  const { counties, districts } = areasIn(catalogue);
  const names = new Map(
    [...counties.values(), ...districts.values()].map((area) => [
      area.district || area.county,
      area.countyName + area.districtName,
    ]),
  );
  const strange = rows.find(
    ({ county, district, countyName, districtName }) =>
      (names.get(district || county) ?? '') !== countyName + districtName,
  );
  return (
    strange &&
    `「${strange.countyName}${strange.districtName}」的官方代碼是${strange.district || strange.county}，和編碼表不同。`
  );
}

/**
 * The statistics beside a catalogue, by period; what is wrong is added to `problems`. Whether a period may be compared is
 * asked anew, since incidents are found later; one that must not be used has no rows, nor has one whose rents must not be. A catalogue without the folder has none.
 */
export async function readStatistics(
  siteDir: string,
  catalogue: Catalogue,
  problems: Problem[],
): Promise<StatisticsRow[]> {
  const names = await readdir(path.join(siteDir, STATISTICS)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const read: StatisticsRow[] = [];
  for (const name of names.filter((one) => !one.startsWith('.')).sort()) {
    const file = `${STATISTICS}/${name}`;
    try {
      const rows = statisticsFromCsv(await readFile(path.join(siteDir, file), 'utf8'), file);
      const problem = contradiction(catalogue, file, rows);
      if (problem !== undefined) {
        problems.push(ofFile(file, problem, FIX));
        continue;
      }
      const { period } = first(rows);
      const reader = getReader(catalogue);
      const comparable = comparableFor(
        reader.rows(period, RENTS_VARIANT).state,
        reader.cell(period, RENTS_VARIANT, STATISTICS_COLUMNS.rent).state,
      );
      if (comparable !== undefined) read.push(...rows.map((row) => ({ ...row, comparable })));
    } catch (error) {
      if (!(error instanceof StatisticsError)) throw error;
      problems.push({ file, line: error.line, key: error.key, problem: error.problem, fix: FIX });
    }
  }
  return read;
}
