import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateWords, formatBytes } from './format';
import { formatDecimal, formatFigure, tickWords } from './decimal';
import { formatCount, formatShare } from './numbers';

describe('formatCount', () => {
  it('can be read back, in groups of three digits', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        const words = formatCount(value);
        expect(Number(words.replaceAll(',', ''))).toBe(value);
        expect(words).toMatch(/^-?\d{1,3}(,\d{3})*$/);
      }),
    );
  });
});

describe('formatBytes', () => {
  it.each([
    [49_999, '0.0\u00A0MB'],
    [239_775_817, '239.8\u00A0MB'],
    [999_949_999, '999.9\u00A0MB'],
    [999_950_000, '1.00\u00A0GB'],
    [12_345_678_901, '12.35\u00A0GB'],
  ])('%i is %s', (bytes, words) => {
    expect(formatBytes(bytes)).toBe(words);
  });

  it('is never further off than half of its last digit, and never says 1000.0 MB', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000_000_000 }), (bytes) => {
        const [number = '', unit] = formatBytes(bytes).split('\u00A0');
        const [size, digit] = unit === 'GB' ? [1e9, 0.01] : [1e6, 0.1];
        expect(Math.abs(Number(number) - bytes / size)).toBeLessThanOrEqual(digit / 2 + 1e-9);
        if (unit === 'MB') expect(Number(number)).toBeLessThan(1000);
        else expect(Number(number)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('formatShare', () => {
  it.each([
    [0, undefined, '0.0%'],
    [0.8079, undefined, '80.8%'],
    [0.8079, 0, '81%'],
    [0.8079, 2, '80.79%'],
    [1, undefined, '100.0%'],
    [1.25, 0, '125%'],
  ])('%d with %s digits is %s', (share, digits, words) => {
    expect(formatShare(share, digits)).toBe(words);
  });
});

describe('dateWords', () => {
  it.each([
    ['2023-08-31', '2023年8月31日'],
    ['2024-02-29', '2024年2月29日'],
  ])('%s is %s', (iso, words) => {
    expect(dateWords(iso)).toBe(words);
  });

  it.each([
    '',
    '2023',
    '2023-8-31',
    '31-08-2023',
    '2023/08/31',
    ' 2023-08-31',
    '20230831',
    '2023-13-01',
    '2023-02-30',
  ])('%j is no date', (text) => {
    expect(() => dateWords(text)).toThrow(RangeError);
    expect(() => dateWords(text)).toThrow(`不是ISO日期：「${text}」`);
  });

  it('says the date of any day', () => {
    const noInvalidDate = true;
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate });
    fc.assert(
      fc.property(day, (date) => {
        expect(dateWords(date.toISOString())).toBe(
          `${date.getUTCFullYear()}年${date.getUTCMonth() + 1}月${date.getUTCDate()}日`,
        );
      }),
    );
  });
});

describe('formatDecimal', () => {
  it.each([
    [0, '0'],
    [182287, '182,287'],
    [1234.5678, '1,234.5678'],
    [-1200, '−1,200'],
  ])('%d → %s', (value, text) => expect(formatDecimal(value)).toBe(text));
});

it('a computed number has at most four digits after the point, and large figures of an axis are in ten thousands', () => {
  expect([29516.5, -0.1 - 0.2, 1e6].map(formatFigure)).toEqual(['29,516.5', '-0.3', '1,000,000']);
  const words = (ticks: readonly number[]) => ticks.map((tick) => tickWords(tick, ticks));
  expect(words([0, 50_000, 100_000])).toEqual(['0', '5萬', '10萬']);
  expect([words([0, 5000]), words([9999.5, 20_000])]).toEqual([
    ['0', '5,000'],
    ['9,999.5', '20,000'],
  ]);
});
