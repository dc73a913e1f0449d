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
  periodWords,
  parseQuarter,
  parseYear,
} from './period';

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

const years = fc.integer({ min: 2000, max: 2099 });
const months = fc.tuple(years, fc.integer({ min: 1, max: 12 })).map(([y, m]) => month(y, m));
const quarters = fc.tuple(years, fc.integer({ min: 1, max: 4 })).map(([y, q]) => `${y}Q${q}`);
const periods = fc.oneof(months, quarters, years.map(String));

/** Number of the month since the year 0, to count with. */
const index = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1;

describe('granularity', () => {
  it.each([
    ['2026-04', 'monthly'],
    ['2018-01', 'monthly'],
    ['2018-12', 'monthly'],
    ['2024Q1', 'quarterly'],
    ['2024Q4', 'quarterly'],
    ['2023', 'annual'],
  ])('of %s is %s', (period, expected) => {
    expect(parseGranularity(period)).toBe(expected);
    expect(granularity(period)).toBe(expected);
  });

  it.each(NOT_PERIODS)('%j is no period', (text) => {
    expect(parseGranularity(text)).toBeUndefined();
    for (const read of [granularity, parseYear, listMonths, parseQuarter, parseMonthNumber, periodWords]) {
      expect(() => read(text)).toThrow(RangeError);
    }
    expect(() => granularity(text)).toThrow(/不是期別：「[^]*」。月寫成2026-04，季寫成2024Q1，年寫成2023。/);
    expect(() => periodListWords(['2023', text])).toThrow(RangeError);
  });
});

describe('parts of a period', () => {
  it.each([
    ['2026-04', 2026],
    ['2024Q3', 2024],
    ['2023', 2023],
  ])('%s lies in %i', (period, year) => {
    expect(parseYear(period)).toBe(year);
  });

  it.each([
    ['2024Q1', 1],
    ['2024Q4', 4],
  ])('%s is quarter %i', (period, quarter) => {
    expect(parseQuarter(period)).toBe(quarter);
  });

  it.each([
    ['2026-01', 1],
    ['2026-10', 10],
    ['2026-12', 12],
  ])('%s is month %i', (period, number) => {
    expect(parseMonthNumber(period)).toBe(number);
    expect(month(2026, number)).toBe(period);
  });

  it.each(['2026-04', '2026'])('%s is no quarter', (period) => {
    expect(() => parseQuarter(period)).toThrow(RangeError);
  });

  it.each(['2024Q1', '2026'])('%s is no month', (period) => {
    expect(() => parseMonthNumber(period)).toThrow(RangeError);
  });
});

describe('listMonths', () => {
  it.each([
    ['2026-04', ['2026-04']],
    ['2024Q1', ['2024-01', '2024-02', '2024-03']],
    ['2024Q2', ['2024-04', '2024-05', '2024-06']],
    ['2024Q4', ['2024-10', '2024-11', '2024-12']],
  ])('%s', (period, expected) => {
    expect(listMonths(period)).toEqual(expected);
  });

  it('a year has twelve', () => {
    expect(listMonths('2023')).toHaveLength(12);
    expect(listMonths('2023')).toEqual(monthRange('2023-01', '2023-12'));
  });

  it('gives neighbouring months of the period’s own year', () => {
    fc.assert(
      fc.property(periods, (period) => {
        const list = listMonths(period);
        expect(list).toHaveLength({ monthly: 1, quarterly: 3, annual: 12 }[granularity(period)]);
        expect(
          list.every((m) => parseGranularity(m) === 'monthly' && parseYear(m) === parseYear(period)),
        ).toBe(true);
        expect(list).toEqual(monthRange(list[0] ?? '', list.at(-1) ?? ''));
      }),
    );
  });

  it('the quarters of a year are its months', () => {
    fc.assert(
      fc.property(years, (year) => {
        expect([1, 2, 3, 4].flatMap((q) => listMonths(`${year}Q${q}`))).toEqual(listMonths(String(year)));
      }),
    );
  });
});

