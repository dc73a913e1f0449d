import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import ExcelHint from '@site/src/features/site/ExcelHint';
import { filePage, incidentItem } from '@site/src/lib/addresses/pages';
import Mark from '@site/src/features/marks/Mark';
import {
  describeRowsChart,
  FILES,
  periodWords,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  type RowsChart as ChartData,
  SEVERITY_NAME,
  VARIANT_NAME,
  VARIANTS,
} from 'rental-data';
import Chart from '@site/src/lib/ui/Chart';
import DataTable from './DataTable';
import Drawing, { SIZES, STATES } from './Drawing';
import styles from './styles.module.css';

function Keys({ bands }: Pick<ChartData, 'bands'>): ReactNode {
  return (
    <ol className={styles.keys} data-note>
      {bands.map((band, index) => (
        <li key={band.id}>
          <b>{index + 1}</b>
          <span className={clsx(styles.when, 'mute num')}>
            <Mark state={band.severity}>{SEVERITY_NAME[band.severity]}</Mark> {band.start.slice(0, 7)}
          </span>
          <Link to={incidentItem(band.id)}>{band.title}</Link>
        </li>
      ))}
    </ol>
  );
}

/** Lines that stop at gaps; numbered bands for incidents, listed below. Months that must not be used are not joined to the lines. A table holds all figures. */
export default function RowsChart(): ReactNode {
  const chart = describeRowsChart(catalogue);
  const [first, last] = [chart.months[0], chart.months.at(-1)].map((one) => periodWords(one?.month ?? ''));
  const label = `折線圖：${first ?? ''}到${last ?? ''}每月的列數，${VARIANT_NAME.raw}與${VARIANT_NAME.deduplicated}各一條線，沒有發布的月份留白。數字在圖下的資料表。`;
  return (
    <div className={styles.answers} data-chart>
      <figure>
        <Chart
          title="每個月收錄多少列"
          unit="列"
          each="月"
          count={chart.months.length}
          last={last ?? ''}
          href={useBaseUrl(filePage('*', 'raw'))}
        >
          {SIZES.map((size) => (
            <Drawing key={size.name} size={size} chart={chart} label={label} />
          ))}
        </Chart>
        <figcaption className={styles.caption}>
          {VARIANTS.map((variant) => (
            <span key={variant} className={clsx(styles.series, styles[`${variant}Key`])}>
              {VARIANT_NAME[variant]}
            </span>
          ))}
          {STATES.map((state) => (
            <Mark key={state} state={ROWS_STATE_MARK[state]}>
              {ROWS_STATE_NAME[state]}
            </Mark>
          ))}
          <span data-note>
            縱軸從0起，單位是列。沒有發布的月份，線就斷開；有顏色的底是列數受影響的時段，編號對照下方的品質事件。線上的記號是那個月的列數狀態：三角形是
            {ROWS_STATE_NAME.partial}，菱形是{ROWS_STATE_NAME['not-comparable']}，打叉的方框是
            {ROWS_STATE_NAME.avoid}，不和其他月份相連。
          </span>
        </figcaption>
      </figure>
      <Keys bands={chart.bands} />
      <DataTable months={chart.months} />
      <p className={styles.csv}>
        <a href={useBaseUrl(`/${FILES.monthlyRows}`)}>下載每月列數（CSV）</a>
      </p>
      <p className="small mute">
        <ExcelHint />
      </p>
    </div>
  );
}
