/** Columns that are told of together, since they go well or badly together. Pure. */

/** Family → does the header belong to it? The names of the files make them: 附近有_學校？, 附近的捷運站數, 提供家具_床？, 出租所費天數. */
const FAMILIES: readonly [name: string, test: RegExp][] = [
  ['附近', /^附近/],
  ['提供家具', /^提供家具_/],
  ['出租', /出租/],
];

/** The family of a column, e.g. 附近; a column of no family is its own. */
export const findFamily = (header: string): string =>
  FAMILIES.find(([, test]) => test.test(header))?.[0] ?? header;

export const RENT = '月租金';
