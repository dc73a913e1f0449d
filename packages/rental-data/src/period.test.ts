import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparePeriods,
  GRANULARITIES,
  granularity,
  parseGranularity,
  month,
  parseMonthNumber,
  monthRange,
  listMonths,
  periodListWords,
  periodSpans,
  periodWords,
  parseQuarter,
  parseYear,
  spanListWords,
} from './period';
import { anyMonth, anyPeriod } from '../tests/support/anyPeriod';

/** Texts that look like a period and are none. */
const NOT_PERIODS = [
  '',
  ' ',
  '2026-4',
  '2026-00',
  '2026-13',
  '202604',
  '2026/04',
  '2026-04-30',
  '2024Q0',
  '2024Q5',
  '2024q1',
  '2024-Q1',
  '24Q1',
  '1999',
  '2100-01',
  '20233',
  ' 2023',
  '2023 ',
  '2023\n',
  '２０２３',
  'null',
];

/** Number of the month since the year 0, to count with. */
const index = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1;

describe('a period', () => {
  it.each([
    ['2026-04', 'monthly', 2026, '2026年4月', ['2026-04']],
    ['2018-12', 'monthly', 2018, '2018年12月', ['2018-12']],
    ['2024Q1', 'quarterly', 2024, '2024年第1季', ['2024-01', '2024-02', '2024-03']],
    ['2024Q4', 'quarterly', 2024, '2024年第4季', ['2024-10', '2024-11', '2024-12']],
    ['2023', 'annual', 2023, '2023年', monthRange('2023-01', '2023-12')],
  ])('%s is %s, lies in %i, is called %s and has its months', (period, kind, year, words, months) => {
    expect([parseGranularity(period), granularity(period)]).toEqual([kind, kind]);
    expect(parseYear(period)).toBe(year);
    expect(periodWords(period)).toBe(words);
    expect(listMonths(period)).toEqual(months);
  });

  it.each(NOT_PERIODS)('is not %j', (text) => {
    expect(parseGranularity(text)).toBeUndefined();
    for (const read of [granularity, parseYear, listMonths, parseQuarter, parseMonthNumber, periodWords]) {
      expect(() => read(text)).toThrow(RangeError);
    }
    expect(() => granularity(text)).toThrow(/不是期別：「[^]*」。月寫成2026-04，季寫成2024Q1，年寫成2023。/);
    for (const list of [periodListWords, periodSpans]) expect(() => list(['2023', text])).toThrow(RangeError);
    expect(() => comparePeriods('2018', text)).toThrow(RangeError);
    expect(() => comparePeriods(text, '2018')).toThrow(RangeError);
  });

  it('has a number in its year where it is a quarter or a month', () => {
    expect(['2024Q1', '2024Q4'].map(parseQuarter)).toEqual([1, 4]);
    expect(['2026-01', '2026-10', '2026-12'].map(parseMonthNumber)).toEqual([1, 10, 12]);
    expect([1, 10, 12].map((number) => month(2026, number))).toEqual(['2026-01', '2026-10', '2026-12']);
    for (const other of ['2026-04', '2026']) expect(() => parseQuarter(other)).toThrow(RangeError);
    for (const other of ['2024Q1', '2026']) expect(() => parseMonthNumber(other)).toThrow(RangeError);
  });
});

describe('listMonths', () => {
  it('gives neighbouring months of the period’s own year', () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const list = listMonths(period);
        expect(list).toHaveLength({ monthly: 1, quarterly: 3, annual: 12 }[granularity(period)]);
        expect(
          list.every((m) => parseGranularity(m) === 'monthly' && parseYear(m) === parseYear(period)),
        ).toBe(true);
        expect(list).toEqual(monthRange(list[0] ?? '', list.at(-1) ?? ''));
      }),
    );
  });
});

describe('monthRange', () => {
  it.each([
    ['2018', '2018-05'],
    ['2018-05', '2018Q4'],
    ['', ''],
  ])('refuses %j to %j', (first, last) => {
    expect(() => monthRange(first, last)).toThrow(RangeError);
  });

  it('has every month between, once and in order', () => {
    fc.assert(
      fc.property(anyMonth, anyMonth, (first, last) => {
        const range = monthRange(first, last);
        expect(range).toHaveLength(Math.max(0, index(last) - index(first) + 1));
        range.forEach((m, i) => expect(index(m)).toBe(index(first) + i));
      }),
    );
  });
});

describe('comparePeriods', () => {
  it('goes by year, then annual before quarterly before monthly, then time', () => {
    const ordered = ['2018', '2018Q3', '2018Q4', '2018-05', '2018-12', '2019', '2019Q1', '2019-01', '2024Q1'];
    expect([...ordered].reverse().sort(comparePeriods)).toEqual(ordered);
    expect(GRANULARITIES).toEqual(['annual', 'quarterly', 'monthly']);
  });

  it('is a total order', () => {
    fc.assert(
      fc.property(anyPeriod, anyPeriod, anyPeriod, (a, b, c) => {
        const sign = (x: string, y: string) => Math.sign(comparePeriods(x, y));
        // 0 stands for equality, and for nothing else
        expect(sign(a, b) === 0).toBe(a === b);
        expect(sign(a, b) + sign(b, a)).toBe(0);
        const [x = a, y = b, z = c] = [a, b, c].sort(comparePeriods);
        expect(sign(x, y)).toBeLessThanOrEqual(0);
        expect(sign(y, z)).toBeLessThanOrEqual(0);
        expect(sign(x, z)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

const YEARS = Array.from({ length: 100 }, (_, i) => String(2000 + i));
const ALL = {
  annual: YEARS,
  quarterly: YEARS.flatMap((year) => [1, 2, 3, 4].map((quarter) => `${year}Q${quarter}`)),
  monthly: YEARS.flatMap(listMonths),
};

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

  it('holds the given periods and no other, in as few spans as there are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyPeriod), (given) => {
        for (const kind of GRANULARITIES) {
          const spans = periodSpans(given).filter(([first]) => granularity(first) === kind);
          const held = ALL[kind].filter((p) => spans.some(([first, last]) => first <= p && p <= last));
          expect(held).toEqual(given.filter((p) => granularity(p) === kind).sort());
          const begins = ALL[kind].filter(
            (p, i, all) => held.includes(p) && !held.includes(all[i - 1] ?? ''),
          );
          expect(spans).toHaveLength(begins.length);
        }
      }),
    );
  });
});

it.each([
  [[], '', ''],
  [['2026-04'], '2026-04', '2026年4月'],
  [['2026-03', '2026-04'], '2026-03～04', '2026年3月到4月'],
  [['2021-12', '2022-01'], '2021-12～2022-01', '2021年12月到2022年1月'],
  [['2018-05', '2018-07'], '2018-05、2018-07', '2018年5月、2018年7月'],
  [['2021Q3', '2021Q2'], '2021Q2、2021Q3', '2021年第2季到第3季'],
  [['2019', '2018'], '2018、2019', '2018年到2019年'],
  [['2021', '2021Q4', '2021-06'], '2021-06、2021Q4、2021', '2021年6月、2021年第4季、2021年'],
])('the list %j is %s in few words, and %s', (list, few, words) => {
  expect(periodListWords(list)).toBe(few);
  expect(spanListWords(list)).toBe(words);
});
