import { describe, expect, it } from 'vitest';
import type { MonthBar } from 'rental-data';
import { barsPath, crossesPath, gapsPath, HEIGHT, stripBars } from './bars';

const months: MonthBar[] = [
  null,
  { rows: 50, state: 'complete' },
  { rows: 100, state: 'partial' },
  { rows: 300, state: 'avoid' },
  { rows: 0, state: 'not-comparable' },
  ...Array.from({ length: 7 }, () => null),
];

describe('the strip of a year', () => {
  it('draws heights in proportion, capped, never invisible; gaps stay gaps', () => {
    const bars = stripBars(months, 100);
    expect(bars).toHaveLength(12);
    expect(bars[0]).toBeNull();
    expect(bars[1]).toEqual({ x: 8, height: HEIGHT / 2, state: 'complete' });
    expect(bars[2]?.height).toBe(HEIGHT);
    expect(bars[3]?.height).toBe(HEIGHT);
    expect(bars[4]?.height).toBe(1);
  });

  it('puts every month on exactly one path', () => {
    const bars = stripBars(months, 100);
    const strokes = (path: string) => path.match(/M/g)?.length ?? 0;
    expect(barsPath(bars, 'complete')).toBe(`M11 ${HEIGHT}v-11`);
    expect(strokes(barsPath(bars, 'partial'))).toBe(1);
    expect(strokes(barsPath(bars, 'not-comparable'))).toBe(1);
    expect(strokes(crossesPath(bars))).toBe(1);
    expect(strokes(gapsPath(bars))).toBe(8);
  });
});
