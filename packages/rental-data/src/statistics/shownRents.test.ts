/** What a line over time joins, and what it tells of each month. */
import { expect, it } from 'vitest';
import type { RowsState } from '../usability/values';
import { pairName } from './months';
import { lineOfMonths, lineWords, monthCells, type RentMonth } from './shownRents';
import { describeFileRows } from './rowsWords';

const month = (period: string, rows: RowsState): RentMonth => ({
  period,
  about: describeFileRows({ verdict: { rows } }),
  isCounted: rows !== 'avoid',
  rows: rows === 'avoid' ? 0 : 1000,
  quartiles: rows === 'avoid' ? undefined : [1, 2, 3],
});
const months = [
  month('2024-01', 'complete'),
  month('2024-02', 'complete'),
  month('2024-03', 'partial'),
  month('2024-04', 'avoid'),
];
const joined = new Set([pairName('2024-01', '2024-02'), pairName('2024-02', '2024-03')]);
const joins = (isCount: boolean) => lineOfMonths(months, joined, isCount).map(({ isJoined }) => isJoined);

it('medians of months that may be compared are joined, also where some rows are missing', () => {
  expect(joins(false)).toEqual([false, true, true, false]);
  expect(lineOfMonths(months, joined, false)[2]).toMatchObject({ value: 2, half: [1, 3] });
  expect(lineWords(months, '戶', false)).toMatch(/實心點是地圖上的月份。叉號是不算租金的月份。$/);
});

it('numbers of rows are joined only where no rows are known to be missing', () => {
  expect(joins(true)).toEqual([false, true, false, false]);
  expect(lineOfMonths(months, joined, true).map(({ value }) => value)).toEqual([1000, 1000, 1000, undefined]);
});

it('a month that must stand alone has its ground, and the words say why', () => {
  const alone = month('2024-05', 'not-comparable');
  expect(lineOfMonths([alone], joined, false)[0]?.isApart).toBe(true);
  expect(lineWords([alone], '戶', false)).toContain('有底色的月份，列數不可比較。');
});

it('the cells of a month say whether its rents are too few or are not counted', () => {
  const [first, , , last] = months;
  expect(
    [first, { ...first, quartiles: undefined }, last].map((one) => monthCells(one as RentMonth, '戶')),
  ).toEqual([
    { median: '2', half: '1–3', rows: '1,000' },
    { median: '不到30戶', half: undefined, rows: '1,000' },
    { median: '不算', half: undefined, rows: '不算' },
  ]);
});
