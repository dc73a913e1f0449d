import Mark from '@site/src/features/marks/Mark';
import { type InOrder, fewWords, type RowUnit, pairName, type RowsWords } from 'rental-data/statistics';
import { axisTicks, linePath, round } from 'chart-geometry';
import Fold from '@site/src/lib/ui/Fold';
import ScrollTable from '@site/src/lib/ui/ScrollTable';
import { figure } from '@site/src/lib/text/figure';
import { periodWords, ROWS_STATE_MARK } from 'rental-data';
import type { ReactNode } from 'react';
import styles from './line.module.css';

/** A month of the line. */
export interface LinePoint {
  period: string;
  /** absent where nobody knows anything of its rows */
  about?: RowsWords | undefined;
  /** are its rents counted at all? */
  isCounted: boolean;
  rows: number;
  quartiles?: InOrder | undefined;
}

/** Units of the drawing in both directions: it is stretched to its place, and what is written stands beside it, in the size of text. */
const SIDE = 1000;
/** Up to so many months each one is a point; more are a line. */
const FEW = 24;
/** With more rows, the table is folded. */
const SHORT = 12;
/** Most that a month takes on the ground, in units. */
const BROAD = 30;

const monthNumber = (period: string): number => Number(period.slice(0, 4)) * 12 + Number(period.slice(5)) - 1;

/** What of a month lies on the line: the median, or the number of rows. */
const readValue = ({ quartiles, isCounted, rows }: LinePoint, isCount: boolean): number | undefined =>
  isCount ? (isCounted ? rows : undefined) : quartiles?.[1];

interface Props {
  title: string;
  /** in order of their periods */
  points: readonly LinePoint[];
  joined: ReadonlySet<string>;
  unit: RowUnit;
  /** are rows counted, and no rents told? */
  isCount: boolean;
  /** the month that the map shows */
  shown: string | undefined;
}

/** Months that a line joins stand in one run; one that is joined with none is a run of its own. */
function findRuns({ points, joined, isCount }: Pick<Props, 'points' | 'joined' | 'isCount'>): LinePoint[][] {
  const runs: LinePoint[][] = [];
  for (const to of points) {
    if (readValue(to, isCount) === undefined) continue;
    const run = runs.at(-1);
    const from = run?.at(-1);
    // Rows that are missing leave the medians nearly as they are, not the number of rows.
    const isBroken = isCount && [from, to].some((point) => point?.about?.state !== 'complete');
    if (run && from && !isBroken && joined.has(pairName(from.period, to.period))) run.push(to);
    else runs.push([to]);
  }
  return runs;
}

/** Where the months and the values of a line stand. */
function findPlaces(points: readonly LinePoint[], isCount: boolean) {
  const months = points.map(({ period }) => monthNumber(period));
  const [first, last] = [Math.min(...months), Math.max(...months)];
  const span = Math.max(1, last - first);
  const ticks = axisTicks(
    0,
    Math.max(1, ...points.map((point) => (isCount ? readValue(point, true) : point.quartiles?.[2]) ?? 0)),
  );
  const most = ticks.at(-1) ?? 1;
  return {
    ticks,
    /** of each January, where there are so many months that their years are told */
    years:
      span < FEW
        ? []
        : Array.from({ length: Math.floor(last / 12) - Math.ceil(first / 12) + 1 }, (_, index) => {
            const year = Math.ceil(first / 12) + index;
            return { year: String(year), x: ((year * 12 - first) / span) * SIDE };
          }),
    // Whole units are less than a pixel, and take less of a page.
    x: (period: string): number => Math.round(((monthNumber(period) - first) / span) * SIDE),
    y: (value: number): number => Math.round((1 - value / most) * SIDE),
    /** half of what a month takes */
    half: Math.min(BROAD, SIDE / span) / 2,
  };
}

/** Must the month stand alone? */
const isApart = ({ about, isCounted }: LinePoint): boolean =>
  isCounted && about?.mark === ROWS_STATE_MARK['not-comparable'];

const percent = (place: number): string => `${String(round(place / 10))}%`;

