import { describe, expect, it } from 'vitest';
import { pressLine } from '../../../src/domain/citation';

const SITE = '開放台灣民間租屋資料';

describe('pressLine', () => {
  it.each([
    [
      { period: '2026-04', variantName: '消除重複住宅', version: '0.3', url: 'https://example.org/a' },
      '開放台灣民間租屋資料，2026年4月消除重複住宅，資料集版本0.3。https://example.org/a（取用日期：　年　月　日）',
    ],
    [
      { period: '2024Q1', variantName: '原始資料', version: '0.3', url: 'https://example.org/b' },
      '開放台灣民間租屋資料，2024年第1季原始資料，資料集版本0.3。https://example.org/b（取用日期：　年　月　日）',
    ],
    [
      { period: '2018', variantName: '原始資料', version: '0.2', url: 'https://example.org/c' },
      '開放台灣民間租屋資料，2018年原始資料，資料集版本0.2。https://example.org/c（取用日期：　年　月　日）',
    ],
  ])('of $period', (set, line) => {
    expect(pressLine(SITE, set)).toBe(line);
  });

  it('leaves the day of access to the writer', () => {
    const line = pressLine(SITE, {
      period: '2023',
      variantName: '原始資料',
      version: '0.3',
      url: 'https://a.tw',
    });
    expect(line).not.toMatch(new RegExp(`${new Date().getFullYear()}年\\d+月\\d+日`));
  });

  it('refuses what is no period', () => {
    const set = { period: '四月', variantName: '原始資料', version: '0.3', url: 'https://example.org' };
    expect(() => pressLine(SITE, set)).toThrow(RangeError);
  });
});
