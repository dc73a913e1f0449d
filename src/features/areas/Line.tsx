import Mark from '@site/src/features/marks/Mark';
import type { Quartiles } from './rentFigures';
import { axisTicks } from '@site/src/lib/charts/axis';
import { linePath, round } from '@site/src/lib/charts/line';
import ScrollTable from '@site/src/lib/ui/ScrollTable';
import { figure } from '@site/src/lib/text/figure';
import { periodWords } from 'rental-data';
import type { ReactNode } from 'react';
import { fewWords, type RowUnit } from './figures';
import { pairName } from './months';
import type { RowsWords } from './state';
import styles from './line.module.css';

/** A month of the line. */
export interface LinePoint {
  period: string;
  /** absent where nobody knows anything of its rows */
  about?: RowsWords | undefined;
  /** are its rents counted at all? */
  isCounted: boolean;
  rows: number;
  quartiles?: Quartiles | undefined;
}

const WIDTH = 720;
const HEIGHT = 260;
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 16, 16, 32];

const monthNumber = (period: string): number => Number(period.slice(0, 4)) * 12 + Number(period.slice(5)) - 1;

/** What of a month lies on the line: the median, or the number of rows. */
const readValue = ({ quartiles, isCounted, rows }: LinePoint, isCount: boolean): number | undefined =>
  isCount ? (isCounted ? rows : undefined) : quartiles?.[1];

/** The median of each file over time, with the middle half, or its number of rows; only months that follow each other and may be compared are joined. */
export default function Line({
  title,
  points,
  joined,
  unit,
  isCount,
}: {
  title: string;
  points: readonly LinePoint[];
  joined: ReadonlySet<string>;
  unit: RowUnit;
  /** are rows counted, and no rents told? */
  isCount: boolean;
}): ReactNode {
  const months = points.map(({ period }) => monthNumber(period));
  const [first, last] = [Math.min(...months), Math.max(...months)];
  const ticks = axisTicks(
    0,
    Math.max(1, ...points.map((point) => (isCount ? readValue(point, true) : point.quartiles?.[2]) ?? 0)),
  );
  const most = ticks.at(-1) ?? 1;
  const x = (period: string): number =>
    round(LEFT + ((monthNumber(period) - first) / Math.max(1, last - first)) * (WIDTH - LEFT - RIGHT));
  const y = (value: number): number => round(TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM));
  const line = points.flatMap((from, index) => {
    const to = points[index + 1];
    if (!to || !joined.has(pairName(from.period, to.period))) return [];
    // Rows that are missing leave the medians nearly as they are, not the number of rows.
    if (isCount && [from, to].some(({ about }) => about?.state !== 'complete')) return [];
    const [start, end] = [readValue(from, isCount), readValue(to, isCount)];
    return start === undefined || end === undefined ? [] : [{ from, to, start, end }];
  });
  const named = [points[0], points.at(-1)].filter((point) => point !== undefined);
  return (
    <>
      <svg
        className={styles.line}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={`${title}；數字見下面的表。`}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} className={styles.tick} />
            <text x={LEFT - 8} y={y(tick) + 5} textAnchor="end">
              {figure(tick)}
            </text>
          </g>
        ))}
        {line.map(({ from, to, start, end }) => {
          const [a, b] = [from.quartiles, to.quartiles];
          return (
            <g key={from.period}>
              {!isCount && a && b && (
                <path
                  d={`M${x(from.period)} ${y(a[0])}L${x(to.period)} ${y(b[0])}V${y(b[2])}L${x(from.period)} ${y(a[2])}z`}
                  className={styles.band}
                />
              )}
              <path
                d={linePath([
                  { x: x(from.period), y: y(start) },
                  { x: x(to.period), y: y(end) },
                ])}
                className={styles.middle}
              />
            </g>
          );
        })}
        {points.map((point) => {
          const { period, quartiles } = point;
          const value = readValue(point, isCount);
          return (
            value !== undefined && (
              <g key={period}>
                {!isCount && quartiles && (
                  <path
                    d={`M${x(period)} ${y(quartiles[0])}V${y(quartiles[2])}`}
                    className={styles.whisker}
                  />
                )}
                <circle cx={x(period)} cy={y(value)} r="4.5" className={styles.point} />
              </g>
            )
          );
        })}
        {named.map(({ period }, index) => (
          <text key={period} x={x(period)} y={HEIGHT - 8} textAnchor={index === 0 ? 'start' : 'end'}>
            {periodWords(period)}
          </text>
        ))}
      </svg>
      <p className="small mute">
        {isCount
          ? `圓點是${unit}數。只有相連、列數都沒有已知缺漏的月份才連線。`
          : '圓點是中位數，直線是中間一半。只有相連、可以互相比較的月份才連線。'}
      </p>
      <ScrollTable label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">期別</th>
              {!isCount && (
                <>
                  <th scope="col" className="r">
                    中位數
                  </th>
                  <th scope="col" className="r">
                    中間一半
                  </th>
                </>
              )}
              <th scope="col" className="r">{`${unit}數`}</th>
              <th scope="col">列數</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ period, about, isCounted, quartiles, rows }) => (
              <tr key={period}>
                <th scope="row">{periodWords(period)}</th>
                {!isCount && (
                  <>
                    <td className="r">
                      {quartiles ? figure(Math.round(quartiles[1])) : isCounted ? fewWords(unit) : '不算'}
                    </td>
                    <td className="r">
                      {quartiles && `${figure(Math.round(quartiles[0]))}–${figure(Math.round(quartiles[2]))}`}
                    </td>
                  </>
                )}
                <td className="r">{isCounted ? figure(rows) : '不算'}</td>
                <td>{about && <Mark state={about.mark}>{about.name}</Mark>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </>
  );
}
