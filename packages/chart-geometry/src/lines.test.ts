import { expect, it } from 'vitest';
import { drawLines } from './lines';
import { makeScale } from './plot';

const draw = (isNamed: boolean, count = 4) =>
  drawLines({
    labels: Array.from({ length: count }, (_, index) => `${String(index + 1)}月`),
    lines: [
      { name: '甲', values: Array.from({ length: count }, (_, index) => (index === 1 ? null : 100)) },
      { name: '乙', values: Array.from({ length: count }, () => 98) },
    ],
    scale: makeScale([0, 100]),
    tickWords: String,
    width: 600,
    height: 320,
    font: 13,
    isNamed,
  });

it('a line breaks where a value is missing, and has a mark on each point', () => {
  const [first, second] = draw(false).lines;
  expect(first?.path.match(/M/g)).toHaveLength(2);
  expect([first, second].map((line) => line?.marks.match(/z/g)?.length)).toEqual([3, 4]);
});

it('names of lines that end near each other stand apart, and the plot leaves room for them', () => {
  const { names, plot } = draw(true);
  const [first, second] = names.map(({ y }) => y);
  expect(Math.abs((first ?? 0) - (second ?? 0))).toBeGreaterThanOrEqual(20);
  expect(plot.right).toBeLessThan(draw(false).plot.right);
  expect(draw(false).names).toEqual([]);
});

it('many points have no marks, and only as many labels as have room', () => {
  const { lines, labels } = draw(false, 60);
  expect(lines.map(({ marks }) => marks)).toEqual(['', '']);
  expect(labels.length).toBeLessThan(30);
});
