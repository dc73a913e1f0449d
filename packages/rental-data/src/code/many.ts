/** What code that reads many files together must know. The languages' own modules write it: see `readMany`. */
import type { Recomputation } from './recompute';
import type { ColumnType } from '../catalogue/values';

/** The column that files put together get, which says of which period a row is. */
export const PERIOD_HEADER = '期別';

export interface ManyFiles {
  /** periods of the files, whose names are made of them: see `plainName` */
  periods: readonly string[];
  /** period → name under which a browser saves the ZIP: `[202608][CSV][Raw] TW-Rental-Data.zip` */
  savedAs: ReadonlyMap<string, string>;
  variant: string;
  period: string;
  /** the columns in their order; of one that none of the files has, every value is missing */
  columns: readonly ManyColumn[];
  missing: string;
  /** texts that mean yes and no in any of the files */
  yes: readonly string[];
  no: readonly string[];
  /** columns to work out anew, in the files of some periods; all that they are made of are among `columns` */
  recomputed: readonly { rule: Recomputation; periods: readonly string[] }[];
  /** periods of files that have columns of the same name → number of each column in them, from 1 on */
  places: ReadonlyMap<string, Readonly<Record<string, number>>>;
}

export interface ManyColumn {
  header: string;
  type: ColumnType;
  unit?: string | undefined;
  /** what the files call it: its header, and names that it had before; none where no file has it */
  names: readonly string[];
}

/** The name of a file after downloading, without its ending: no signs that would have to be quoted anywhere. */
export const plainName = (period: string, variant: string): string => `${period}-${variant}`;

export type Kind = 'text' | 'integer' | 'number' | 'yes-no' | 'time';
export const classifyColumn = ({ type }: Pick<ManyColumn, 'type'>): Kind => {
  switch (type) {
    case 'boolean':
      return 'yes-no';
    case 'integer':
    case 'code':
      return 'integer';
    case 'number':
      return 'number';
    case 'datetime':
      return 'time';
    default:
      return 'text';
  }
};

/** Times are told by the clock of Taiwan, whatever stands behind them: CST is taken for the US Central zone. */
export const TIME_LENGTH = 19;
export const TIME_ZONE = 'Asia/Taipei';

/** What is done with the table after it was read; each language has a function for each part. */
export interface Refinement {
  period: string;
  /** only rows of these counties, by their codes */
  counties?: { header: string; codes: readonly number[] } | undefined;
  /** the column that tells listings apart: of each only the row of the last period is kept */
  listing?: string | undefined;
  /** columns with a latitude and a longitude: the rows that have both are written as points of GeoJSON */
  points?: { latitude: string; longitude: string; columns: readonly ManyColumn[] } | undefined;
}

/** Where the points are written. */
export const POINTS_FILE = 'points.geojson';

/** The properties of a point: all columns but its place. */
export const listProperties = ({
  latitude,
  longitude,
  columns,
}: NonNullable<Refinement['points']>): readonly ManyColumn[] =>
  columns.filter(({ header }) => header !== latitude && header !== longitude);
