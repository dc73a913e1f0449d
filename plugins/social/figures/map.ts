/** The coverage map: years down, months across, then quarters and the year. */
import type { CoverageCell, CoverageMapData } from '../../../src/dataset/usability/coverage';
import { periodAt, scalesOf, SLOTS } from '../../../src/features/coverage/coverageMap';
import type { Granularity } from '../../../src/dataset/period';
import { COLOURS, line, type Label, type Part } from '../frame';
import { bar } from './bars';
import { markShape } from './marks';

/** Room for the number of a year. */
const YEARS = 74;
/** Where each granularity begins along its year: months, a gap, quarters, a gap, the year. */
const STARTS: Record<Granularity, number> = { monthly: 0, quarterly: 12.6, annual: 12.6 + 4 + 0.6 };
const COLUMNS = STARTS.annual + 1;

/** The map in a box; each granularity has its own full height. */
export function coverageMap(
  data: CoverageMapData,
  x: number,
  y: number,
  width: number,
  height: number,
): Part {
  const scales = scalesOf(data.cells);
  const step = (width - YEARS) / COLUMNS;
  const years = Array.from({ length: data.last - data.first + 1 }, (_, index) => data.first + index);
  const tall = height / years.length;

  const cellAt = (cell: CoverageCell, scale: number, left: number, base: number): string => {
    const high = Math.max(2, (cell.raw / scale) * tall * 0.62);
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
    return SLOTS.map((slot) => {
      const period = periodAt(year, slot);
      const left = x + YEARS + (STARTS[slot.granularity] + slot.number - 1) * step;
      const cell = data.cells[period];
      if (cell) return cellAt(cell, scales[slot.granularity], left, base);
      if (data.unpublished[period] === undefined) return '';
      return line(left, base - 1, left + step, base - 1, COLOURS.line, {
        'stroke-width': 2,
        'stroke-dasharray': '2 5',
      });
    });
  });
  return { shapes: shapes.join(''), labels };
}
