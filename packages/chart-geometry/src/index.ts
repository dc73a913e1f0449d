/** Axes, lines and texts of charts: data in, numbers and SVG path data out. */
export { axisTicks, type Frame, spreadLabels } from './axis';
export { drawBoxes } from './boxes';
export { linePath, type Point, round } from './line';
export { drawLines } from './lines';
export { drawMonths, type MonthPoint } from './months';
export { boxPath, dotted } from './path';
export {
  type Band,
  bandBetween,
  makePlot,
  makeScale,
  markPath,
  missingRuns,
  type Plot,
  type Scale,
} from './plot';
export { barsPath, crossesPath, gapsPath, type Strip, stripBars } from './strip';
export { linesIn, textWidth } from './text';