/** The median of each file over time, with the middle half, or its number of rows; only months that follow each other and may be compared are joined. */
function Drawing({ title, points, joined, isCount, shown }: Props): ReactNode {
  const { ticks, years, x, y, half } = findPlaces(points, isCount);
  const runs = findRuns({ points, joined, isCount });
  const lines = runs.filter(({ length }) => length > 1);
  const quartersIn = (run: readonly LinePoint[], place: 0 | 2) =>
    run.flatMap(({ period, quartiles }) => (quartiles ? [{ x: x(period), y: y(quartiles[place]) }] : []));
  const bands = lines.map((run) => {
    const [under, ...rest] = quartersIn(run, 0).toReversed();
    const back = under ? linePath([under, ...rest]).replace('M', 'L') : '';
    return `${linePath(quartersIn(run, 2))}${back}z`;
  });
  const dots = (shownOnly: boolean): string =>
    runs
      .filter(({ length }) => shownOnly || length === 1 || points.length <= FEW)
      .flat()
      .filter(({ period }) => !shownOnly || period === shown)
      .map((point) => `M${x(point.period)} ${y(readValue(point, isCount) ?? 0)}h0`)
      .join('');
  const [first, last] = [points[0], points.at(-1)];
  const named = years.length > 0 ? [] : [first, last].filter((point) => point !== undefined);
  return (
    <div className={styles.plot}>
      <svg
        className={styles.line}
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}；數字見下面的表。`}
      >
        <path
          d={points
            .filter(isApart)
            .map(
              ({ period }) => `M${round(x(period) - half)} 0h${round(2 * half)}v${SIDE}h${round(-2 * half)}z`,
            )
            .join('')}
          className={styles.apart}
        />
        <path
          d={
            ticks.map((tick) => `M0 ${y(tick)}h${SIDE}`).join('') +
            years.map((year) => `M${round(year.x)} ${SIDE}v20`).join('')
          }
          className={styles.tick}
        />
        {!isCount && (
          <>
            <path d={bands.join('')} className={styles.band} />
            <path
              d={runs
                .flatMap((run) => (run.length === 1 ? run : []))
                .map(
                  ({ period, quartiles: [low, , high] = [0, 0, 0] }) => `M${x(period)} ${y(low)}V${y(high)}`,
                )
                .join('')}
              className={styles.whisker}
            />
          </>
        )}
        <path
          d={lines
            .map((run) =>
              linePath(run.map((point) => ({ x: x(point.period), y: y(readValue(point, isCount) ?? 0) }))),
            )
            .join('')}
          className={styles.middle}
        />
        <path d={dots(false)} className={styles.point} />
        <path d={dots(false)} className={styles.hole} />
        <path d={dots(true)} className={styles.point} />
      </svg>
      <div aria-hidden="true" className={styles.words}>
        {ticks.map((tick) => (
          <span key={tick} data-axis="y" style={{ top: percent(y(tick)) }}>
            {figure(tick)}
          </span>
        ))}
        {years.map(({ year, x: place }) => (
          <span key={year} data-axis="x" style={{ left: percent(place) }}>
            <i>{year.slice(0, 2)}</i>
            {year.slice(2)}
          </span>
        ))}
        {named.map(({ period }) => (
          <span key={period} data-axis={period === first?.period ? 'first' : 'last'}>
            {periodWords(period)}
          </span>
        ))}
        {points
          .filter(({ isCounted }) => !isCounted)
          .map(({ period }) => (
            <span key={period} data-axis="none" style={{ left: percent(x(period)) }}>
              ×
            </span>
          ))}
      </div>
    </div>
  );
}

/** The line over time, what it draws, and its figures. */
export default function Line(props: Props): ReactNode {
  const { title, points, unit, isCount } = props;
  const apart = [...new Set(points.filter(isApart).map(({ about }) => about?.name))];
  const words = [
    isCount
      ? `點與線是${unit}數；只有相連、列數都沒有已知缺漏的月份才連線。`
      : '點與線是中位數，直線與色帶是中間一半；只有相連、可以互相比較的月份才連線。',
    '實心點是地圖上的月份。',
    apart.length > 0 ? `有底色的月份，${apart.join('，或')}。` : '',
    points.some(({ isCounted }) => !isCounted) ? '叉號是不算租金的月份。' : '',
  ];
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
          {points.map(({ period, about, isCounted, quartiles, rows }) => (
            <tr key={period}>
              <th scope="row" className="num">
                {periodWords(period)}
              </th>
              {!isCount && (
                <>
                  <td className="r">
                    {quartiles ? figure(Math.round(quartiles[1])) : isCounted ? fewWords(unit) : '不算'}
                  </td>
                  <td className="r" data-half>
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
  );
  // Where no month has rows enough, the table says so, and an axis would have no figures.
  if (points.every((point) => readValue(point, isCount) === undefined)) return table;
  return (
    <>
      <Drawing {...props} />
      <p className="small mute">{words.join('')}</p>
      {points.length > SHORT ? <Fold summary={`${String(points.length)}個月的數字`}>{table}</Fold> : table}
    </>
  );
}
