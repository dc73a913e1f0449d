/** Axes, lines and texts of charts: data in, numbers and SVG path data out. */
export { axisTicks, type Frame, spreadLabels } from './axis';
export { linePath, type Point, round } from './line';
export { linesIn, textWidth } from './text';
