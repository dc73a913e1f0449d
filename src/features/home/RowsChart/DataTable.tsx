import clsx from 'clsx';
import type { ReactNode } from 'react';
import RowsState from '@site/src/features/marks/RowsState';
import Fold from '@site/src/lib/ui/Fold';
import ScrollTable from '@site/src/lib/ui/ScrollTable';
import { formatCount, ROWS_STATE_NAME, type Variant, VARIANT_NAME, VARIANTS } from 'rental-data';
import type { Month } from './build';
import { byYear, stateRuns } from './geometry';
import styles from './styles.module.css';

function State({ month: { month, rows, why, touched } }: { month: Month }): ReactNode {
  return (
    <>
      <RowsState period={month} state={rows ?? 'absent'} why={why} />
      {touched && <span className="block">事件{touched.join('、')}</span>}
    </>
  );
}

function Rows({ month, variant }: { month: Month; variant: Variant }): ReactNode {
  const rows = month[variant];
  return rows === undefined ? (
    <td
      className={clsx('r', styles.gap)}
      data-period={month.month}
      data-variant={variant}
      data-verdict="absent"
    >
      {ROWS_STATE_NAME.absent}
    </td>
  ) : (
    <td className="r num">{formatCount(rows)}</td>
  );
}

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
          {byYear(months).map(({ year, months: twelve }) => {
            const runs = stateRuns(twelve);
            return (
              <tbody key={year}>
                {VARIANTS.map((variant, index) => (
                  <tr key={variant}>
                    {index === 0 && (
                      <th scope="rowgroup" rowSpan={VARIANTS.length + 1}>
                        {year}
                      </th>
                    )}
                    <th scope="row">{VARIANT_NAME[variant]}</th>
                    {runs.map(({ from, months: alike }) => {
                      const [first] = alike;
                      // They lie before the first or after the newest month of the data.
                      if (!first) return <td key={from} colSpan={alike.length} />;
                      if (first.rows)
                        return alike.map(
                          (month) => month && <Rows key={month.month} month={month} variant={variant} />,
                        );
                      return (
                        index === 0 && (
                          <td
                            key={from}
                            className={styles.gap}
                            rowSpan={VARIANTS.length + 1}
                            colSpan={alike.length}
                          >
                            <State month={first} />
                          </td>
                        )
                      );
                    })}
                  </tr>
                ))}
                <tr className={styles.states}>
                  <th scope="row">狀態</th>
                  {runs.map(({ from, months: alike }) => {
                    const [first] = alike;
                    return (
                      (!first || first.rows) && (
                        <td key={from} colSpan={alike.length}>
                          {first && <State month={first} />}
                        </td>
                      )
                    );
                  })}
                </tr>
              </tbody>
            );
          })}
        </table>
      </ScrollTable>
    </Fold>
  );
}
