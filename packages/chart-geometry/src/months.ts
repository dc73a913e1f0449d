/** A line of months that is stretched to its place: what is written stands beside it, in the size of text. */
import { axisTicks } from './axis';
import { linePath, round } from './line';

export interface MonthPoint {
  /** YYYY-MM */
  month: string;
  /** absent where the month has none */
  value?: number | undefined;
  /** around the value, where it is one of many */
  half?: readonly [low: number, high: number] | undefined;
  /** does a line come from the month before? */
  isJoined: boolean;
  /** has it a ground of its own? */
  isApart: boolean;
}

/** Units of the drawing in both directions. */
const SIDE = 1000;
/** Up to so many months each one is a point; more are a line, and their years are told. */
const FEW = 24;
/** Most that a month takes on the ground, in units. */
const BROAD = 30;

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** Months that a line joins stand in one run; one that is joined with none is a run of its own. */
function findRuns(points: readonly MonthPoint[]): MonthPoint[][] {
  const runs: MonthPoint[][] = [];
  for (const [index, point] of points.entries()) {
    if (point.value === undefined) continue;
    const run = point.isJoined && points[index - 1]?.value !== undefined ? runs.at(-1) : undefined;
    if (run) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/**
 * The paths of months in a square view box, and where along its edges figures and years stand, in percent.
 * @param points in order of their months, at least one @param shown the month whose point is full
 */
export function drawMonths(points: readonly MonthPoint[], shown: string | undefined) {
  const numbers = points.map(({ month }) => monthNumber(month));
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const span = Math.max(1, last - first);
  const ticks = axisTicks(0, Math.max(1, ...points.map(({ value = 0, half }) => half?.[1] ?? value)));
  const most = ticks.at(-1) ?? 1;
  const place = (number: number): number => ((number - first) / span) * SIDE;
  // Whole units are less than a pixel, and take less of a page.
  const x = ({ month }: MonthPoint): number => Math.round(place(monthNumber(month)));
  const y = (value = 0): number => Math.round((1 - value / most) * SIDE);
  const percent = (units: number): string => `${String(round(units / 10))}%`;
  const years =
    span < FEW
      ? []
      : Array.from({ length: Math.floor(last / 12) - Math.ceil(first / 12) + 1 }, (_, index) => {
          const year = Math.ceil(first / 12) + index;
          return { year: String(year), x: place(year * 12) };
        });
  const runs = findRuns(points);
  const lines = runs.filter(({ length }) => length > 1);
  const ground = Math.min(BROAD, SIDE / span);
  const edge = (run: readonly MonthPoint[], side: 0 | 1) =>
    run.flatMap((point) => (point.half ? [{ x: x(point), y: y(point.half[side]) }] : []));
  const dots = (wanted: readonly MonthPoint[]): string =>
    wanted.map((point) => `M${x(point)} ${y(point.value)}h0`).join('');
  return {
    viewBox: `0 0 ${SIDE} ${SIDE}`,
    ticks: ticks.map((value) => ({ value, top: percent(y(value)) })),
    years: years.map((one) => ({ year: one.year, left: percent(one.x) })),
    findLeft: (point: MonthPoint): string => percent(x(point)),
    grounds: points
      .filter(({ isApart }) => isApart)
      .map((point) => `M${round(x(point) - ground / 2)} 0h${round(ground)}v${SIDE}h${round(-ground)}z`)
      .join(''),
    grid:
      ticks.map((tick) => `M0 ${y(tick)}h${SIDE}`).join('') +
      years.map((year) => `M${round(year.x)} ${SIDE}v20`).join(''),
    bands: lines
      .map((run) => `${linePath(edge(run, 1))}${linePath(edge(run, 0).toReversed()).replace('M', 'L')}z`)
      .join(''),
    whiskers: runs
      .flatMap((run) => (run.length === 1 ? run : []))
      .map((point) => `M${x(point)} ${y(point.half?.[0])}V${y(point.half?.[1])}`)
      .join(''),
    line: lines.map((run) => linePath(run.map((point) => ({ x: x(point), y: y(point.value) })))).join(''),
    /** each month that no line joins; of few months all */
    points: dots(runs.filter(({ length }) => length === 1 || points.length <= FEW).flat()),
    shown: dots(runs.flat().filter(({ month }) => month === shown)),
  };
}
