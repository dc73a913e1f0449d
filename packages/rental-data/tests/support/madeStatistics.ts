/** Rents made up for tests: a formula gives them, no file was read. */
import type { Catalogue } from '../../src/catalogue/types';
import { areasIn, WHOLE_COUNTRY } from '../../src/statistics/areas';
import {
  comparableFor,
  FEWEST_ROWS,
  PROPERTY_TYPES,
  RENTS_VARIANT,
  roundPerPing,
} from '../../src/statistics/rule';
import type { Area, Quartiles, StatisticsRow } from '../../src/statistics/types';
import { getReader } from '../../src/usability/reader';

const around = (median: number): Quartiles => ({
  q1: roundPerPing(median - 40),
  median,
  q3: roundPerPing(median + 60),
});

/**
 * Of the whole country, of every county, and of the first districts of 臺北市 (12) and 連江縣 (2), for each type; some have too
 * few rows for quartiles. 連江縣 has no rooms.
 */
export function makeStatistics(catalogue: Catalogue, periods: readonly string[]): StatisticsRow[] {
  const { counties, districts } = areasIn(catalogue);
  const some = (name: string, count: number): Area[] =>
    [...districts.values()].filter(({ countyName }) => countyName === name).slice(0, count);
  const areas = [WHOLE_COUNTRY, ...counties.values(), ...some('臺北市', 12), ...some('連江縣', 2)];
  return periods.flatMap((period, late) => {
    const comparable = comparableFor(getReader(catalogue).rows(period, RENTS_VARIANT).state);
    if (comparable === undefined) throw new RangeError(`${period} must not be used.`);
    return areas.flatMap((area, place) =>
      PROPERTY_TYPES.flatMap((propertyType): StatisticsRow[] => {
        if (area.countyName === '連江縣' && propertyType === 3) return [];
        const n = area === WHOLE_COUNTRY ? 9000 : 1 + ((place * 37 + propertyType * 11 + late) % 300);
        const perPingN = Math.max(0, n - 5);
        const rent = 5000 + 1000 * (3 - propertyType) + 137 * place + 50 * late;
        return [
          {
            ...area,
            period,
            comparable,
            propertyType,
            n,
            rent: n < FEWEST_ROWS ? null : around(rent),
            perPingN,
            perPing: perPingN < FEWEST_ROWS ? null : around(roundPerPing(rent / 10 + 0.5)),
          },
        ];
      }),
    );
  });
}
