import clsx from 'clsx';
import type { ReactNode } from 'react';
import { formatCount, ROWS_STATE_MARK, ROWS_STATE_NAME, SEVERITIES, VARIANTS } from 'rental-data';
import { type Frame, round } from 'chart-geometry';
import { plotText } from '@site/src/lib/ui/Chart/hair';
import type { ChartShape } from './geometry';
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

/** Label of the axis in 萬 (ten thousands), as is usual in Chinese. */
function stepWords(value: number): string {
  return value >= 10_000 ? `${String(value / 10_000)}萬` : formatCount(value);
}

/** Shapes of the states, the same as in src/features/marks/Mark. */
const SHAPES = {
  partial: 'm0-5.5l5.5 10h-11z',
  'not-comparable': 'm0-6l6 6-6 6-6-6z',
  avoid: 'm-5-5h10v10h-10zl10 10m0-10l-10 10',
} as const;
export const STATES = ['partial', 'not-comparable', 'avoid'] as const;

const areas = (list: readonly { x: number; width: number }[], y: number, height: number): string =>
  list.map(({ x, width }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');

interface ShapeProps {
  shape: ChartShape;
}
interface DrawingProps extends ShapeProps {
  size: Size;
}

/** What lies below the lines: a band for each incident with its number, and nothing where nothing was published. */
function Grounds({ shape: { bands, gaps, plot }, size }: DrawingProps): ReactNode {
  const height = plot.bottom - plot.top;
  return (
    <>
      {SEVERITIES.map((severity) => {
        const own = bands.flatMap((band, index) => (band.severity === severity ? [{ ...band, index }] : []));
        return (
          own.length > 0 && (
            <g key={severity} className={styles[severity]}>
              <path className={styles.band} d={areas(own, plot.top, height)} />
              <path className={styles.cap} d={areas(own, plot.top - 5, 5)} />
              {own.map(({ index, label }) => (
                <text key={index} x={label} y={plot.top - 12}>
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

function Axes({ shape: { plot, steps, years }, size }: DrawingProps): ReactNode {
  const slim = size.name === 'slim';
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
          {stepWords(value)}
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

export default function Drawing({ shape, size, label }: DrawingProps & { label: string }): ReactNode {
  const { width, height } = size.frame;
  const { plot, steps, lines, marks } = shape;
  return (
    <svg
      className={clsx(styles.drawing, styles[size.name])}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      data-plot={plotText([plot.left, plot.right, plot.top, plot.bottom], [0, steps.at(-1)?.value ?? 1])}
    >
      {/* Firefox hands the numbers of a picture to screen readers one by one. */}
      <g aria-hidden="true">
        <Grounds shape={shape} size={size} />
        <Axes shape={shape} size={size} />
        {VARIANTS.map((variant) => (
          <path key={variant} className={clsx(styles.line, styles[variant])} d={lines[variant]} />
        ))}
        {STATES.map((state) => (
          <path
            key={state}
            className={styles[ROWS_STATE_MARK[state] + 'Month']}
            d={marks.flatMap((m) => (m.state === state ? [`M${m.x} ${m.y}${SHAPES[state]}`] : [])).join('')}
          />
        ))}
      </g>
    </svg>
  );
}
