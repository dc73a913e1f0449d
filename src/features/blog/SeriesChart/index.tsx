import catalogue from '@catalogue';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import {
  type Frame,
  labelEvery,
  linePath,
  makePlot,
  makeScale,
  markPath,
  round,
  type Scale,
  spreadLabels,
  textWidth,
} from 'chart-geometry';
import { FILES, formatDecimal, type SeriesTable } from 'rental-data';
import Chart from '@site/src/lib/ui/Chart';
import { plotText } from 'chart-geometry/browser';
import Fold from '@site/src/lib/ui/Fold';
import ScrollTable from '@site/src/lib/ui/ScrollTable';
import styles from './styles.module.css';

interface Props {
  title: string;
  desc: string;
  unit: string;
  series: string;
}

/** With more points than this, their marks would merge into a thick line. */
const MARKED = 24;
/** What lines look like without the style sheet, as in a feed: outlines and no black shapes. */
const DRAWN = { fill: 'none', stroke: 'currentColor' } as const;
const PALE = '#bbb';
/** A label beside the line takes at most this share of the width; longer names are placed above the chart. */
const LABEL_SHARE = 0.34;

/** Writes large round numbers in 萬 (ten thousands), as is usual in Chinese. */
function tickWords(value: number, scale: Scale): string {
  const tenThousands = scale.max >= 10_000 && scale.ticks.every((tick) => tick % 1000 === 0);
  if (!tenThousands || value === 0) return formatDecimal(value);
  return `${formatDecimal(value / 10_000)}萬`;
}

interface DrawingProps extends Pick<Props, 'title'> {
  data: SeriesTable;
  className: string | undefined;
  width: number;
  height: number;
  font: number;
  /** the largest text that the style sheet gives this width, for readers with a large font */
  mostFont?: number;
  scale: Scale;
  direct: boolean;
}

/** The chart in one width. It is drawn twice, for wide and for narrow columns, so that its text keeps its size. */
function Drawing({
  className,
  title,
  data: { labels, lines: series },
  width,
  height,
  font,
  mostFont = font,
  scale,
  direct,
}: DrawingProps): ReactNode {
  const nameFont = font + 1;
  const nameWidth = direct ? Math.max(...series.map((s) => textWidth(s.name, nameFont))) + 16 : 6;
  const left = Math.max(...scale.ticks.map((tick) => textWidth(tickWords(tick, scale), mostFont))) + 10;
  const frame: Frame = { width, height, left, right: nameWidth, top: 10, bottom: mostFont + 16 };
  const plot = makePlot(frame, labels.length, scale);
  const every = labelEvery(labels, plot.right - plot.left, mostFont);
  const points = series.map(({ values }) =>
    values.map((value, i) => (value === null ? null : { x: plot.x(i + 0.5), y: plot.y(value) })),
  );
  const ends = points.map((list) => list.findLast((point) => point !== null));
  const named = series.flatMap((s, i) => {
    const at = ends[i];
    return direct && at ? [{ name: s.name, index: i, at }] : [];
  });
  const heights = spreadLabels(
    named.map(({ at }) => at.y),
    nameFont * 1.5,
    plot.top,
    plot.bottom,
  );
  return (
    <svg
      className={clsx(styles.chart, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fontSize={font}
      role="img"
      aria-label={`折線圖：${title}`}
      data-plot={plotText([plot.left, plot.right, plot.top, plot.bottom], [scale.min, scale.max])}
    >
      {/* Firefox hands the numbers of a picture to screen readers one by one. */}
      <g aria-hidden="true">
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <path
              className={tick === (scale.fromZero ? 0 : scale.min) ? styles.axis : styles.grid}
              stroke={PALE}
              d={`M${round(left)} ${round(plot.y(tick))}H${round(plot.right)}`}
            />
            <text x={round(left - 8)} y={round(plot.y(tick) + font * 0.35)} textAnchor="end">
              {tickWords(tick, scale)}
            </text>
          </g>
        ))}
        {labels.map((label, i) =>
          i % every === 0 ? (
            <text key={i} x={round(plot.x(i + 0.5))} y={height - 8} textAnchor="middle">
              {label}
            </text>
          ) : null,
        )}
        {/* the first series is drawn last, so that it stays visible where lines coincide */}
        {points
          .map((list, i) => ({ list, i }))
          .reverse()
          .map(({ list, i }) => (
            <g key={series[i]?.name} className={styles[`s${i}`]}>
              <path {...DRAWN} className={styles.line} d={linePath(list)} />
              {labels.length <= MARKED && (
                <path
                  className={styles.point}
                  d={list.map((p) => (p ? markPath(i, p.x, p.y) : '')).join('')}
                />
              )}
            </g>
          ))}
        {named.map(({ name, index, at }, i) => {
          const y = heights[i] ?? at.y;
          return (
            <g key={name} className={styles[`s${index}`]}>
              <path
                {...DRAWN}
                className={styles.leader}
                d={`M${round(at.x + 5)} ${round(at.y)}L${round(plot.right + 4)} ${round(y)}`}
              />
              <text
                className={`bold ${styles.name}`}
                x={round(plot.right + 8)}
                y={round(y + nameFont * 0.35)}
                fontSize={nameFont}
              >
                {name}
              </text>
            </g>
          );
        })}
      </g>
    </svg>
  );
}

