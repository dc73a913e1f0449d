import { COUNTIES, TOWNSHIPS } from '../catalogue/values';

/** Every snippet shows rows and median rent by county and by district: codes with their tables, a number with missing values, a boolean, in columns of every dataset version. */
export const EXAMPLE = {
  tables: { 縣市: COUNTIES, 鄉鎮市區: TOWNSHIPS },
  number: '月租金',
  boolean: '可炊？',
} as const;

export type ExampleCode = keyof typeof EXAMPLE.tables;
export const [COUNTY, DISTRICT] = ['縣市', '鄉鎮市區'] as const satisfies readonly ExampleCode[];
export const EXAMPLE_CODES: readonly ExampleCode[] = [COUNTY, DISTRICT];

/** Boolean columns end so. A column that ends so and is none is named in the code, see `notBoolean` of a source. */
export const BOOLEAN_MARK = '？';
