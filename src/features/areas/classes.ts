/** The figures of a reader's files as published ones have them, and the classes of their maps. Pure. */
import {
  type ClassSets,
  comparableFor,
  makeClasses,
  PROPERTY_TYPES,
  type StatisticsRow,
} from 'rental-data/statistics';
import type { Quartiles } from './rentFigures';
import type { JudgedFile } from './rentFigures';

const named = (quartiles: Quartiles | undefined) =>
  quartiles ? { q1: quartiles[0], median: quartiles[1], q3: quartiles[2] } : null;

type Counted = Pick<JudgedFile, 'areas' | 'period' | 'verdict'>;

/** The figures of a file as rows of the published table, without names; none where its rows must not be used. */
export function toStatisticsRows({ areas, period = '', verdict }: Counted): StatisticsRow[] {
  const comparable = comparableFor(verdict?.rows ?? 'absent');
  if (!comparable) return [];
  return Object.entries(areas ?? {}).flatMap(([code, figures]) =>
    PROPERTY_TYPES.flatMap((propertyType, place) => {
      const own = figures[place];
      if (!own || own.rows === 0) return [];
      const isDistrict = code.length > 5;
      return {
        period,
        comparable,
        county: code.slice(0, 5),
        countyName: '',
        district: isDistrict ? code : '',
        districtName: '',
        propertyType,
        n: own.rows,
        rent: named(own.rent),
        perPingN: own.perPingRows,
        perPing: named(own.perPing),
      };
    }),
  );
}

/** Of all files together, so that a colour means the same in each of them. */
export const classesFor = (files: readonly Counted[]): ClassSets =>
  makeClasses(files.flatMap(toStatisticsRows));
