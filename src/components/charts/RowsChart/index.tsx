import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import type { ChartProp, MapProp } from '@site/plugins/pages/client';
import { incidentItem } from '@site/src/domain/addresses/pages';
import Fold from '@site/src/components/ui/Fold';
import Mark from '@site/src/components/ui/Mark';
import RowsState from '@site/src/components/data/RowsState';
import ScrollTable from '@site/src/components/ui/ScrollTable';
import { VARIANTS } from '@site/src/domain/catalogue/types';
import { formatCount } from '@site/src/domain/format';
import { periodWords } from '@site/src/domain/period';
import {
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  SEVERITY_NAME,
  VARIANT_NAME,
  VARIANT_SHORT,
} from '@site/src/domain/words';
import { byYear, chartOf, chartShape, type ChartShape, type Frame, type Month } from './geometry';
import styles from './styles.module.css';

interface Size {
  name: 'wide' | 'middle' | 'slim';
  frame: Frame;
  /** in units of the view box, for the largest text that the style sheet gives this size */
  labelDistance: number;
}

/** Three drawings, not one scaled: the style sheet shows the one that fits and keeps its text at 13 px or more. */
const SIZES: readonly Size[] = [
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

/** A count at the axis, in units of ten thousand as people say it. */
function stepWords(value: number): string {
  return value >= 10_000 ? `${String(value / 10_000)}萬` : formatCount(value);
}

/** What the areas are filled with besides their colour: lines for a gap, lines the other way or crossed for a band. */
const HATCHES = {
  gap: 'M0 0v7',
  note: 'M0 0h1',
  caution: 'M0 0h7',
  severe: 'M0 0v7M0 0h7',
} as const;

/** The shapes of the states around a point, as beside their names (src/components/ui/Mark). */
const SHAPES = {
  partial: 'm0-5.5l5.5 10h-11z',
  'not-comparable': 'm0-6l6 6-6 6-6-6z',
  avoid: 'm-5-5h10v10h-10zl10 10m0-10l-10 10',
} as const;
const STATES = ['partial', 'not-comparable', 'avoid'] as const;

interface DrawingProps {
  shape: ChartShape;
  size: Size;
  label: string;
  hatch: string;
}

function Drawing({ shape, size: { name, frame, labelDistance }, label, hatch }: DrawingProps): ReactNode {
  const { plot } = shape;
  const height = plot.bottom - plot.top;
  const slim = name === 'slim';
  return (
    <svg
      className={clsx(styles.drawing, styles[name])}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
    >
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
      {shape.bands.map((band, index) => (
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
            {index + 1}
          </text>
        </g>
      ))}
      {shape.gaps.map((gap) => (
        <g key={gap.x}>
          <rect className={styles.void} x={gap.x} y={plot.top} width={gap.width} height={height} />
          <rect fill={`url(#${hatch}gap)`} x={gap.x} y={plot.top} width={gap.width} height={height} />
        </g>
      ))}
      {shape.steps.map(({ value, y }) => (
        <g key={value} className={value === 0 ? styles.axis : styles.grid}>
          <path d={`M${plot.left} ${y}H${plot.right}`} />
          <text className={styles.before} x={plot.left - 8} y={y} dy=".36em">
            {stepWords(value)}
          </text>
        </g>
      ))}
      {shape.years.map(({ year, x }) => (
        <g key={year} className={styles.axis}>
          <path d={`M${x} ${plot.bottom}v6`} />
          <text className={clsx(slim && styles.middleOf)} x={slim ? x : x + 3} y={plot.bottom + 6} dy="1.1em">
            {slim ? String(year).slice(2) : year}
          </text>
        </g>
      ))}
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
      {!slim &&
        shape.marks
          .filter(({ state }) => state === 'avoid')
          .map(({ month, x, y }) => (
            <text key={month} className={styles.warning} x={x + 12} y={y} dy=".36em">
              {month} {ROWS_STATE_NAME.avoid}
            </text>
          ))}
      {shape.gaps
        .filter(({ width }) => width * 1.2 >= labelDistance)
        .map(({ x, width, touched }) => (
          <text key={x} className={styles.down} x={x + width / 2} y={plot.bottom - 8}>
            {ROWS_STATE_NAME.absent}
            {touched.length > 0 && `（${touched.join('、')}）`}
          </text>
        ))}
      {!slim && shape.ends.raw && (
        <text x={plot.right + 10} y={shape.ends.raw.y} dy="-1.35em">
          {periodWords(shape.ends.raw.month)}
        </text>
      )}
      {!slim &&
        VARIANTS.map((variant) => {
          const end = shape.ends[variant];
          return (
            end && (
              <text key={variant} x={plot.right + 10} y={end.y}>
                <tspan className={clsx(styles.name, styles[`${variant}Name`])}>
                  {VARIANT_SHORT[variant]}
                </tspan>
                <tspan x={plot.right + 10} dy="1.3em">
                  {formatCount(end.rows)}
                </tspan>
              </text>
            )
          );
        })}
    </svg>
  );
}

/** The incidents that the numbers of the drawing stand for. */
function Keys({ bands }: Pick<ChartProp, 'bands'>): ReactNode {
  return (
    <ol className={styles.keys}>
      {bands.map((band, index) => (
        <li key={band.id}>
          <b>{index + 1}</b>
          <span className={styles.when}>
            <Mark state={band.severity}>{SEVERITY_NAME[band.severity]}</Mark> {band.start.slice(0, 7)}
          </span>
          <Link to={incidentItem(band.id)}>{band.title}</Link>
        </li>
      ))}
    </ol>
  );
}

/** State of a month's rows, and the numbers of the incidents that touched it. */
function State({ month: { month, rows, why, touched } }: { month: Month }): ReactNode {
  return (
    <>
      <RowsState period={month} state={rows ?? 'absent'} why={why} />
      {touched && <span className={styles.touched}>事件{touched.join('、')}</span>}
    </>
  );
}

function DataTable({ months }: { months: readonly Month[] }): ReactNode {
  const title = '每月列數資料表';
  const head = (number: number) => `${String(number)}月`;
  return (
    <Fold summary={title}>
      <ScrollTable label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">年</th>
              <th scope="col">內容</th>
              {Array.from({ length: 12 }, (_, i) => (
                <th key={i} className="r" scope="col">
                  {head(i + 1)}
                </th>
              ))}
            </tr>
          </thead>
          {byYear(months).map(({ year, months: twelve }) => (
            <tbody key={year}>
              {VARIANTS.map((variant, index) => (
                <tr key={variant}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={VARIANTS.length + 1}>
                      {year}
                    </th>
                  )}
                  <th scope="row">{VARIANT_NAME[variant]}</th>
                  {twelve.map((month, i) => {
                    // Before the record begins and after its newest month there is nothing to say.
                    if (!month) return <td key={i} />;
                    if (month.rows) {
                      const rows = month[variant];
                      return rows === undefined ? (
                        <td
                          key={i}
                          className={clsx('r', styles.gap)}
                          data-period={month.month}
                          data-variant={variant}
                          data-verdict="absent"
                        >
                          {ROWS_STATE_NAME.absent}
                        </td>
                      ) : (
                        <td key={i} className="r num">
                          {formatCount(rows)}
                        </td>
                      );
                    }
                    // A gap is one cell.
                    return index > 0 ? null : (
                      <td key={i} className={clsx('r', styles.gap)} rowSpan={VARIANTS.length + 1}>
                        <State month={month} />
                      </td>
                    );
                  })}
                </tr>
              ))}
              <tr className={styles.states}>
                <th scope="row">狀態</th>
                {twelve.map((month, i) =>
                  month && !month.rows ? null : (
                    <td key={i} className="r">
                      {month && <State month={month} />}
                    </td>
                  ),
                )}
              </tr>
            </tbody>
          ))}
        </table>
      </ScrollTable>
    </Fold>
  );
}

