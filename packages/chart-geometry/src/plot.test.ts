import { describe, expect, it } from 'vitest';
import { bandBetween, labelEvery, makePlot, makeScale, markPath, missingRuns } from './plot';

describe('makeScale', () => {
  it('starts at zero and ends at a round number above the values', () => {
    expect(makeScale([69311, 169315])).toEqual({
      min: 0,
      max: 200000,
      ticks: [0, 50000, 100000, 150000, 200000],
      fromZero: true,
    });
  });

  it('leaves zero, and says so, where the values lie too close together', () => {
    const scale = makeScale([1001.5, 1003, 1002]);
    expect(scale.fromZero).toBe(false);
    expect(scale.min).toBeLessThanOrEqual(1001.5);
    expect(scale.max).toBeGreaterThanOrEqual(1003);
    expect(scale.min).toBeGreaterThan(900);
  });

  it('keeps zero for values that are all the same', () => {
    expect(makeScale([7, 7])).toMatchObject({ min: 0, fromZero: true });
    expect(makeScale([0])).toMatchObject({ min: 0, fromZero: true });
    expect(makeScale([0]).max).toBeGreaterThan(0);
  });

  it('shows zero between negative and positive values', () => {
    const { min, max, ticks } = makeScale([-12, 30]);
    expect(min).toBeLessThanOrEqual(-12);
    expect(max).toBeGreaterThanOrEqual(30);
    expect(ticks).toContain(0);
  });

  it('refuses a chart without values', () => {
    expect(() => makeScale([])).toThrow(RangeError);
  });
});

describe('labels', () => {
  it('shows all labels that fit and thins out those that do not', () => {
    const months = Array.from({ length: 12 }, (_, i) => `${i + 1}月`);
    expect(labelEvery(months, 600, 13)).toBe(1);
    expect(labelEvery(months, 240, 14)).toBe(2);
    expect(labelEvery([], 240, 14)).toBe(1);
  });
});

describe('drawing', () => {
  const frame = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

  it('places points in their share of the width, and values between the edges', () => {
    const plot = makePlot(frame, 4, { min: 0, max: 10 });
    expect([plot.left, plot.right, plot.top, plot.bottom]).toEqual([10, 110, 10, 110]);
    expect([plot.x(0.5), plot.x(3.5)]).toEqual([22.5, 97.5]);
    expect([plot.y(0), plot.y(10), plot.y(5)]).toEqual([110, 10, 60]);
  });

  it('of no column has places all the same', () => {
    expect(makePlot(frame, 0, { min: 0, max: 10 }).x(0)).toBe(10);
  });

  it('gives a band its width, and a narrow one enough to be seen', () => {
    const plot = makePlot(frame, 10, { min: 0, max: 10 });
    expect(bandBetween(plot, [1, 3])).toEqual({ x: 20, width: 20 });
    expect(bandBetween(plot, [4.3, 4.4], 3)).toEqual({ x: 53, width: 3 });
  });

  it('finds where values are missing', () => {
    expect(missingRuns([null, undefined, 0, 1, null])).toEqual([
      [0, 2],
      [4, 5],
    ]);
    expect(missingRuns([1])).toEqual([]);
  });

  it('gives every series a mark of its own shape', () => {
    expect(new Set([0, 1, 2].map((i) => markPath(i, 0, 0).replace(/[-\d. ]/g, ''))).size).toBe(3);
  });
});
