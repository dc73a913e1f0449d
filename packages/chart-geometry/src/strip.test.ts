import { describe, expect, it } from 'vitest';
import { barsPath, crossesPath, gapsPath, stripBars } from './strip';

const STRIP = { step: 8, bar: 6, height: 22 };
const values = [null, 50, 100, 300, 0, null];

describe('a strip of bars', () => {
  it('draws heights in proportion, capped, never invisible; gaps stay gaps', () => {
    expect(stripBars(values, 100, STRIP)).toEqual([
      null,
      { x: 8, height: 11 },
      { x: 16, height: 22 },
      { x: 24, height: 22 },
      { x: 32, height: 1 },
      null,
    ]);
  });

  it('puts each bar and each gap on a path', () => {
    const bars = [
      { x: 8, height: 11 },
      { x: 32, height: 1 },
    ];
    expect(barsPath(bars, STRIP)).toBe('M11 22v-11M35 22v-1');
    expect(crossesPath(bars.slice(0, 1), STRIP)).toBe('M8.5 21.5v-10h5v10zl5 -10m-5 0l5 10');
    expect(gapsPath(values, STRIP)).toBe('M0 21.5h6M40 21.5h6');
  });
});
