/** Geometry of the chart of rows per month, as numbers and SVG path data. Pure. Relative imports, so that tests need no bundler. */
import { parseMonthNumber, nextDay, type RowState, type Severity, parseYear } from 'rental-data';
import { linePath, round, type Point } from '../../../lib/charts/line';
import { textWidth } from '../../../lib/charts/text';
import { axisTicks, spreadLabels, type Frame } from '../../../lib/charts/axis';
import type { Chart, Month } from './build';

type Series = 'raw' | 'deduplicated';

/** Runs of consecutive items that fit, as first and last index. */
function runs<T>(list: readonly T[], fits: (item: T) => boolean): [first: number, last: number][] {
  const out: [number, number][] = [];
  list.forEach((item, index) => {
    if (!fits(item)) return;
    const run = out.at(-1);
    if (run && run[1] === index - 1) run[1] = index;
    else out.push([index, index]);
  });
  return out;
}

/** An ISO date as a number of months since the first month; the fraction is the elapsed part of the month at the start of the day. */
export function monthsSince(first: string, iso: string): number {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return (year - parseYear(first)) * 12 + (month - parseMonthNumber(first)) + (day - 1) / days;
}

interface Area {
  x: number;
  width: number;
}

export interface ChartShape {
  plot: { left: number; right: number; top: number; bottom: number };
  place: number[];
  steps: { value: number; y: number }[];
  years: { year: number; x: number }[];
  bands: (Area & { severity: Severity; label: number; word?: string | undefined })[];
  /** months without a release */
  gaps: Area[];
  /** months whose rows are not complete; those that must not be used are never joined to a line */
  marks: (Point & { month: string; state: Exclude<RowState, 'complete'> })[];
  /** ends of the two lines, moved apart where their labels would touch */
  ends: Partial<Record<Series, Point & { month: string; rows: number }>>;
}

/** Path data that all drawings share: a month is one unit wide, and the greatest value of the axis is `TALL` units high. */
interface Curves {
  /** between the lines is what is under one of them only, in the same steps as theirs */
  between: string[];
  lines: Record<Series, string[]>;
}

/** Fine enough for the highest drawing: a unit is a tenth of its pixels. */
const TALL = 4000;

const listSteps = (months: readonly Month[]): number[] =>
  axisTicks(0, Math.max(0, ...months.flatMap((m) => [m.raw ?? 0, m.deduplicated ?? 0])));

const isDrawn =
  (series: Series) =>
  (m: Month): boolean =>
    m[series] !== undefined && m.rows !== 'avoid';

export function chartCurves(months: readonly Month[]): Curves {
  const greatest = listSteps(months).at(-1) ?? 1;
  const path = ([from, to]: [number, number], series: Series): string =>
    linePath(
      months
        .slice(from, to + 1)
        .map((m, i) => ({ x: from + i + 0.5, y: Math.round(((m[series] ?? 0) / greatest) * TALL) })),
    );
  const lines = (series: Series) =>
    runs(months, isDrawn(series)).map(
      // A single month becomes a line of length zero, which round line caps draw as a dot.
      (run) => path(run, series) + (run[0] === run[1] ? 'h0' : ''),
    );
  return {
    lines: { raw: lines('raw'), deduplicated: lines('deduplicated') },
    between: runs(months, (m) => isDrawn('raw')(m) && isDrawn('deduplicated')(m)).map((run) =>
      (['raw', 'deduplicated'] as const).map((series) => `${path(run, series)}V0H${run[0] + 0.5}z`).join(''),
    ),
  };
}

/** What an incident was, without its days: the clause of its title that begins with them, or the last one. */
export function shortTitle(title: string): string {
  const clauses = title.split('，');
  const dated = clauses.flatMap((clause) => /^\d{4}年[\d年月日到]+(.+)$/.exec(clause)?.[1] ?? []);
  return dated[0] ?? clauses.at(-1) ?? title;
}

/** The largest text of a drawing, as a share of the distance of its labels. */
const FONT = 0.85;

/** Minimum width of a band, so that an incident of one day stays visible. */
const BAND_MIN = 3;

