/** The classes of the maps of a reader's files, by the rule of the published ones. Pure. */
import { type ClassSets, comparableFor, makeClasses, PROPERTY_TYPES } from 'rental-data/statistics';
import type { Quartiles } from '@site/src/features/open/session/rentFigures';
import type { JudgedFile } from './useRents';

const named = (quartiles: Quartiles | undefined) =>
  quartiles ? { q1: quartiles[0], median: quartiles[1], q3: quartiles[2] } : null;

/** Of all files together, so that a colour means the same in each of them. */
export const classesFor = (files: readonly Pick<JudgedFile, 'areas' | 'period' | 'verdict'>[]): ClassSets =>
  makeClasses(
    files.flatMap(({ areas, period = '', verdict }) => {
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
    }),
  );
