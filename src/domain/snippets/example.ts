/**
 * What every snippet shows after reading: rows and median rent by county. That needs a code with its table, a number with
 * missing values, and a boolean; all three columns have stood in every dataset version.
 */
export const EXAMPLE = {
  /** holds codes as numbers */
  code: '縣市',
  /** its code table */
  table: 'top_region',
  number: '月租金',
  boolean: '可炊？',
} as const;

/** Every boolean column ends so and no other does; tests/unit/snippets/source.test.ts proves it of the catalogue. */
export const BOOLEAN_MARK = '？';

/** Last part of an address: the name under which curl -O saves it. */
export const nameIn = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
