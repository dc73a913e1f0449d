/** The figures of a reader's files as published ones have them, and the classes of their maps. */
import { type Classes, makeClasses } from './classes';
import type { InOrder, JudgedFile } from './figures';
import { comparableFor, PROPERTY_TYPES } from './rule';
import type { StatisticsRow } from './types';

const named = (quartiles: InOrder | undefined) =>
  quartiles ? { q1: quartiles[0], median: quartiles[1], q3: quartiles[2] } : null;

type Counted = Pick<JudgedFile, 'areas' | 'period' | 'verdict'>;

/** The figures of a file as rows of the published table, without names; none where its rows must not be used. @param isWanted of an official code, where not all of them are */
export function figuresToRows(
  { areas, period = '', verdict }: Counted,
  isWanted: (code: string) => boolean = () => true,
): StatisticsRow[] {
  const comparable = comparableFor(verdict?.rows ?? 'absent');
  if (!comparable) return [];
  return Object.entries(areas ?? {}).flatMap(([code, figures]) => {
    if (!isWanted(code)) return [];
    return PROPERTY_TYPES.flatMap((propertyType, place) => {
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
    });
  });
}

/**
 * Of all files together, so that a colour means the same in each of them. Of the map that is shown alone: those of all take so long
 * that a press would wait for them.
 * @param county official code of the one whose districts are shown; left out for the map of the counties
 */
export function classesForFiles(files: readonly Counted[], county?: string): Classes {
  const isShown = (code: string): boolean =>
    code.length === 5 || (county !== undefined && code.startsWith(county));
  return makeClasses(
    files.flatMap((file) => figuresToRows(file, isShown)),
    county,
  );
}
