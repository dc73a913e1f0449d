import { describe, expect, it, test } from 'vitest';
import { recorded } from '../../tests/support/realCatalogue';
import { monthlyRows } from '../usability/monthlyRows';
import { describeCoverage } from './coverageMap';
import { describeRowsChart, joinedRows, monthsSince, placeBand } from './rowsChart';

test('monthsSince counts days as a part of their month', () => {
  expect(monthsSince('2018-05', '2018-05-01')).toBe(0);
  expect(monthsSince('2018-05', '2019-05-01')).toBe(12);
  expect(monthsSince('2018-05', '2018-06-16')).toBe(1.5);
  expect(monthsSince('2024-01', '2024-02-29')).toBeCloseTo(1 + 28 / 29);
});

describe('the band of an incident', () => {
  const place = (start: string, end: string | null) => placeBand('2024-01', 10, { start, end });

  it('goes from the first day to the end of the last', () => {
    expect(place('2024-02-01', '2024-03-31')).toEqual([1, 3]);
  });

  it('goes on to the end where it is open, and is cut to the months of the chart', () => {
    expect(place('2024-10-01', null)).toEqual([9, 10]);
    expect(place('2023-06-01', '2024-01-31')).toEqual([0, 1]);
    expect(place('2025-01-01', '2025-02-01')).toEqual([10, 10]);
  });
});

it('a line joins months without a gap that may be used', () => {
  const months = [
    { month: '2024-01', raw: 9, deduplicated: 5, rows: 'partial' as const },
    { month: '2024-02' },
    { month: '2024-03', raw: 99, rows: 'avoid' as const },
    { month: '2024-04', raw: 7, rows: 'complete' as const },
  ];
  expect(joinedRows(months, 'raw')).toEqual([9, null, null, 7]);
  expect(joinedRows(months, 'deduplicated')).toEqual([5, null, null, null]);
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
