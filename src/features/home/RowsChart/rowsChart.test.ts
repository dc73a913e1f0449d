import { describe, expect, test } from 'vitest';
import type { Frame } from 'chart-geometry';
import {
  type ChartMonth,
  describeCoverage,
  describeRowsChart,
  monthlyRows,
  type RowsChart,
} from 'rental-data';
import { recorded } from 'rental-data/testing/realCatalogue';
import { chartShape, monthsSince } from './geometry';

/** A plot of 100 by 100 units that starts at 10. */
const FRAME: Frame = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

const band = (start: string, end: string | null, id = 'x'): RowsChart['bands'][number] => ({
  id,
  severity: 'caution',
  title: id,
  start,
  end,
});

const months = (...list: ChartMonth[]): RowsChart => ({ months: list, bands: [] });

/** Ten months of 2024 with the same count. */
const TEN: RowsChart = months(
  ...Array.from({ length: 10 }, (_, i) => ({
    month: `2024-${String(i + 1).padStart(2, '0')}`,
    raw: 100,
    deduplicated: 50,
  })),
);

/** How many lines a path draws that are not joined. */
const countParts = (path: string): number => path.split('M').length - 1;

test('monthsSince counts days as a part of their month', () => {
  expect(monthsSince('2018-05', '2018-05-01')).toBe(0);
  expect(monthsSince('2018-05', '2019-05-01')).toBe(12);
  expect(monthsSince('2018-05', '2018-06-16')).toBe(1.5);
  expect(monthsSince('2024-01', '2024-02-29')).toBeCloseTo(1 + 28 / 29);
});

describe('chartShape', () => {
  test('puts a month into the middle of its tenth and a count on the axis from 0', () => {
    const { steps, lines } = chartShape(TEN, FRAME, 5);
    expect(steps[0]).toEqual({ value: 0, y: 110 });
    expect(steps.at(-1)).toEqual({ value: 100, y: 10 });
    expect(lines.raw.startsWith('M15 10l10 0')).toBe(true);
    expect(lines.deduplicated.startsWith('M15 60l10 0')).toBe(true);
  });

  test('breaks both lines at a gap and reports it', () => {
    const list = TEN.months.map((m, i) => (i === 4 || i === 5 ? { month: m.month } : m));
    const { lines, gaps } = chartShape(months(...list), FRAME, 5);
    expect(countParts(lines.raw)).toBe(2);
    expect(countParts(lines.deduplicated)).toBe(2);
    expect(gaps).toEqual([{ x: 50, width: 20 }]);
  });

  test('draws a lone month as a dot', () => {
    const lone = [{ month: '2024-01', raw: 1 }, { month: '2024-02' }, { month: '2024-03', raw: 1 }];
    const { lines } = chartShape(months(...lone), FRAME, 5);
    expect(lines.raw).toMatch(/^M[\d.]+ [\d.]+h0M[\d.]+ [\d.]+h0$/);
    expect(lines.deduplicated).toBe('');
  });

  test('keeps a month that must not be used off the lines', () => {
    const list = TEN.months.map((m, i) => (i === 3 ? { ...m, rows: 'avoid' as const } : m));
    const shape = chartShape(months(...list), FRAME, 5);
    expect(shape.marks).toEqual([{ month: '2024-04', state: 'avoid', x: 45, y: 10 }]);
    expect(countParts(shape.lines.raw)).toBe(2);
    expect(shape.gaps).toEqual([]);
  });

  test('marks every month whose rows are not complete, and keeps the others on the lines', () => {
    const states = ['complete', 'partial', 'not-comparable'] as const;
    const list = TEN.months.map((m, i) => ({ ...m, rows: states[i] ?? states[0] }));
    const shape = chartShape(months(...list), FRAME, 5);
    expect(shape.marks.map(({ month, state }) => [month, state])).toEqual([
      ['2024-02', 'partial'],
      ['2024-03', 'not-comparable'],
    ]);
    expect(countParts(shape.lines.raw)).toBe(1);
  });

  test('counts such a month when it looks for the greatest value', () => {
    const shape = chartShape(
      months({ month: '2024-01', raw: 10 }, { month: '2024-02', raw: 90, rows: 'avoid' }),
      FRAME,
      5,
    );
    expect(shape.steps.at(-1)?.value).toBe(100);
  });

  test('marks Januaries', () => {
    const shape = chartShape(months({ month: '2023-12', raw: 1 }, { month: '2024-01', raw: 1 }), FRAME, 5);
    expect(shape.years).toEqual([{ year: 2024, x: 60 }]);
  });

  test('draws a band from the first day to the end of the last', () => {
    const shape = chartShape({ ...TEN, bands: [band('2024-02-01', '2024-03-31')] }, FRAME, 5);
    expect(shape.bands).toEqual([{ x: 20, width: 20, severity: 'caution', label: 30 }]);
  });

  test('draws an open band to the end, cuts what lies outside, and keeps short ones visible', () => {
    const shape = chartShape(
      {
        ...TEN,
        bands: [band('2023-06-01', '2024-01-31'), band('2024-05-10', '2024-05-10'), band('2024-10-01', null)],
      },
      FRAME,
      5,
    );
    expect(shape.bands[0]).toMatchObject({ x: 10, width: 10 });
    expect(shape.bands[1]?.width).toBe(3);
    expect(shape.bands[2]).toMatchObject({ x: 100, width: 10 });
  });

  test('keeps the numbers above neighbouring bands apart', () => {
    const bands = [band('2024-05-01', '2024-05-02', 'a'), band('2024-05-04', '2024-05-05', 'b')];
    const [a, b] = chartShape({ ...TEN, bands }, FRAME, 15).bands;
    expect((b?.label ?? 0) - (a?.label ?? 0)).toBe(15);
  });
});

test('the chart and the coverage map say of each month what the published table says', () => {
  const rows = monthlyRows(recorded);
  const { months: drawn, bands } = describeRowsChart(recorded);
  const { cells } = describeCoverage(recorded);
  expect(drawn.map(({ month }) => month)).toEqual(rows.map(({ month }) => month));
  for (const { month, state, incidents } of rows) {
    expect(cells[month]?.rows ?? 'absent', month).toBe(state);
    const touched = drawn.find((one) => one.month === month)?.touched ?? [];
    const ids = touched.map((number) => bands[number - 1]?.id);
    expect(ids.sort(), month).toEqual([...incidents].sort());
  }
});
