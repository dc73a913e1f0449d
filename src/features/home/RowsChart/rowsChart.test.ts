import { describe, expect, test } from 'vitest';
import { describeChart, type Chart, type Month } from './build';
import type { Frame } from '@site/src/lib/charts/axis';
import { placePath } from '@site/src/lib/charts/line';
import { describeCoverage, monthlyRows } from 'rental-data';
import { recorded } from 'rental-data/testing/realCatalogue';
import { byYear, chartCurves, chartShape, monthsSince, shortTitle, stateRuns } from './geometry';

/** A plot of 100 by 100 units that starts at 10. */
const FRAME: Frame = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

const band = (start: string, end: string | null, id = 'x'): Chart['bands'][number] => ({
  id,
  severity: 'caution',
  title: id,
  start,
  end,
});

const months = (...list: Month[]): Chart => ({ months: list, bands: [] });

/** Ten months of 2024 with the same count. */
const TEN: Chart = months(
  ...Array.from({ length: 10 }, (_, i) => ({
    month: `2024-${String(i + 1).padStart(2, '0')}`,
    raw: 100,
    deduplicated: 50,
  })),
);

test('monthsSince counts days as a part of their month', () => {
  expect(monthsSince('2018-05', '2018-05-01')).toBe(0);
  expect(monthsSince('2018-05', '2019-05-01')).toBe(12);
  expect(monthsSince('2018-05', '2018-06-16')).toBe(1.5);
  expect(monthsSince('2024-01', '2024-02-29')).toBeCloseTo(1 + 28 / 29);
});

describe('chartShape', () => {
  test('puts a month into the middle of its tenth and a count on the axis from 0', () => {
    const { steps, place } = chartShape(TEN, FRAME, 5);
    expect(steps[0]).toEqual({ value: 0, y: 110 });
    expect(steps.at(-1)).toEqual({ value: 100, y: 10 });
    const { lines } = chartCurves(TEN.months);
    expect(lines.raw[0]?.startsWith('M0.5 4000l1 0')).toBe(true);
    expect(lines.deduplicated[0]?.startsWith('M0.5 2000l1 0')).toBe(true);
    const [a = 0, , , d = 0, e = 0, f = 0] = place;
    expect(placePath('M0.5 4000l1 0V0H0.5zM0.5 2000h0', { a, d, e, f })).toBe('M15 10l10 0V110H15zM15 60h0');
  });

  test('breaks both lines and the ground at a gap and reports it', () => {
    const list = TEN.months.map((m, i) => (i === 4 || i === 5 ? { month: m.month } : m));
    const { lines, between } = chartCurves(list);
    expect(lines.raw).toHaveLength(2);
    expect(lines.deduplicated).toHaveLength(2);
    expect(between).toHaveLength(2);
    expect(chartShape(months(...list), FRAME, 5).gaps).toEqual([{ x: 50, width: 20 }]);
  });

  test('draws a lone month as a dot', () => {
    const { lines } = chartCurves([{ month: '2024-01', raw: 1 }, { month: '2024-02' }]);
    expect(lines.raw).toEqual([expect.stringMatching(/^M[\d.]+ [\d.]+h0$/)]);
    expect(lines.deduplicated).toEqual([]);
  });

  test('keeps a month that must not be used off the lines', () => {
    const list = TEN.months.map((m, i) => (i === 3 ? { ...m, rows: 'avoid' as const } : m));
    const shape = chartShape(months(...list), FRAME, 5);
    expect(shape.marks).toEqual([{ month: '2024-04', state: 'avoid', x: 45, y: 10 }]);
    expect(chartCurves(list).lines.raw).toHaveLength(2);
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
    expect(chartCurves(list).lines.raw).toHaveLength(1);
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
    expect(shape.bands).toEqual([{ x: 20, width: 20, severity: 'caution', label: 30, word: 'x' }]);
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

  test('says what an incident was where the band has room for it', () => {
    const long = { ...band('2024-01-01', '2024-08-31'), title: '2024年1月到8月中斷' };
    const short = { ...band('2024-09-01', '2024-09-30'), title: '2024年9月中斷' };
    const words = chartShape({ ...TEN, bands: [long, short] }, FRAME, 10).bands.map((one) => one.word);
    expect(words).toEqual(['中斷', undefined]);
    expect(shortTitle('591接連改版，2024年4月到2025年9月收錄中斷')).toBe('收錄中斷');
    expect(shortTitle('591分批改用新頁面，爬蟲讀不到明細')).toBe('爬蟲讀不到明細');
  });

  test('keeps the labels of the two ends apart', () => {
    const close = months({ month: '2024-01', raw: 100, deduplicated: 99 });
    const { ends } = chartShape(close, FRAME, 15);
    expect((ends.deduplicated?.y ?? 0) - (ends.raw?.y ?? 0)).toBeCloseTo(30, 0);
    expect(ends.raw?.rows).toBe(100);
  });
});

test('byYear lays the months out by calendar year', () => {
  const years = byYear([{ month: '2023-12', raw: 1 }, { month: '2024-01', raw: 2 }, { month: '2024-02' }]);
  expect(years.map((y) => y.year)).toEqual([2023, 2024]);
  expect(years[0]?.months.map((m) => m?.raw)).toEqual([...Array<undefined>(11), 1]);
  expect(years[1]?.months.slice(0, 3)).toEqual([
    { month: '2024-01', raw: 2 },
    { month: '2024-02' },
    undefined,
  ]);
});

test('months with the same to say of their rows share a cell', () => {
  const month = (number: number, more: Partial<Month> = {}): Month => ({
    month: `2024-0${number}`,
    raw: number,
    rows: 'complete',
    ...more,
  });
  const partial = { rows: 'partial', why: '少了兩天' } as const;
  const [one, two, three, four, six] = [month(1), month(2), month(3, partial), month(4, partial), month(6)];
  const lost: Month = { month: '2024-05' };
  expect(stateRuns([undefined, undefined, one, two, three, four, lost, six])).toEqual([
    { from: 0, months: [undefined, undefined] },
    { from: 2, months: [one, two] },
    { from: 4, months: [three, four] },
    { from: 6, months: [lost] },
    { from: 7, months: [six] },
  ]);
  expect(stateRuns([three, { ...four, touched: [1] }])).toHaveLength(2);
});

test('the chart and the coverage map say of each month what the published table says', () => {
  const rows = monthlyRows(recorded);
  const { months: drawn, bands } = describeChart(recorded);
  const { cells } = describeCoverage(recorded);
  expect(drawn.map(({ month }) => month)).toEqual(rows.map(({ month }) => month));
  for (const { month, state, incidents } of rows) {
    expect(cells[month]?.rows ?? 'absent', month).toBe(state);
    const touched = drawn.find((one) => one.month === month)?.touched ?? [];
    const ids = touched.map((number) => bands[number - 1]?.id);
    expect(ids.sort(), month).toEqual([...incidents].sort());
  }
});
