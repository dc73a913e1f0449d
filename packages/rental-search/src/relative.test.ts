import { describe, expect, it } from 'vitest';
import { readCases } from '../tests/support/cases';
import { resolvePeriods } from './relative';

const { relative } = readCases<{
  relative: readonly (readonly [query: string, periods: readonly string[]])[];
}>('text');

const PUBLISHED = ['2026-08', '2026-04', '2025-11', '2025-10', '2024Q1', '2024-03', '2023', '2023-12'];
const resolve = (query: string, today = new Date(2026, 10, 26)) => resolvePeriods(query, PUBLISHED, today);

describe('resolvePeriods', () => {
  it.each(relative)('reads 「%s」 in November 2026', (query, periods) =>
    expect(resolve(query).periods).toEqual(periods),
  );

  it.each([
    ['去年', new Date(2024, 0, 1), ['2023'], '「去年」是2023年。'],
    ['上個月', new Date(2024, 0, 31), ['2023-12'], '「上個月」是2023年12月。'],
    ['上一季', new Date(2024, 4, 31), ['2024Q1'], '「上一季」是2024年第1季。'],
    [
      '上個月',
      new Date(2026, 10, 1),
      ['2026-08'],
      '「上個月」是2026年10月，沒有這一期的檔案；下面是最接近的檔案。',
    ],
    ['最新', new Date(2030, 0, 1), ['2026-08'], '最新的月資料是2026年8月。'],
  ])('says what 「%s」 is on %s', (query, today, periods, note) =>
    expect(resolve(query, today)).toMatchObject({ periods, notes: [note] }),
  );

  it('takes the words out of the query, but for 最新, of which the site has a section', () => {
    expect(resolve('去年 月租金').rest).toBe('月租金');
    expect(resolve('最新 月租金').rest).toBe('最新 月租金');
  });

  it('leaves other queries as they are', () => {
    expect(resolve('2021-07 押金')).toEqual({ periods: ['2021-07'], rest: '押金', notes: [] });
  });
});