interface Props {
  data: ChartProp;
  /** cells of the coverage map, which hold the rows */
  cells: MapProp['cells'];
}

/**
 * Rows per month as two lines with gaps left as gaps. Bands are the incidents that touched the counts, numbered and
 * listed below; months that must not be used stand apart from the lines; all figures are in a table.
 */
export default function RowsChart({ data, cells }: Props): ReactNode {
  // A pattern's id must be unique on the page and safe inside url(#…).
  const id = useId().replace(/\W/g, '');
  const { first, last, bands, csv } = data;
  const chart = chartOf(data, cells);
  const label = `折線圖：${periodWords(first)}到${periodWords(last)}每月的列數，${VARIANT_NAME.raw}與${VARIANT_NAME.deduplicated}各一條線，沒有發布的月份留白。數字在圖下的資料表。`;
  return (
    <div className={styles.block}>
      <figure>
        {SIZES.map((size) => (
          <Drawing
            key={size.name}
            size={size}
            shape={chartShape(chart, size.frame, size.labelDistance)}
            label={label}
            hatch={`hatch-${id}-${size.name}-`}
          />
        ))}
        <figcaption className={styles.caption}>
          {VARIANTS.map((variant) => (
            <span key={variant} className={styles.series}>
              <i className={styles[`${variant}Key`]} aria-hidden="true" />
              {VARIANT_NAME[variant]}
            </span>
          ))}
          {STATES.map((state) => (
            <Mark key={state} state={ROWS_STATE_MARK[state]}>
              {ROWS_STATE_NAME[state]}
            </Mark>
          ))}
          <span>
            縱軸從0起，單位是列。灰色斜線是沒有發布的月份，線在那裡斷開；有顏色的網底是列數受影響的時段，編號對照下方的品質事件。線上的記號是那個月的列數狀態，標示「
            {ROWS_STATE_NAME.avoid}」的月份不與其他月份相連。
          </span>
        </figcaption>
      </figure>
      <Keys bands={bands} />
      <DataTable months={chart.months} />
      <p className={styles.csv}>
        <a href={useBaseUrl(csv)}>下載每月列數（CSV）</a>
      </p>
    </div>
  );
}
