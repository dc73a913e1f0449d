/** What is told of the rents in a file; plain data, since it travels between threads. */
import type { Variant } from '../catalogue/values';
import type { SetDocument } from '../formats/schemas';
import { periodWords } from '../period';
import { PRACTICE_NAME } from '../practice/marks';
import { PROPERTY_TYPES, type PropertyType } from './rule';
import type { AreaStatistics } from './types';

/** First quartile, median, third quartile. */
export type InOrder = readonly [first: number, median: number, third: number];

/** Of an area and a type of property. Quartiles are absent where fewer than FEWEST_ROWS rows have a value. */
export interface AreaFigures {
  /** with a rent */
  rows: number;
  rent?: InOrder | undefined;
  /** with a rent and a floor area */
  perPingRows: number;
  perPing?: InOrder | undefined;
}

/** Of one type, as it is shown. */
export const toAreaFigures = ({
  n,
  rent,
  perPingN,
  perPing,
}: Pick<AreaStatistics, 'n' | 'rent' | 'perPingN' | 'perPing'>): AreaFigures => ({
  rows: n,
  rent: rent ? [rent.q1, rent.median, rent.q3] : undefined,
  perPingRows: perPingN,
  perPing: perPing ? [perPing.q1, perPing.median, perPing.q3] : undefined,
});

/** By the official code of the area, and in the order of the types; the whole country has no code. */
export function figuresByArea(statistics: readonly AreaStatistics[]): Record<string, AreaFigures[]> {
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

/** Types of property of which medians are told, by code: homes and rooms. One figure of all would move with their mix. */
export const HOME_TYPES = {
  '0': '整層住家',
  '1': '獨立套房',
  '2': '分租套房',
  '3': '雅房',
} as const satisfies Record<PropertyType, string>;

export interface RentFile {
  name: string;
  /** absent where the file does not say it, and of the practice file */
  period?: string | undefined;
  isPractice?: true | undefined;
  variant: Variant;
  version: string;
  rows: number;
  /** has the catalogue a record of the period? */
  isPublished: boolean;
  /** official code of a county or a district, or an empty text for the whole country → figures by type, in the order of HOME_TYPES; null where the rents must not be used */
  areas: Record<string, AreaFigures[]> | null;
  /** how its rows differ from those of the published file, as a sentence */
  extent?: string | undefined;
  /** what is wrong with the file itself, as sentences */
  notes: string[];
}

/** A file with what is published of its period: its words come from there, as on the page that opens files. */
export interface JudgedFile extends RentFile {
  /** in words, which of its rows are counted, where not all are */
  conditions?: string | undefined;
  verdict?: SetDocument['verdict'] | undefined;
  /** of one that was kept: the day on which it was computed */
  computed?: string | undefined;
}

/** A file by its period; by its own name where it does not say which. */
export const nameRentFile = ({ isPractice, period, name }: RentFile): string =>
  isPractice ? PRACTICE_NAME : period === undefined ? name : periodWords(period);

/** May the figures of a file be kept? Not without a month or figures, nor those of the practice file, which is one press away. */
export const mayKeep = ({ isPractice, period, areas }: JudgedFile): boolean =>
  !isPractice && period !== undefined && areas !== null && Object.keys(areas).length > 0;
