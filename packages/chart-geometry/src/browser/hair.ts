/** The line that marks a point of a drawing, and which point is below the pointer. */
import { round } from '../line';
import { figureIn, type Point } from './points';

/** Edges of a plot, in units of the view box. */
type Edges = [left: number, right: number, top: number, bottom: number];

/** Where the points lie, for `data-plot`. @param scale values at the bottom and top; without them the points lie one below another instead of side by side */
export const plotText = (edges: Edges, scale: [] | [least: number, greatest: number] = []): string =>
  [...edges.map(round), ...scale].join(' ');

const readPlot = (drawing: SVGElement): number[] => (drawing.dataset['plot'] ?? '').split(' ').map(Number);

export const drawingsIn = (chart: Element): SVGSVGElement[] => [
  ...chart.querySelectorAll<SVGSVGElement>('svg[data-plot]'),
];

/** Points in a row at most: the months of a year. */
const COLUMNS = 12;

/** For the `data-row` of rows with points in columns beside a name. @param first number of the row's first point @param column that it is in, from 1 */
export const rowText = (first: number, column: number): string => `${first} ${column}`;

const rowsIn = (chart: Element): HTMLElement[] => [...chart.querySelectorAll<HTMLElement>('[data-row]')];

function readPlaces(row: HTMLElement): [first: number, column: number, last: number] {
  const [first = 0, column = 1] = (row.dataset['row'] ?? '').split(' ').map(Number);
  return [first, column, first + COLUMNS - column];
}

function indexInRows(rows: readonly HTMLElement[], x: number, y: number): number {
  const row = rows.find((one) => y < one.getBoundingClientRect().bottom) ?? rows.at(-1);
  if (!row) return 0;
  const [first, column, last] = readPlaces(row);
  const left = row.firstElementChild?.getBoundingClientRect().right ?? 0;
  const share = (x - left) / (row.getBoundingClientRect().right - left);
  return Math.min(last, Math.max(first, first + Math.floor(share * COLUMNS) + 1 - column));
}

function markInRows(rows: readonly HTMLElement[], index: number): void {
  for (const row of rows) {
    row.querySelector('[data-hair]')?.remove();
    const [first, column, last] = readPlaces(row);
    if (index < first || index > last) continue;
    const mark = row.appendChild(document.createElement('i'));
    mark.setAttribute('data-hair', '');
    // The first column has the name of the row.
    mark.style.gridColumn = String(column + index - first + 1);
  }
}

/** Number of the point at a place of the window, the nearest where there is none. @param chart element with the drawings (`data-plot`) or rows (`data-row`) @param count of points */
export function indexAt(chart: Element, count: number, x: number, y: number): number {
  const rows = rowsIn(chart);
  if (rows.length > 0) return Math.min(count - 1, indexInRows(rows, x, y));
  const shown = drawingsIn(chart).find((drawing) => drawing.getBoundingClientRect().width > 0);
  if (!shown) return 0;
  const box = shown.getBoundingClientRect();
  const [left = 0, right = 0, top = 0, bottom = 0, least] = readPlot(shown);
  const { width, height } = shown.viewBox.baseVal;
  const share =
    least === undefined
      ? (((y - box.top) / box.height) * height - top) / (bottom - top)
      : (((x - box.left) / box.width) * width - left) / (right - left);
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

/** Marks a point in each drawing, with a dot on each figure; none where there is no point. */
export function drawHair(chart: Element, count: number, index: number, point: Point | undefined): void {
  markInRows(rowsIn(chart), point ? index : -1);
  for (const drawing of drawingsIn(chart)) {
    const known = drawing.querySelector('[data-hair]');
    if (!point) {
      known?.remove();
      continue;
    }
    const hair = known ?? drawing.appendChild(document.createElementNS(drawing.namespaceURI ?? '', 'g'));
    hair.setAttribute('data-hair', '');
    const [left = 0, right = 0, top = 0, bottom = 0, least, greatest = 1] = readPlot(drawing);
    const at = (from: number, to: number): number => from + ((index + 0.5) / count) * (to - from);
    if (least === undefined) {
      hair.innerHTML = `<path d="M${left} ${at(top, bottom)}H${right}"/>`;
      continue;
    }
    const dots = point.values.map(({ text }) => {
      const value = figureIn(text);
      if (value === undefined) return '';
      const y = bottom - ((value - least) / (greatest - least)) * (bottom - top);
      return `<circle cx="${at(left, right)}" cy="${y}" r="4.5"/>`;
    });
    hair.innerHTML = `<path d="M${at(left, right)} ${top}V${bottom}"/>${dots.join('')}`;
  }
}