describe('monthRange', () => {
  it.each([
    ['2018-05', '2018-05', ['2018-05']],
    ['2018-11', '2019-02', ['2018-11', '2018-12', '2019-01', '2019-02']],
    ['2018-05', '2018-04', []],
    ['2019-01', '2018-12', []],
  ])('%s to %s', (first, last, expected) => {
    expect(monthRange(first, last)).toEqual(expected);
  });

  it('counts 96 months from May 2018 to April 2026', () => {
    expect(monthRange('2018-05', '2026-04')).toHaveLength(96);
  });

  it.each([
    ['2018', '2018-05'],
    ['2018-05', '2018Q4'],
    ['', ''],
  ])('refuses %j to %j', (first, last) => {
    expect(() => monthRange(first, last)).toThrow(RangeError);
  });

  it('has every month between, once and in order', () => {
    fc.assert(
      fc.property(months, months, (first, last) => {
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

  it.each(NOT_PERIODS)('refuses %j', (text) => {
    expect(() => comparePeriods('2018', text)).toThrow(RangeError);
    expect(() => comparePeriods(text, '2018')).toThrow(RangeError);
  });

  it('is a total order', () => {
    fc.assert(
      fc.property(periods, periods, periods, (a, b, c) => {
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

describe('periodWords', () => {
  it.each([
    ['2026-04', '2026年4月'],
    ['2018-12', '2018年12月'],
    ['2024Q1', '2024年第1季'],
    ['2023', '2023年'],
  ])('%s is %s', (period, words) => {
    expect(periodWords(period)).toBe(words);
  });

  it('names different periods differently', () => {
    fc.assert(
      fc.property(periods, periods, (a, b) => {
        expect(periodWords(a) === periodWords(b)).toBe(a === b);
      }),
    );
  });
});

/** The periods that a text of periodListWords names. */
function read(words: string): string[] {
  if (words === '') return [];
  return words.split('、').flatMap((part) => {
    const [first = '', last] = part.split('～');
    if (last === undefined) return [first];
    return monthRange(first, last.length === 2 ? `${first.slice(0, 4)}-${last}` : last);
  });
}

describe('periodListWords', () => {
  it.each([
    [[], ''],
    [['2026-04'], '2026-04'],
    [['2026-03', '2026-04'], '2026-03～04'],
    [['2021-06', '2021-07', '2021-08', '2021-09', '2021-10'], '2021-06～10'],
    [['2021-12', '2022-01'], '2021-12～2022-01'],
    [['2018-05', '2018-07'], '2018-05、2018-07'],
    [['2020-12', '2021-12'], '2020-12、2021-12'],
    [['2026-04', '2026-03', '2025-11', '2025-10'], '2025-10～11、2026-03～04'],
    [['2021', '2021Q4', '2021Q2', '2021-06'], '2021-06、2021Q2、2021Q4、2021'],
    [['2019', '2018'], '2018、2019'],
  ])('%j is %s', (list, words) => {
    expect(periodListWords(list)).toBe(words);
  });

  it('names exactly the given periods, in as few runs of months as there are', () => {
    fc.assert(
      fc.property(fc.uniqueArray(periods, { maxLength: 40 }), (list) => {
        const words = periodListWords(list);
        expect(read(words).sort()).toEqual([...list].sort());
        const wanted = new Set(list.filter((p) => granularity(p) === 'monthly').map(index));
        const runs = [...wanted].filter((m) => !wanted.has(m - 1)).length;
        expect(words.split('、').filter((part) => /-\d\d/.test(part))).toHaveLength(runs);
      }),
    );
  });

  it('does not change the list that it was given', () => {
    const list = ['2026-04', '2026-03', '2023'];
    periodListWords(list);
    expect(list).toEqual(['2026-04', '2026-03', '2023']);
  });

  it('joins neighbours of a stretch of any length', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: 1, max: 40 }), (first, length) => {
        const stretch = monthRange(first, '2099-12').slice(0, length);
        const words = periodListWords(stretch);
        expect(words.startsWith(first)).toBe(true);
        expect(words.includes('～')).toBe(stretch.length > 1);
        expect(words).not.toContain('、');
      }),
    );
  });
});
