import clsx from 'clsx';
import type { ReactNode } from 'react';
import {
  joinedRows,
  parseYear,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  type RowsChart,
  SEVERITIES,
  tickWords,
  type Variant,
  VARIANTS,
} from 'rental-data';
import {
  axisTicks,
  type Band,
  bandBetween,
  boxPath,
  dotted,
  type Frame,
  linePath,
  makePlot,
  missingRuns,
  type Plot,
  round,
  spreadLabels,
} from 'chart-geometry';
import { plotText } from 'chart-geometry/browser';
import styles from './styles.module.css';

interface Size {
  name: 'wide' | 'slim';
  frame: Frame;
  /** in units of the view box, for the largest text that the style sheet gives this size */
  labelDistance: number;
}

/** Two drawings instead of a scaled one: CSS shows the one that fits, so its text stays at 13 px or more. */
export const SIZES: readonly Size[] = [
  {
    name: 'wide',
    frame: { width: 1320, height: 470, left: 72, right: 8, top: 52, bottom: 40 },
    labelDistance: 30,
  },
  {
    name: 'slim',
    frame: { width: 360, height: 330, left: 50, right: 4, top: 44, bottom: 34 },
    labelDistance: 17,
  },
];

/** Shapes of the states, the same as in src/features/marks/Mark. */
const SHAPES = {
  partial: 'm0-5.5l5.5 10h-11z',
  'not-comparable': 'm0-6l6 6-6 6-6-6z',
  avoid: 'm-5-5h10v10h-10zl10 10m0-10l-10 10',
} as const;
export const STATES = ['partial', 'not-comparable', 'avoid'] as const;

/** Minimum width of a band, so that an incident of one day stays visible. */
const BAND_MIN = 3;

const areas = (list: readonly Band[], y: number, height: number): string =>
  list.map(({ x, width }) => boxPath(x, y, width, height)).join('');

interface Props {
  chart: RowsChart;
  size: Size;
}
interface PartProps extends Props {
  plot: Plot;
}

/** What lies below the lines: a band for each incident with its number, and nothing where nothing was published. */
function Grounds({ chart: { months, bands }, plot, size }: PartProps): ReactNode {
  const height = plot.bottom - plot.top;
  const spans = bands.map(({ place }) => bandBetween(plot, place, BAND_MIN));
  const labels = spreadLabels(
    spans.map(({ x, width }) => x + width / 2),
    size.labelDistance,
    -Infinity,
    plot.right,
  );
  const gaps = missingRuns(months.map(({ raw }) => raw)).map((run) => bandBetween(plot, run));
  return (
    <>
      {SEVERITIES.map((severity) => {
        const own = spans.flatMap((span, index) =>
          bands[index]?.severity === severity ? [{ ...span, index }] : [],
        );
        return (
          own.length > 0 && (
            <g key={severity} className={styles[severity]}>
              <path className={styles.band} d={areas(own, plot.top, height)} />
              <path className={styles.cap} d={areas(own, plot.top - 5, 5)} />
              {own.map(({ index, x }) => (
                <text key={index} x={round(labels[index] ?? x)} y={plot.top - 12}>
                  {index + 1}
                </text>
              ))}
            </g>
          )
        );
      })}
      <path className={styles.gap} d={areas(gaps, plot.top, height)} />
      {gaps
        .filter(({ width }) => width * 1.2 >= size.labelDistance)
        .map(({ x, width }) => (
          <text key={x} className={styles.down} x={round(x + width / 2)} y={plot.bottom - 8}>
            {ROWS_STATE_NAME.absent}
          </text>
        ))}
    </>
  );
}

function Axes({ chart: { months }, plot, size, ticks }: PartProps & { ticks: readonly number[] }): ReactNode {
  const slim = size.name === 'slim';
  const steps = ticks.map((value) => ({ value, y: round(plot.y(value)) }));
  const years = months.flatMap(({ month }, i) =>
    month.endsWith('-01') ? [{ year: parseYear(month), x: round(plot.x(i)) }] : [],
  );
  const across = (wanted: (value: number) => boolean) =>
    steps.flatMap(({ value, y }) => (wanted(value) ? [`M${plot.left} ${y}H${plot.right}`] : [])).join('');
  return (
    <>
      <path className={styles.grid} d={across((value) => value > 0)} />
      <path
        className={styles.axis}
        d={across((value) => value === 0) + years.map(({ x }) => `M${x} ${plot.bottom}v6`).join('')}
      />
      {steps.map(({ value, y }) => (
        <text key={value} className={styles.before} x={plot.left - 8} y={y} dy=".36em">
          {tickWords(value, ticks)}
        </text>
      ))}
      {years.map(({ year, x }) => (
        <text
          key={year}
          className={slim ? styles.middleOf : undefined}
          x={slim ? x : x + 3}
          y={plot.bottom + 6}
          dy="1.1em"
        >
          {slim ? String(year).slice(2) : year}
        </text>
      ))}
    </>
  );
}

export default function Drawing({ chart, size, label }: Props & { label: string }): ReactNode {
  const { width, height } = size.frame;
  const { months } = chart;
  // Months that no line joins count too.
  const most = Math.max(0, ...months.flatMap((one) => VARIANTS.map((variant) => one[variant] ?? 0)));
  const ticks = axisTicks(0, most);
  const max = ticks.at(-1) ?? 1;
  const plot = makePlot(size.frame, months.length, { min: 0, max });
  const part = { chart, size, plot };
  const at = (index: number, count: number) => ({ x: plot.x(index + 0.5), y: plot.y(count) });
  const line = (variant: Variant) =>
    dotted(linePath(joinedRows(months, variant).map((count, i) => (count === null ? null : at(i, count)))));
  const marks = (state: (typeof STATES)[number]) =>
    months.flatMap(({ rows, raw }, i) => {
      if (rows !== state || raw === undefined) return [];
      const { x, y } = at(i, raw);
      return [`M${round(x)} ${round(y)}${SHAPES[state]}`];
    });
  return (
    <svg
      className={clsx(styles.drawing, styles[size.name])}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      data-plot={plotText([plot.left, plot.right, plot.top, plot.bottom], [0, max])}
    >
      {/* Firefox hands the numbers of a picture to screen readers one by one. */}
      <g aria-hidden="true">
        <Grounds {...part} />
        <Axes {...part} ticks={ticks} />
        {VARIANTS.map((variant) => (
          <path key={variant} className={clsx(styles.line, styles[variant])} d={line(variant)} />
        ))}
        {STATES.map((state) => (
          <path key={state} className={styles[ROWS_STATE_MARK[state] + 'Month']} d={marks(state).join('')} />
        ))}
      </g>
    </svg>
  );
}
