import { describe, expect, it } from 'vitest';
import { axisTicks, spreadLabels } from './axis';
import { linePath, round } from './line';
import { readFixture } from '@site/tests/support/readFixture';

const CASES = readFixture<{
  ticks: readonly (readonly [greatest: number, ticks: number[]])[];
  labels: readonly (readonly [wanted: number[], places: number[]])[];
}>('axis');

describe('axisTicks', () => {
  it.each(CASES.ticks)('are round and few up to %d', (greatest, ticks) => {
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
  it.each(CASES.labels)('moves %j apart, inside and in their order', (wanted, places) => {
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
