/** The coverage map: years down, months across, then quarters and the year. */
import type { CellProp, MapProp } from '../../pages/client';
import {
  granularity,
  monthsOf,
  quarterOf,
  monthNumberOf,
  type Granularity,
} from '../../../src/domain/period';
import { COLOURS, line, type Label, type Part } from '../frame';
import { bar } from './bars';
import { markShape } from './marks';

/** Room for the number of a year. */
const YEARS = 74;
/** Months, a gap, quarters, a gap, the year. */
const QUARTERS_AT = 12.6;
const YEAR_AT = QUARTERS_AT + 4 + 0.6;
const COLUMNS = YEAR_AT + 1;

/** Where a period stands along its year. */
function placeOf(period: string): number {
  switch (granularity(period)) {
    case 'monthly':
      return monthNumberOf(period) - 1;
    case 'quarterly':
      return QUARTERS_AT + quarterOf(period) - 1;
    case 'annual':
      return YEAR_AT;
  }
}

/** Periods of a year: its months, quarters, and itself. */
const periodsOf = (year: number): string[] => [
  ...monthsOf(String(year)),
  ...[1, 2, 3, 4].map((quarter) => `${year}Q${quarter}`),
  String(year),
];

/** The map in a box; each granularity has its own full height. */
export function coverageMap(data: MapProp, x: number, y: number, width: number, height: number): Part {
  const scales: Record<Granularity, number> = { annual: 1, quarterly: 1, monthly: 1 };
  for (const [period, { raw }] of Object.entries(data.cells)) {
    scales[granularity(period)] = Math.max(scales[granularity(period)], raw);
  }
  const step = (width - YEARS) / COLUMNS;
  const years = Array.from({ length: data.last - data.first + 1 }, (_, index) => data.first + index);
  const tall = height / years.length;

  const cellAt = (period: string, cell: CellProp, base: number): string => {
    const left = x + YEARS + placeOf(period) * step;
    const high = Math.max(2, (cell.raw / scales[granularity(period)]) * tall * 0.62);
    const ground = line(left, base, left + step, base, COLOURS.line, { 'stroke-width': 1.2 });
    const worst = cell.columns === 'caution' || cell.columns === 'severe' ? cell.columns : undefined;
    const below = worst
      ? markShape(worst, left + step / 2, base + tall * 0.17, Math.min(10, tall * 0.24))
      : '';
    return ground + bar(left + step * 0.1, base, step * 0.8, high, cell.rows) + below;
  };
  const labels: Label[] = [];
  const shapes = years.flatMap((year, index) => {
    const base = y + (index + 1) * tall - tall * 0.3;
    labels.push({ text: String(year), x, y: base, size: 20, bold: true, colour: COLOURS.ink });
    return periodsOf(year).map((period) => {
      const cell = data.cells[period];
      if (cell) return cellAt(period, cell, base);
      if (data.unpublished[period] === undefined) return '';
      const left = x + YEARS + placeOf(period) * step;
      return line(left, base - 1, left + step, base - 1, COLOURS.line, {
        'stroke-width': 2,
        'stroke-dasharray': '2 5',
      });
    });
  });
  return { shapes: shapes.join(''), labels };
}