/** What the drawing of one size needs but the curves. @param labelDistance least distance of numbers above the bands and of the labels at the right */
export function chartShape({ months, bands }: Chart, frame: Frame, labelDistance: number): ChartShape {
  const first = months[0]?.month ?? '2000-01';
  const plot = {
    left: frame.left,
    right: frame.width - frame.right,
    top: frame.top,
    bottom: frame.height - frame.bottom,
  };
  const steps = listSteps(months);
  const greatest = steps.at(-1) ?? 1;
  const x = (index: number) =>
    round(plot.left + (index / Math.max(months.length, 1)) * (plot.right - plot.left));
  const y = (rows: number) => round(plot.bottom - (rows / greatest) * (plot.bottom - plot.top));

  const spans = bands.map((band) => {
    const from = Math.min(Math.max(monthsSince(first, band.start), 0), months.length);
    // `end` is the last day of the incident and belongs to the band.
    const to = band.end === null ? months.length : monthsSince(first, nextDay(band.end));
    const left = x(from);
    const width = Math.max(round(x(Math.min(Math.max(to, from), months.length)) - left), BAND_MIN);
    return { x: left, width, severity: band.severity, word: shortTitle(band.title) };
  });
  const labels = spreadLabels(
    spans.map((s) => s.x + s.width / 2),
    labelDistance,
    -Infinity,
    plot.right,
  );

  const end = (series: Series) => {
    const index = months.findLastIndex(isDrawn(series));
    const { month = '', [series]: rows } = months[index] ?? {};
    return rows === undefined ? {} : { [series]: { x: x(index + 0.5), y: y(rows), month, rows } };
  };
  const ends: ChartShape['ends'] = { ...end('raw'), ...end('deduplicated') };
  if (ends.raw && ends.deduplicated) {
    const lack = labelDistance * 2 - (ends.deduplicated.y - ends.raw.y);
    if (lack > 0) {
      ends.raw.y = round(ends.raw.y - lack / 2);
      ends.deduplicated.y = round(ends.deduplicated.y + lack / 2);
    }
  }

  return {
    plot,
    place: [
      (plot.right - plot.left) / Math.max(months.length, 1),
      0,
      0,
      (plot.top - plot.bottom) / TALL,
      plot.left,
      plot.bottom,
    ],
    steps: steps.map((value) => ({ value, y: y(value) })),
    years: months.flatMap((m, i) => (m.month.endsWith('-01') ? [{ year: parseYear(m.month), x: x(i) }] : [])),
    bands: spans.map(({ word, ...span }, i) => {
      const label = round(labels[i] ?? span.x);
      const fits = textWidth(`00${word}`, labelDistance * FONT) < span.width;
      // The number of a neighbour may have been moved over the band.
      const isAlone = labels.every((other, j) => i === j || other < span.x || other > span.x + span.width);
      return { ...span, label, word: fits && isAlone ? word : undefined };
    }),
    gaps: runs(months, (m) => m.raw === undefined).map(([from, to]) => ({
      x: x(from),
      width: round(x(to + 1) - x(from)),
    })),
    marks: months.flatMap(({ month, rows, raw }, i) =>
      rows && rows !== 'complete' && raw !== undefined
        ? [{ month, state: rows, x: x(i + 0.5), y: y(raw) }]
        : [],
    ),
    ends,
  };
}

interface YearRows {
  year: number;
  /** twelve months; undefined before the first and after the newest month */
  months: (Month | undefined)[];
}

export function byYear(months: readonly Month[]): YearRows[] {
  const years = [...new Set(months.map((m) => parseYear(m.month)))];
  return years.map((year) => ({
    year,
    months: Array.from({ length: 12 }, (_, i) =>
      months.find((m) => parseYear(m.month) === year && parseMonthNumber(m.month) === i + 1),
    ),
  }));
}

interface Run {
  from: number;
  months: (Month | undefined)[];
}

/** Consecutive months of a year that have the same to say of their rows, or that are no months of the data. */
export function stateRuns(twelve: readonly (Month | undefined)[]): Run[] {
  const out: Run[] = [];
  const stateText = (month: Month | undefined) =>
    month && JSON.stringify([month.rows, month.why, month.touched]);
  twelve.forEach((month, index) => {
    const run = out.at(-1);
    if (run && stateText(run.months[0]) === stateText(month)) run.months.push(month);
    else out.push({ from: index, months: [month] });
  });
  return out;
}
