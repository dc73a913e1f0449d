import clsx from 'clsx';
import type { ReactNode } from 'react';
import RowsState from '@site/src/features/marks/RowsState';
import Fold from '@site/src/lib/ui/Fold';
import ScrollTable from '@site/src/lib/ui/ScrollTable';
import { VARIANTS } from '@site/src/dataset/catalogue/types';
import { formatCount } from '@site/src/lib/text/format';
import { ROWS_STATE_NAME, VARIANT_NAME } from '@site/src/dataset/words';
import { byYear, type Month } from './geometry';
import styles from './styles.module.css';

/** State of a month's rows, and the numbers of the incidents that affected the month. */
function State({ month: { month, rows, why, touched } }: { month: Month }): ReactNode {
  return (
    <>
      <RowsState period={month} state={rows ?? 'absent'} why={why} />
      {touched && <span className="block">事件{touched.join('、')}</span>}
    </>
  );
}

/** All figures of the chart, one block per year. */
export default function DataTable({ months }: { months: readonly Month[] }): ReactNode {
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
                    // The month lies before the first or after the newest month of the data.
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
                    // Consecutive unpublished months share one cell.
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
