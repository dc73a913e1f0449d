import { expect, it } from 'vitest';
import { drawMonths, type MonthPoint } from './months';

const half = [1, 3] as const;
const made = (count: number): MonthPoint[] =>
  Array.from({ length: count }, (_, index) => {
    const month = `${String(2023 + Math.floor((index + 6) / 12))}-${String(((index + 6) % 12) + 1).padStart(2, '0')}`;
    return { month, value: 2, half, isJoined: index === 1 || index === 2, isApart: false };
  });
const countIn = (path: string, sign: string): number => path.split(sign).length - 1;

it('months that are joined are a line with a band, one that stands alone has its own half and ground', () => {
  const points = made(4).map((point, index) => ({ ...point, isApart: index === 3 }));
  const { line, bands, whiskers, grounds, points: dots, shown, years } = drawMonths(points, '2023-08');
  expect([line, shown]).toEqual(['M0 333l333 0l334 0', 'M333 333h0']);
  expect(bands).toBe('M0 0l333 0l334 0L667 667l-334 0l-333 0z');
  expect([whiskers, grounds]).toEqual(['M1000 667V0', 'M985 0h30v1000h-30z']);
  expect([countIn(dots, 'M'), years]).toEqual([4, []]);
});

it('of many months the years are told, and only those that stand alone are points', () => {
  const { line, points, shown, years } = drawMonths(made(30), '2024-02');
  expect([countIn(line, 'l'), countIn(points, 'M'), countIn(shown, 'M')]).toEqual([2, 27, 1]);
  expect(years).toEqual([
    { year: '2024', left: '20.7%' },
    { year: '2025', left: '62.1%' },
  ]);
});

it('a line does not reach over a month without a value', () => {
  const points = made(3).map((point, index) => (index === 1 ? { ...point, value: undefined } : point));
  const { line, points: dots, findLeft } = drawMonths(points, undefined);
  expect([line, countIn(dots, 'M')]).toEqual(['', 2]);
  expect(points.map(findLeft)).toEqual(['0%', '50%', '100%']);
});
