import { describe, expect, it } from 'vitest';
import { classifyValue, computeLimits, makeClasses } from './classes';
import { comparableFor, computePerPing } from './rule';
import type { StatisticsRow } from './types';

const row = (
  county: string,
  district: string,
  median: number | null,
  more: Partial<StatisticsRow> = {},
): StatisticsRow => ({
  period: '2024-03',
  comparable: 'yes',
  county,
  countyName: county,
  district,
  districtName: district,
  propertyType: 0,
  n: 40,
  rent: median === null ? null : { q1: median, median, q3: median },
  perPingN: 40,
  perPing: { q1: 1, median: 2, q3: 3 },
  ...more,
});
const some = (count: number, county: string, from: number): StatisticsRow[] =>
  Array.from({ length: count }, (_, index) =>
    row(county, `${county}${String(index).padStart(3, '0')}`, from + 1000 * index),
  );

describe('the classes of a map', () => {
  it('are rounded fifths, the top one cut at 95 percent', () => {
    const values = Array.from({ length: 101 }, (_, index) => 10_000 + 100 * index);
    expect(computeLimits(values)).toEqual([12_000, 14_000, 16_000, 18_000, 20_000]);
    expect(computeLimits(values.map((value) => value / 100))).toEqual([120, 140, 160, 180, 200]);
  });

  it('grow, however alike the values are', () => {
    expect(computeLimits([500, 500, 500])).toEqual([500, 510, 520, 530, 540]);
    expect(computeLimits([])).toEqual([0, 10, 20, 30, 40]);
  });

  it('have a limit for their least value', () => {
    const limits = computeLimits([500]);
    expect([499, 500, 509, 510, 540, 9999].map((value) => classifyValue(value, limits))).toEqual([
      0, 1, 1, 2, 5, 5,
    ]);
  });

  it('are those of all periods that may be compared', () => {
    const counties = [5000, 9000, 20_000].map((rent, index) => row(`6000${String(index)}`, '', rent));
    const alone = row('60009', '', 900_000, { period: '2026-08', comparable: 'alone' });
    expect(makeClasses([...counties, alone])[0].rent).toEqual(makeClasses(counties)[0].rent);
    expect(makeClasses([alone])[0].rent[0]).toBe(900_000);
  });

  it('of a county come from its townships, unless fewer than eight have values', () => {
    const counties = [row('67000', '', 8000), row('68000', '', 16_000)];
    const rows = [
      ...counties,
      ...some(8, '67000', 30_000),
      ...some(7, '68000', 30_000),
      row('68000', '68000900', null),
      row('67000', '67000900', 900_000, { period: '2026-08', comparable: 'alone' }),
    ];
    const [many, few] = [makeClasses(rows, '67000')[0], makeClasses(rows, '68000')[0]];
    expect(many.rent[0]).toBeGreaterThan(30_000);
    expect(few.rent).toEqual(makeClasses(rows)[0].rent);
    expect(few.n).toEqual([60, 100, 200, 500, 1000]);
  });
});

describe('the rule', () => {
  it('adds fees to the rent, a missing one as 0, and divides by the floor area', () => {
    expect(computePerPing(10_000, [500, NaN], 10)).toBe(1050);
    expect(computePerPing(10_000, [], 0)).toBeNaN();
    expect(computePerPing(NaN, [500], 10)).toBeNaN();
    expect(computePerPing(10_000, [], NaN)).toBeNaN();
  });

  it('lets a period be compared by the state of its rows', () => {
    expect(
      (['complete', 'partial', 'not-comparable', 'absent', 'avoid'] as const).map((state) =>
        comparableFor(state),
      ),
    ).toEqual(['yes', 'partial', 'alone', 'alone', undefined]);
    expect(comparableFor('complete', 'severe')).toBeUndefined();
    expect(comparableFor('complete', 'caution')).toBe('yes');
  });
});
