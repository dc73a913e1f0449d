/** What a line over time joins, and what it tells of each month. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RowsState } from 'rental-data';
import Line, { type LinePoint } from './Line';
import { pairName, describeFileRows } from 'rental-data/statistics';

const STATES: readonly [period: string, rows: RowsState][] = [
  ['2024-01', 'complete'],
  ['2024-02', 'complete'],
  ['2024-03', 'partial'],
  ['2024-04', 'avoid'],
];
const points = STATES.map(([period, rows], index): LinePoint => ({
  period,
  about: describeFileRows({ verdict: { rows } }),
  isCounted: rows !== 'avoid',
  rows: rows === 'avoid' ? 0 : 1000 + index,
  quartiles: rows === 'avoid' ? undefined : [1, 2, 3],
}));
const joined = new Set([pairName('2024-01', '2024-02'), pairName('2024-02', '2024-03')]);
const draw = (isCount: boolean, own: readonly LinePoint[] = points) => {
  const html = renderToStaticMarkup(
    <Line title="甲" points={own} joined={joined} unit="戶" isCount={isCount} shown="2024-02" />,
  );
  const parts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
  const paths = (name: string) => parts(new RegExp(`<path d="([^"]*)" class="[^"]*${name}`, 'g')).join('');
  return {
    // from month to month, and months
    lines: paths('middle').match(/l/g)?.length,
    points: paths('hole').match(/M/g)?.length,
    shown: (paths('point').match(/M/g)?.length ?? 0) - (paths('hole').match(/M/g)?.length ?? 0),
    whiskers: paths('whisker').match(/M/g)?.length ?? 0,
    apart: paths('apart').match(/M/g)?.length ?? 0,
    written: parts(/<span data-axis="(?!y)[^>]*>(.*?)<\/span>/g).map((text) => text.replaceAll(/<.*?>/g, '')),
    sentence: parts(/<p class[^>]*>([^<]*)/g)[0],
    folds: parts(/<summary[^>]*>([^<]*)/g),
    heads: parts(/<th scope="col"[^>]*>([^<]*)/g),
    cells: parts(/<td[^>]*>([^<]*)/g).slice(-2),
  };
};

it('medians of months that may be compared are joined, also where some rows are missing', () => {
  expect(draw(false)).toMatchObject({
    lines: 2,
    points: 3,
    whiskers: 0,
    written: ['2024年1月', '2024年4月', '×'],
    sentence: expect.stringMatching(/實心點是地圖上的月份。叉號是不算租金的月份。$/),
    folds: [],
    heads: ['期別', '中位數', '中間一半', '戶數', '列數的狀態'],
  });
});

it('a month that must stand alone has its ground and its own middle half; the words say why', () => {
  const alone = {
    ...points[0],
    period: '2024-05',
    about: describeFileRows({ verdict: { rows: 'not-comparable' } }),
  };
  expect(draw(false, [...points.slice(0, 3), alone as LinePoint])).toMatchObject({
    lines: 2,
    whiskers: 1,
    apart: 1,
    sentence: expect.stringContaining('有底色的月份，列數不可比較。'),
  });
});

it('of many months the years are told, only those that stand alone are points, and the figures are folded', () => {
  const many = Array.from({ length: 30 }, (_, index): LinePoint => {
    const period = `${String(2023 + Math.floor((index + 6) / 12))}-${String(((index + 6) % 12) + 1).padStart(2, '0')}`;
    return {
      period,
      about: describeFileRows({ verdict: { rows: 'complete' } }),
      isCounted: true,
      rows: 40,
      quartiles: [1, 2, 3],
    };
  });
  expect(draw(false, many)).toMatchObject({
    lines: 2,
    points: 27,
    shown: 1,
    written: ['2024', '2025'],
    folds: ['30個月的數字'],
  });
});

it('numbers of rows are joined only where no rows are known to be missing', () => {
  expect(draw(true)).toMatchObject({
    lines: 1,
    points: 3,
    heads: ['期別', '戶數', '列數的狀態'],
    cells: ['不算', ''],
  });
});

it('where no month has rows enough, the table stands alone', () => {
  const few = points.map((point) => ({ ...point, quartiles: undefined }));
  const { written, points: dots, heads } = draw(false, few);
  expect({ written, dots }).toEqual({ written: [], dots: undefined });
  expect(heads).toContain('中位數');
  expect(draw(true, few).points).toBe(3);
});
