import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { granularity, month, listMonths, periodSpans, spanWords } from './period';

const anyPeriod = fc
  .record({ year: fc.integer({ min: 2000, max: 2098 }), part: fc.integer({ min: 0, max: 16 }) })
  .map(({ year, part }) =>
    part === 0 ? String(year) : part < 13 ? month(year, part) : `${year}Q${part - 12}`,
  );

describe('periodSpans', () => {
  it('joins neighbours of one kind, months before quarters before years', () => {
    expect(periodSpans(['2021', '2021-12', '2022-01', '2021Q4', '2022Q1', '2021-10', '2022'])).toEqual([
      ['2021-10', '2021-10'],
      ['2021-12', '2022-01'],
      ['2021Q4', '2022Q1'],
      ['2021', '2022'],
    ]);
    expect(periodSpans([])).toEqual([]);
  });

  it('holds the months of the given periods and no other, and leaves a gap between two of its spans', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyPeriod), (periods) => {
        const spans = periodSpans(periods);
        for (const kind of ['monthly', 'quarterly', 'annual'] as const) {
          const given = periods.filter((p) => granularity(p) === kind);
          const own = spans.filter(([first]) => granularity(first) === kind);
          const inside = (p: string) => own.filter(([first, last]) => first <= p && p <= last).length;
          for (const period of given) expect(inside(period)).toBe(1);
          const months = (from: string, to: string) =>
            Number(to.slice(0, 4)) * 12 +
            Number(to.slice(5)) -
            Number(from.slice(0, 4)) * 12 -
            Number(from.slice(5)) +
            1;
          const length = own.reduce(
            (sum, [first, last]) => sum + months(listMonths(first)[0] ?? '', listMonths(last).at(-1) ?? ''),
            0,
          );
          expect(length).toBe(given.flatMap(listMonths).length);
          own.slice(1).forEach(([first], i) => {
            expect(
              months(listMonths(own[i]?.[1] ?? '').at(-1) ?? '', listMonths(first)[0] ?? ''),
            ).toBeGreaterThan(2);
          });
        }
      }),
    );
  });

  it('knows no other text', () => {
    expect(() => periodSpans(['2021-13'])).toThrow(RangeError);
  });
});

it.each([
  [['2021-06', '2021-06'], ['2021年6月']],
  [
    ['2021-06', '2021-10'],
    ['2021年6月', '10月'],
  ],
  [
    ['2021-10', '2022-08'],
    ['2021年10月', '2022年8月'],
  ],
  [
    ['2021Q2', '2021Q4'],
    ['2021年第2季', '第4季'],
  ],
  [
    ['2018', '2020'],
    ['2018年', '2020年'],
  ],
] as const)('the span %j is called %j', ([first, last], words) => {
  expect(spanWords([first, last])).toEqual(words);
});
