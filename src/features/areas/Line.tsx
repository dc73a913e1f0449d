import Mark from '@site/src/features/marks/Mark';
import { lineOfMonths, lineWords, monthCells, type RentMonth, type RowUnit } from 'rental-data/statistics';
import { drawMonths, type MonthPoint } from 'chart-geometry';
import Fold from '@site/src/lib/ui/Fold';
import ScrollTable from '@site/src/lib/ui/ScrollTable';
import { formatCount, periodWords } from 'rental-data';
import type { ReactNode } from 'react';
import styles from './line.module.css';

/** With more rows, the table is folded. */
const SHORT = 12;

interface Props {
  title: string;
  /** in order of their periods */
  points: readonly RentMonth[];
  joined: ReadonlySet<string>;
  unit: RowUnit;
  /** are rows counted, and no rents told? */
  isCount: boolean;
  /** the month that the map shows */
  shown: string | undefined;
}

/** The median of each file over time, with the middle half, or its number of rows; only months that follow each other and may be compared are joined. */
function Drawing({
  title,
  points,
  isCount,
  shown,
  line,
}: Props & { line: readonly MonthPoint[] }): ReactNode {
  const drawn = drawMonths(line, shown);
  const [first, last] = [points[0], points.at(-1)];
  const named = drawn.years.length > 0 ? [] : [first, last].filter((point) => point !== undefined);
  return (
    <div className={styles.plot}>
      <svg
        className={styles.line}
        viewBox={drawn.viewBox}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}；數字見下面的表。`}
      >
        <path d={drawn.grounds} className={styles.apart} />
        <path d={drawn.grid} className={styles.tick} />
        {!isCount && (
          <>
            <path d={drawn.bands} className={styles.band} />
            <path d={drawn.whiskers} className={styles.whisker} />
          </>
        )}
        <path d={drawn.line} className={styles.middle} />
        <path d={drawn.points} className={styles.point} />
        <path d={drawn.points} className={styles.hole} />
        <path d={drawn.shown} className={styles.point} />
      </svg>
      <div aria-hidden="true" className={styles.words}>
        {drawn.ticks.map(({ value, top }) => (
          <span key={value} data-axis="y" style={{ top }}>
            {formatCount(value)}
          </span>
        ))}
        {drawn.years.map(({ year, left }) => (
          <span key={year} data-axis="x" style={{ left }}>
            <i>{year.slice(0, 2)}</i>
            {year.slice(2)}
          </span>
        ))}
        {named.map(({ period }) => (
          <span key={period} data-axis={period === first?.period ? 'first' : 'last'}>
            {periodWords(period)}
          </span>
        ))}
        {line.map(
          (point, index) =>
            points[index]?.isCounted === false && (
              <span key={point.month} data-axis="none" style={{ left: drawn.findLeft(point) }}>
                ×
              </span>
            ),
        )}
      </div>
    </div>
  );
}

/** The line over time, what it draws, and its figures. */
export default function Line(props: Props): ReactNode {
  const { title, points, joined, unit, isCount } = props;
  const line = lineOfMonths(points, joined, isCount);
  const table = (
    <ScrollTable label={title}>
      <table className={styles.months}>
        <thead>
          <tr>
            <th scope="col">期別</th>
            {!isCount && (
              <>
                <th scope="col" className="r">
                  中位數
                </th>
                <th scope="col" className="r" data-half>
                  中間一半
                </th>
              </>
            )}
            <th scope="col" className="r">{`${unit}數`}</th>
            <th scope="col">列數的狀態</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => {
            const { period, about } = point;
            const { median, half, rows } = monthCells(point, unit);
            return (
              <tr key={period}>
                <th scope="row" className="num">
                  {periodWords(period)}
                </th>
                {!isCount && (
                  <>
                    <td className="r">{median}</td>
                    <td className="r" data-half>
                      {half}
                    </td>
                  </>
                )}
                <td className="r">{rows}</td>
                <td>{about && <Mark state={about.mark}>{about.name}</Mark>}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollTable>
  );
  // Where no month has rows enough, the table says so, and an axis would have no figures.
  if (line.every(({ value }) => value === undefined)) return table;
  return (
    <>
      <Drawing {...props} line={line} />
      <p className="small mute">{lineWords(points, unit, isCount)}</p>
      {points.length > SHORT ? <Fold summary={`${String(points.length)}個月的數字`}>{table}</Fold> : table}
    </>
  );
}
