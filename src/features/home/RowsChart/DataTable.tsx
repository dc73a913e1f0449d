import type { ReactNode } from 'react';
import RowsState from '@site/src/features/marks/RowsState';
import Fold from '@site/src/lib/ui/Fold';
import ScrollTable from '@site/src/lib/ui/ScrollTable';
import {
  type ChartMonth,
  formatCount,
  periodWords,
  ROWS_STATE_NAME,
  VARIANT_NAME,
  VARIANTS,
} from 'rental-data';

function Row({ month: { month, rows, why, touched, ...counts } }: { month: ChartMonth }): ReactNode {
  return (
    <tr>
      <th scope="row">{periodWords(month)}</th>
      {VARIANTS.map((variant) => {
        const count = counts[variant];
        if (count !== undefined)
          return (
            <td key={variant} className="r num">
              {formatCount(count)}
            </td>
          );
        // Of a month without any file the state alone says so.
        return rows === undefined ? (
          <td key={variant} />
        ) : (
          <td key={variant} className="r" data-period={month} data-variant={variant} data-verdict="absent">
            {ROWS_STATE_NAME.absent}
          </td>
        );
      })}
      <td>
        <RowsState period={month} state={rows ?? 'absent'} why={why} />
        {touched && <span className="block">事件{touched.join('、')}</span>}
      </td>
    </tr>
  );
}

export default function DataTable({ months }: { months: readonly ChartMonth[] }): ReactNode {
  const title = '每月列數資料表';
  return (
    <Fold summary={title}>
      <ScrollTable label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">月</th>
              {VARIANTS.map((variant) => (
                <th key={variant} scope="col" className="r">
                  {VARIANT_NAME[variant]}
                </th>
              ))}
              <th scope="col">狀態</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <Row key={month.month} month={month} />
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </Fold>
  );
}
