import { expect, it } from 'vitest';
import { drawBoxes } from './boxes';

const bars = [
  { p25: 8000, median: 9000, p75: 12_000 },
  { p25: 0, median: 100, p75: 24_000 },
];

it('the axis is of round numbers and reaches over the largest box', () => {
  const { ticks, bars: drawn } = drawBoxes(bars, 760);
  expect(ticks.map(({ value }) => value)).toEqual([0, 5000, 10_000, 15_000, 20_000, 25_000]);
  expect(ticks.map(({ line }) => line.x1)).toEqual([190, 298, 406, 514, 622, 730]);
  expect(drawn.map(({ half, middle }) => [half.x, half.width, middle.x1].map(Math.round))).toEqual([
    [363, 86, 384],
    [190, 518, 192],
  ]);
});

it('in a narrow picture names stand above their bars, and no text begins beyond its edge', () => {
  const { bars: drawn, edges, height } = drawBoxes(bars, 320);
  expect(drawn.map(({ name, figure }) => [name.textAnchor, name.x, figure.textAnchor])).toEqual([
    ['start', 0, 'middle'],
    ['start', 0, 'start'],
  ]);
  expect([edges, height]).toEqual([[0, 320, 44, 176], 182]);
});
