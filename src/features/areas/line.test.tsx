/** What a line over time joins, and what it tells of each month. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RowsState } from 'rental-data';
import Line, { type LinePoint } from './Line';
import { pairName } from './months';
import { describeRows } from './state';

const STATES: readonly [period: string, rows: RowsState][] = [
  ['2024-01', 'complete'],
  ['2024-02', 'complete'],
  ['2024-03', 'partial'],
  ['2024-04', 'avoid'],
];
const points = STATES.map(([period, rows], index): LinePoint => ({
  period,
  about: describeRows({ verdict: { rows } }),
  isCounted: rows !== 'avoid',
  rows: rows === 'avoid' ? 0 : 1000 + index,
  quartiles: rows === 'avoid' ? undefined : [1, 2, 3],
}));
const joined = new Set([pairName('2024-01', '2024-02'), pairName('2024-02', '2024-03')]);
const draw = (isCount: boolean) => {
  const html = renderToStaticMarkup(
    <Line title="甲" points={points} joined={joined} unit="戶" isCount={isCount} />,
  );
  const parts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
  return {
    lines: parts(/<path d="([^"]*)" class="[^"]*middle/g).length,
    points: parts(/<(circle)/g).length,
    heads: parts(/<th scope="col"[^>]*>([^<]*)/g),
    cells: parts(/<td[^>]*>([^<]*)/g).slice(-2),
  };
};

it('medians of months that may be compared are joined, also where some rows are missing', () => {
  expect(draw(false)).toMatchObject({
    lines: 2,
    points: 3,
    heads: ['期別', '中位數', '中間一半', '戶數', '列數'],
  });
});

it('numbers of rows are joined only where no rows are known to be missing', () => {
  expect(draw(true)).toMatchObject({
    lines: 1,
    points: 3,
    heads: ['期別', '戶數', '列數'],
    cells: ['不算', ''],
  });
});
