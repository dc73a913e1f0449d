import clsx from 'clsx';
import type { ReactNode } from 'react';
import { VARIANTS } from '@site/src/dataset/catalogue/types';
import { formatCount } from '@site/src/lib/text/format';
import { periodWords } from '@site/src/dataset/period';
import { ROWS_STATE_MARK, ROWS_STATE_NAME, VARIANT_SHORT } from '@site/src/dataset/words';
import { plotText } from '@site/src/lib/ui/Chart/hair';
import type { ChartShape, Frame } from './geometry';
import styles from './styles.module.css';

interface Size {
  name: 'wide' | 'middle' | 'slim';
  frame: Frame;
  /** in units of the view box, for the largest text that the style sheet gives this size */
  labelDistance: number;
}

/** Three drawings instead of a scaled one: CSS shows the one that fits, so its text stays at 13 px or more. */
export const SIZES: readonly Size[] = [
  {
    name: 'wide',
    frame: { width: 1320, height: 470, left: 62, right: 118, top: 52, bottom: 36 },
    labelDistance: 20,
  },
  {
    name: 'middle',
    frame: { width: 760, height: 420, left: 56, right: 100, top: 46, bottom: 34 },
    labelDistance: 18,
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

/** Patterns over the areas, so that colour is not the only difference: a gap and the bands of incidents differ in their lines. */
const HATCHES = {
  gap: 'M0 0v7',
  note: 'M0 0h1',
  caution: 'M0 0h7',
  severe: 'M0 0v7M0 0h7',
} as const;

/** Shapes of the states, the same as in src/features/marks/Mark. */
const SHAPES = {
  partial: 'm0-5.5l5.5 10h-11z',
  'not-comparable': 'm0-6l6 6-6 6-6-6z',
  avoid: 'm-5-5h10v10h-10zl10 10m0-10l-10 10',
} as const;
/** The states that have a mark in the chart. */
export const STATES = ['partial', 'not-comparable', 'avoid'] as const;

interface ShapeProps {
  shape: ChartShape;
}

interface LabelledProps extends ShapeProps {
  size: Size;
}

interface GroundsProps extends ShapeProps {
  /** prefix of the pattern ids */
  hatch: string;
}

/** The areas under the lines: gaps, and the numbered bands of incidents. */
function Grounds({ shape: { bands, gaps, plot }, hatch }: GroundsProps): ReactNode {
  const height = plot.bottom - plot.top;
  return (
    <>
      {Object.entries(HATCHES).map(([of, d]) => (
        <pattern
          key={of}
          id={hatch + of}
          width={7}
          height={7}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={clsx(styles.hatch, styles[of])} d={d} />
        </pattern>
      ))}
      {bands.map((band, index) => (
        <g key={index} className={styles[band.severity]}>
          <rect className={styles.band} x={band.x} y={plot.top} width={band.width} height={height} />
          <rect
            fill={`url(#${hatch}${band.severity})`}
            x={band.x}
            y={plot.top}
            width={band.width}
            height={height}
          />
          <rect className={styles.cap} x={band.x} y={plot.top - 5} width={band.width} height={5} />
          <text x={band.label} y={plot.top - 12}>
            {[index + 1, band.word].join(' ').trim()}
          </text>
        </g>
      ))}
      {gaps.map((gap) => (
        <g key={gap.x}>
          <rect className={styles.void} x={gap.x} y={plot.top} width={gap.width} height={height} />
          <rect fill={`url(#${hatch}gap)`} x={gap.x} y={plot.top} width={gap.width} height={height} />
        </g>
      ))}
    </>
  );
}

/** Both axes with their numbers. */
function Axes({ shape: { plot, steps, years }, size }: LabelledProps): ReactNode {
  const slim = size.name === 'slim';
  return (
    <>
      {steps.map(({ value, y }) => (
        <g key={value} className={value === 0 ? styles.axis : styles.grid}>
          <path d={`M${plot.left} ${y}H${plot.right}`} />
          <text className={styles.before} x={plot.left - 8} y={y} dy=".36em">
            {stepWords(value)}
          </text>
        </g>
      ))}
      {years.map(({ year, x }) => (
        <g key={year} className={styles.axis}>
          <path d={`M${x} ${plot.bottom}v6`} />
          <text className={clsx(slim && styles.middleOf)} x={slim ? x : x + 3} y={plot.bottom + 6} dy="1.1em">
            {slim ? String(year).slice(2) : year}
          </text>
        </g>
      ))}
    </>
  );
}

/** Labels inside the plot: gaps, and months that are not joined to the lines. */
function PlotWords({ shape: { gaps, marks, plot }, size }: LabelledProps): ReactNode {
  return (
    <>
      {size.name !== 'slim' &&
        marks
          .filter(({ state }) => state === 'avoid')
          .map(({ month, x, y }) => (
            <text key={month} className={styles.warning} x={x + 12} y={y} dy=".36em">
              {`${month} ${ROWS_STATE_NAME.avoid}`}
            </text>
          ))}
      {gaps
        .filter(({ width }) => width * 1.2 >= size.labelDistance)
        .map(({ x, width, touched }) => (
          <text key={x} className={styles.down} x={x + width / 2} y={plot.bottom - 8}>
            {`${ROWS_STATE_NAME.absent}${touched.length > 0 ? `（${touched.join('、')}）` : ''}`}
          </text>
        ))}
    </>
  );
}

/** The newest count of each line, beside its end. */
function Ends({ shape: { ends, plot } }: ShapeProps): ReactNode {
  return (
    <>
      {ends.raw && (
        <text x={plot.right + 10} y={ends.raw.y} dy="-1.35em">
          {periodWords(ends.raw.month)}
        </text>
      )}
      {VARIANTS.map((variant) => {
        const end = ends[variant];
        return (
          end && (
            <text key={variant} x={plot.right + 10} y={end.y}>
              <tspan className={clsx(styles.name, styles[`${variant}Name`])}>{VARIANT_SHORT[variant]}</tspan>
              <tspan x={plot.right + 10} dy="1.3em">
                {formatCount(end.rows)}
              </tspan>
            </text>
          )
        );
      })}
    </>
  );
}

interface DrawingProps extends LabelledProps, GroundsProps {
  label: string;
}

/** The chart in one size. */
export default function Drawing({ shape, size, label, hatch }: DrawingProps): ReactNode {
  const { width, height } = size.frame;
  const { plot, steps } = shape;
  const greatest = steps.at(-1)?.value ?? 1;
  return (
    <svg
      className={clsx(styles.drawing, styles[size.name])}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      data-plot={plotText([plot.left, plot.right, plot.top, plot.bottom], [0, greatest])}
    >
      {/* Firefox hands the numbers of a picture to screen readers one by one. */}
      <g aria-hidden="true">
        <Grounds shape={shape} hatch={hatch} />
        <Axes shape={shape} size={size} />
        {shape.between.map((d) => (
          <path key={d} className={styles.between} d={d} />
        ))}
        {VARIANTS.flatMap((variant) =>
          shape.lines[variant].map((d) => (
            <path key={variant + d} className={clsx(styles.line, styles[variant])} d={d} />
          )),
        )}
        {STATES.map((state) => (
          <path
            key={state}
            className={styles[ROWS_STATE_MARK[state] + 'Month']}
            d={shape.marks
              .flatMap((m) => (m.state === state ? [`M${m.x} ${m.y}${SHAPES[state]}`] : []))
              .join('')}
          />
        ))}
        <PlotWords shape={shape} size={size} />
        {size.name !== 'slim' && <Ends shape={shape} />}
      </g>
    </svg>
  );
}
