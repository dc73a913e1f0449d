/** What is told of the rents in a file; plain data, since it travels between threads. */
import type { Variant } from 'rental-data';

/** First quartile, median, third quartile. */
export type Quartiles = readonly [first: number, median: number, third: number];

/** Of an area and a type of property. Quartiles are absent where fewer than FEWEST rows have a value. */
export interface AreaFigures {
  /** with a rent */
  rows: number;
  rent?: Quartiles | undefined;
  perPing?: Quartiles | undefined;
}

/** Of fewer rows no median is told. */
export const FEWEST = 30;

/** Types of property of which medians are told, by code: homes and rooms. One figure of all would move with their mix. */
export const HOME_TYPES = { '0': '整層住家', '1': '獨立套房', '2': '分租套房', '3': '雅房' } as const;

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
  /** name of a county, of a county and a district together, or an empty text for the whole country → figures by type, in the order of HOME_TYPES; null where the rents must not be used */
  areas: Record<string, AreaFigures[]> | null;
  /** what is wrong with the file itself, as sentences */
  notes: string[];
}
