import catalogue from '@catalogue';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { drawLines, makeScale, markPath, type Scale, textWidth } from 'chart-geometry';
import { FILES, formatDecimal, type SeriesTable, tickWords } from 'rental-data';
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

/** What lines look like without the style sheet, as in a feed: outlines and no black shapes. */
const DRAWN = { fill: 'none', stroke: 'currentColor' } as const;
const PALE = '#bbb';
/** A label beside the line takes at most this share of the width; longer names are placed above the chart. */
const LABEL_SHARE = 0.34;

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
  data: { labels, lines },
  scale,
  direct,
  ...size
}: DrawingProps): ReactNode {
  const { width, height, font } = size;
  const { plot, ...drawn } = drawLines({
    ...size,
    labels,
    lines,
    scale,
    tickWords: (tick) => tickWords(tick, scale.ticks),
    isNamed: direct,
  });
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
        {drawn.ticks.map(({ value, words, path, x, y }) => (
          <g key={value}>
            <path
              className={value === (scale.fromZero ? 0 : scale.min) ? styles.axis : styles.grid}
              stroke={PALE}
              d={path}
            />
            <text x={x} y={y} textAnchor="end">
              {words}
            </text>
          </g>
        ))}
        {drawn.labels.map(({ words, x, y }) => (
          <text key={x} x={x} y={y} textAnchor="middle">
            {words}
          </text>
        ))}
        {/* the first series is drawn last, so that it stays visible where lines coincide */}
        {drawn.lines
          .map(({ path, marks }, i) => (
            <g key={lines[i]?.name} className={styles[`s${i}`]}>
              <path {...DRAWN} className={styles.line} d={path} />
              {marks && <path className={styles.point} d={marks} />}
            </g>
          ))
          .reverse()}
        {drawn.names.map(({ index, leader, ...place }) => (
          <g key={index} className={styles[`s${index}`]}>
            <path {...DRAWN} className={styles.leader} d={leader} />
            <text className={`bold ${styles.name}`} {...place}>
              {lines[index]?.name}
            </text>
          </g>
        ))}
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
