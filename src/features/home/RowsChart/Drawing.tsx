import clsx from 'clsx';
import type { ReactNode } from 'react';
import {
  formatCount,
  periodWords,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  SEVERITIES,
  VARIANT_SHORT,
  VARIANTS,
} from 'rental-data';
import type { Frame } from '@site/src/lib/charts/axis';
import { round } from '@site/src/lib/charts/line';
import { plotText } from '@site/src/lib/ui/Chart/hair';
import type { Chart as ChartData } from './build';
import { chartCurves, type ChartShape } from './geometry';
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
export const STATES = ['partial', 'not-comparable', 'avoid'] as const;

const areas = (list: readonly { x: number; width: number }[], y: number, height: number): string =>
  list.map(({ x, width }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');

interface ShapeProps {
  shape: ChartShape;
}

interface LabelledProps extends ShapeProps {
  size: Size;
}

/** Prefix of the ids of what the drawings share; there is one such chart on a page. */
const ID = 'rows-';

/** What stands in the page once and is used by each drawing: patterns, and the curves in units of their own. */
export function Shared({ months, bands }: ChartData): ReactNode {
  const { between, lines } = chartCurves(months);
  const used = ['gap', ...bands.map(({ severity }) => severity)];
  return (
    // Without a size instead of not displayed, which would take the patterns away.
    <svg className={styles.shared} width={0} height={0} aria-hidden="true" data-shared>
      {Object.entries(HATCHES)
        .filter(([kind]) => used.includes(kind))
        .map(([kind, d]) => (
          <pattern
            key={kind}
            id={ID + kind}
            width={7}
            height={7}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className={clsx(styles.hatch, styles[kind])} d={d} />
          </pattern>
        ))}
      {Object.entries({ between, ...lines }).map(([kind, parts]) => (
        <path key={kind} id={ID + kind} vectorEffect="non-scaling-stroke" d={parts.join('')} />
      ))}
    </svg>
  );
}

function Grounds({ shape: { bands, gaps, plot } }: ShapeProps): ReactNode {
  const height = plot.bottom - plot.top;
  return (
    <>
      {SEVERITIES.map((severity) => {
        const own = bands.flatMap((band, index) => (band.severity === severity ? [{ ...band, index }] : []));
        const over = areas(own, plot.top, height);
        return (
          own.length > 0 && (
            <g key={severity} className={styles[severity]}>
              <path className={styles.band} d={over} />
              <path fill={`url(#${ID}${severity})`} d={over} />
              <path className={styles.cap} d={areas(own, plot.top - 5, 5)} />
              {own.map(({ index, label, word }) => (
                <text key={index} x={label} y={plot.top - 12}>
                  {[index + 1, word].join(' ').trim()}
                </text>
              ))}
            </g>
          )
        );
      })}
      <path className={styles.void} d={areas(gaps, plot.top, height)} />
      <path fill={`url(#${ID}gap)`} d={areas(gaps, plot.top, height)} />
    </>
  );
}

function Axes({ shape: { plot, steps, years }, size }: LabelledProps): ReactNode {
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
        .map(({ x, width }) => (
          <text key={x} className={styles.down} x={round(x + width / 2)} y={plot.bottom - 8}>
            {ROWS_STATE_NAME.absent}
          </text>
        ))}
    </>
  );
}

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
            <text
              key={variant}
              className={clsx(styles.name, styles[`${variant}Name`])}
              x={plot.right + 10}
              y={end.y}
            >
              {VARIANT_SHORT[variant]}
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

interface DrawingProps extends LabelledProps {
  label: string;
}

export default function Drawing({ shape, size, label }: DrawingProps): ReactNode {
  const { width, height } = size.frame;
  const { plot, steps } = shape;
  const greatest = steps.at(-1)?.value ?? 1;
  const place = `matrix(${shape.place.map((part) => Number(part.toFixed(5))).join(' ')})`;
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
        <Grounds shape={shape} />
        <Axes shape={shape} size={size} />
        <use href={`#${ID}between`} className={styles.between} fillRule="evenodd" transform={place} />
        {VARIANTS.map((variant) => (
          <use
            key={variant}
            href={`#${ID}${variant}`}
            className={clsx(styles.line, styles[variant])}
            transform={place}
          />
        ))}
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