function Key({ series }: { series: SeriesTable['lines'] }): ReactNode {
  return series.map(({ name }, i) => (
    <li key={name} className="keyed">
      <svg
        className={clsx(styles.sample, styles[`s${i}`])}
        viewBox="0 0 36 12"
        width="36"
        height="12"
        aria-hidden="true"
        focusable="false"
      >
        <path {...DRAWN} className={styles.line} d="M0 6H36" />
        <path className={styles.point} d={markPath(i, 18, 6)} />
      </svg>
      <span>{name}</span>
    </li>
  ));
}

interface TableProps extends Pick<Props, 'title' | 'unit'> {
  data: SeriesTable;
}

function DataTable({ title, unit, data: { id, labels, lines: series } }: TableProps): ReactNode {
  return (
    <Fold summary="這張圖的數字">
      <ScrollTable label={title}>
        <table>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <td className={styles.corner}>單位：{unit}</td>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="r">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, i) => (
              <tr key={i}>
                <th scope="row">{label}</th>
                {series.map(({ name, values }) => {
                  const value = values[i];
                  return (
                    <td key={name} className="r num">
                      {value === null || value === undefined ? '–' : formatDecimal(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      <p className="small">
        <a href={useBaseUrl(`/${FILES.series(id)}`)}>下載CSV</a>
      </p>
    </Fold>
  );
}

/** A static line chart with its figures as a table. Lines differ in colour, stroke and the shape of their points. */
export default function SeriesChart({ title, desc, unit, series: id }: Props): ReactNode {
  const data = catalogue.series.find((table) => table.id === id);
  if (!data) throw new Error(`沒有數列「${id}」。修正：檢查catalogue/series/。`);
  const { lines: series } = data;
  const scale = makeScale(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const several = series.length > 1;
  const direct = several && Math.max(...series.map((s) => textWidth(s.name, 14))) < 600 * LABEL_SHARE;
  const both = { title, data, scale };
  return (
    <figure className="container" data-chart>
      <figcaption className={styles.caption}>
        <b>{title}</b>
        <span data-note>{desc}</span>
      </figcaption>
      {several && (
        <ul className={clsx(styles.key, direct && styles.keyNarrow)}>
          <Key series={series} />
        </ul>
      )}
      <Chart title={title} unit={unit} each="點" count={data.labels.length} last={data.labels.at(-1) ?? ''}>
        <Drawing {...both} className={styles.wide} width={600} height={320} font={13} direct={direct} />
        <Drawing
          {...both}
          className={styles.slim}
          width={300}
          height={260}
          font={14}
          mostFont={21}
          direct={false}
        />
      </Chart>
      <p className={styles.note}>
        單位：{unit}
        {!scale.fromZero && (
          <b data-note>縱軸從{formatDecimal(scale.min)}開始，不是從0開始，高低差看起來會比實際大。</b>
        )}
      </p>
      <DataTable title={title} unit={unit} data={data} />
    </figure>
  );
}
