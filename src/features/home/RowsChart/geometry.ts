/** Geometry of the chart of rows per month, as numbers and SVG path data. Pure. Relative imports, so that tests need no bundler. */
import {
  parseMonthNumber,
  nextDay,
  type RowsChart,
  type RowState,
  type Severity,
  parseYear,
  type Variant,
} from 'rental-data';
import { linePath, round, type Point, axisTicks, spreadLabels, type Frame } from 'chart-geometry';

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
  steps: { value: number; y: number }[];
  years: { year: number; x: number }[];
  bands: (Area & { severity: Severity; label: number })[];
  /** months without a release */
  gaps: Area[];
  /** path data: broken at gaps and at months that must not be used */
  lines: Record<Variant, string>;
  /** months whose rows are not complete */
  marks: (Point & { month: string; state: Exclude<RowState, 'complete'> })[];
}

/** Minimum width of a band, so that an incident of one day stays visible. */
const BAND_MIN = 3;

/** What the drawing of one size needs. @param labelDistance least distance of the numbers above the bands */
export function chartShape({ months, bands }: RowsChart, frame: Frame, labelDistance: number): ChartShape {
  const first = months[0]?.month ?? '2000-01';
  const plot = {
    left: frame.left,
    right: frame.width - frame.right,
    top: frame.top,
    bottom: frame.height - frame.bottom,
  };
  const steps = axisTicks(0, Math.max(0, ...months.flatMap((m) => [m.raw ?? 0, m.deduplicated ?? 0])));
  const greatest = steps.at(-1) ?? 1;
  const x = (index: number) =>
    round(plot.left + (index / Math.max(months.length, 1)) * (plot.right - plot.left));
  const y = (rows: number) => round(plot.bottom - (rows / greatest) * (plot.bottom - plot.top));
  const spans = bands.map(({ start, end, severity }) => {
    const from = Math.min(Math.max(monthsSince(first, start), 0), months.length);
    // `end` is the last day of the incident and belongs to the band.
    const to = end === null ? months.length : monthsSince(first, nextDay(end));
    const left = x(from);
    const width = Math.max(round(x(Math.min(Math.max(to, from), months.length)) - left), BAND_MIN);
    return { x: left, width, severity };
  });
  const labels = spreadLabels(
    spans.map((span) => span.x + span.width / 2),
    labelDistance,
    -Infinity,
    plot.right,
  );
  const line = (variant: Variant): string => {
    const points = months.map(({ rows, [variant]: count }, i) =>
      count === undefined || rows === 'avoid' ? null : { x: x(i + 0.5), y: y(count) },
    );
    // A single month becomes a line of length zero, which round line caps draw as a dot.
    return linePath(points).replaceAll(/(M[^Ml]+)(?=M|$)/g, '$1h0');
  };
  return {
    plot,
    steps: steps.map((value) => ({ value, y: y(value) })),
    years: months.flatMap((m, i) => (m.month.endsWith('-01') ? [{ year: parseYear(m.month), x: x(i) }] : [])),
    bands: spans.map((span, i) => ({ ...span, label: round(labels[i] ?? span.x) })),
    gaps: months.reduce<Area[]>((gaps, { raw }, i) => {
      if (raw !== undefined) return gaps;
      const last = gaps.at(-1);
      if (last && months[i - 1]?.raw === undefined) last.width = round(x(i + 1) - last.x);
      else gaps.push({ x: x(i), width: round(x(i + 1) - x(i)) });
      return gaps;
    }, []),
    lines: { raw: line('raw'), deduplicated: line('deduplicated') },
    marks: months.flatMap(({ month, rows, raw }, i) =>
      rows && rows !== 'complete' && raw !== undefined
        ? [{ month, state: rows, x: x(i + 0.5), y: y(raw) }]
        : [],
    ),
  };
}
