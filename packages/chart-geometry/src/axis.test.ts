import { describe, expect, it } from 'vitest';
import { axisTicks, spreadLabels } from './axis';
import { linePath, round } from './line';

describe('axisTicks', () => {
  it.each<[greatest: number, ticks: number[]]>([
    [233_000, [0, 50_000, 100_000, 150_000, 200_000, 250_000]],
    [250_000, [0, 50_000, 100_000, 150_000, 200_000, 250_000]],
    [7, [0, 2, 4, 6, 8]],
    [0.3, [0, 0.1, 0.2, 0.3]],
  ])('are round and few up to %d', (greatest, ticks) => {
    expect(axisTicks(0, greatest)).toEqual(ticks);
  });

  it('start at 0, reach the greatest value and go at most one step beyond, whatever the size', () => {
    for (let greatest = 1e-3; greatest < 1e9; greatest *= 1.37) {
      const ticks = axisTicks(0, greatest);
      expect(ticks[0]).toBe(0);
      expect(ticks.length).toBeGreaterThanOrEqual(3);
      expect(ticks.length).toBeLessThanOrEqual(8);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
      expect(ticks.at(-2)).toBeLessThan(greatest);
    }
  });

  it('of nothing are still an axis', () => {
    expect(axisTicks(0, 0).length).toBeGreaterThan(1);
  });
});

describe('spreadLabels', () => {
  it.each<[wanted: number[], places: number[]]>([
    [
      [20, 80, 50],
      [20, 80, 50],
    ],
    [
      [50, 50, 50],
      [50, 68, 86],
    ],
    [
      [98, 99],
      [82, 100],
    ],
    [
      [-5, 2],
      [0, 18],
    ],
    [
      [99, 98],
      [100, 82],
    ],
  ])('moves %j apart, inside and in their order', (wanted, places) => {
    expect(spreadLabels(wanted, 18, 0, 100)).toEqual(places);
  });
});

describe('paths', () => {
  it('break where a point is missing', () => {
    const at = (x: number, y: number) => ({ x, y });
    expect(linePath([at(0, 1), at(1.26, 2), null, at(3, 4), at(4, 5)])).toBe('M0 1l1.3 1M3 4l1 1');
    expect(linePath([at(0.14, 5), at(0.26, 1)])).toBe('M0.1 5l0.2-4');
    expect(linePath([null])).toBe('');
  });

  it('have coordinates with at most one decimal', () => {
    expect(round(12.345)).toBe(12.3);
    expect(round(12)).toBe(12);
  });
});
