/** Rents that nobody counted, for sites that are built to be looked at and thrown away: as many months as a line and a map need to show every state. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getReader } from 'rental-data';
import { statisticsFile } from 'rental-data/load';
import {
  areasIn,
  comparableFor,
  FEWEST_ROWS,
  PROPERTY_TYPES,
  statisticsToCsv,
  WHOLE_COUNTRY,
  type Area,
  type StatisticsRow,
} from 'rental-data/statistics';
import { loadCatalogue } from '../../plugins/catalogue/load';

/** Two that follow each other and may be compared, and one whose rows must not be. */
const MADE_MONTHS = ['2024-02', '2024-03', '2026-08'] as const;

/** A month of raw data only, which must not be used: nothing is made of it. */
const AVOIDED_MONTH = '2021-10';

const monthsSince2018 = (period: string): number =>
  (Number(period.slice(0, 4)) - 2018) * 12 + Number(period.slice(5));

/** The same figures for the same place in every run, rising a little with time. */
function madeRow(area: Area, place: number, period: string, type: StatisticsRow['propertyType']) {
  const level = [30_000, 16_000, 13_000, 9000][type] ?? 9000;
  const median = Math.round((level * (60 + ((place * 37) % 90))) / 100) + monthsSince2018(period) * 20;
  const quartiles = (middle: number, round: (value: number) => number) => ({
    q1: round(middle * 0.8),
    median: round(middle),
    q3: round(middle * 1.3),
  });
  const share = area.district === '' ? 40 : 4;
  const n = area.county === '' ? 40_000 : share * ((place * (7 + type)) % 40) + 1;
  const isEnough = n >= FEWEST_ROWS;
  return {
    ...area,
    period,
    propertyType: type,
    n,
    rent: isEnough ? quartiles(median, Math.round) : null,
    perPingN: n,
    perPing: isEnough ? quartiles(median / 25, (value) => Math.round(value * 10) / 10) : null,
  };
}

/**
 * Writes the statistics of the made months into a copy of the site; the one that must not be used gets none.
 * @returns the files that were written
 */
export async function writeMadeStatistics(site: string): Promise<string[]> {
  const catalogue = await loadCatalogue(site);
  const { counties, districts } = areasIn(catalogue);
  const areas = [WHOLE_COUNTRY, ...counties.values(), ...districts.values()];
  const written: string[] = [];
  for (const period of [...MADE_MONTHS, AVOIDED_MONTH]) {
    const variant = period === AVOIDED_MONTH ? 'raw' : 'deduplicated';
    const comparable = comparableFor(getReader(catalogue).rows(period, variant).state);
    if (comparable === undefined) continue;
    const rows = areas.flatMap((area, place) =>
      PROPERTY_TYPES.map((type) => ({ ...madeRow(area, place, period, type), comparable })),
    );
    const file = statisticsFile(period);
    await mkdir(path.dirname(path.join(site, file)), { recursive: true });
    await writeFile(path.join(site, file), statisticsToCsv(rows));
    written.push(file);
  }
  return written;
}
