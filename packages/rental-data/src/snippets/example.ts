/** Every snippet shows rows and median rent by county: a code with its table, a number with missing values, a boolean, in columns of every dataset version. */
export const EXAMPLE = {
  code: '縣市',
  table: 'top_region',
  number: '月租金',
  boolean: '可炊？',
} as const;

/** Boolean columns end so. A column that ends so and is none is named in the code, see `notBoolean` of a source. */
export const BOOLEAN_MARK = '？';

/** Last part of an address: the name under which curl -O saves it. */
export const nameIn = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
