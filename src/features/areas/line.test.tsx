/** The line over time with its table. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Line from './Line';
import { describeFileRows, pairName, type RentMonth } from 'rental-data/statistics';

const month = (period: string): RentMonth => ({
  period,
  about: describeFileRows({ verdict: { rows: 'complete' } }),
  isCounted: period !== '2024-04',
  rows: 1000,
  quartiles: period === '2024-04' ? undefined : [1, 2, 3],
});
const points = ['2024-01', '2024-02', '2024-03', '2024-04'].map(month);
const joined = new Set([pairName('2024-01', '2024-02')]);
const draw = (isCount: boolean, own: readonly RentMonth[] = points) => {
  const html = renderToStaticMarkup(
    <Line title="甲" points={own} joined={joined} unit="戶" isCount={isCount} shown="2024-02" />,
  );
  const parts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
  return {
    lines: parts(/<path d="([^"]*)" class="[^"]*middle/g)
      .join('')
      .match(/l/g)?.length,
    written: parts(/<span data-axis="(?!y)[^>]*>(.*?)<\/span>/g).map((text) => text.replaceAll(/<.*?>/g, '')),
    folds: parts(/<summary[^>]*>([^<]*)/g),
    heads: parts(/<th scope="col"[^>]*>([^<]*)/g),
    cells: parts(/<td[^>]*>([^<]*)/g).slice(-2),
  };
};

it('the first and the last of few months are named, and those whose rents are not counted are crossed out', () => {
  expect(draw(false)).toMatchObject({
    lines: 1,
    written: ['2024年1月', '2024年4月', '×'],
    folds: [],
    heads: ['期別', '中位數', '中間一半', '戶數', '列數的狀態'],
  });
  expect(draw(true)).toMatchObject({ lines: 1, heads: ['期別', '戶數', '列數的狀態'], cells: ['不算', ''] });
});

it('the figures of many months are folded', () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    month(new Date(Date.UTC(2023, 6 + index)).toISOString().slice(0, 7)),
  );
  expect(draw(false, many)).toMatchObject({ written: ['2024', '2025', '×'], folds: ['30個月的數字'] });
});

it('where no month has rows enough, the table stands alone', () => {
  const few = points.map((point) => ({ ...point, quartiles: undefined }));
  const { written, lines, heads } = draw(false, few);
  expect({ written, lines }).toEqual({ written: [], lines: undefined });
  expect(heads).toContain('中位數');
  expect(draw(true, few).lines).toBe(1);
});
