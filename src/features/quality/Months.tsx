import catalogue from '@catalogue';
import Mark from '@site/src/features/marks/Mark';
import CoverageMap from '@site/src/features/coverage/CoverageMap';
import {
  listMonthsByState,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  type RowsState,
  spanListWords,
} from 'rental-data';
import type { ReactNode } from 'react';
import styles from './months.module.css';

const MEANING: Record<RowsState, string> = {
  complete: '列數可以和別的月份比較',
  partial: '少了一部分刊登',
  'not-comparable': '列數不要和別的月份比較',
  avoid: '整份檔案不要用',
  absent: '沒有檔案',
};

function States(): ReactNode {
  const states = listMonthsByState(catalogue);
  return (
    <ul className={styles.states} aria-label="各種狀態的月份">
      {states.map(({ state, months }) => (
        <li key={state}>
          <Mark state={ROWS_STATE_MARK[state]} className="bold">
            {ROWS_STATE_NAME[state]}
          </Mark>
          <span className={styles.count}>
            <b>{months.length}</b>個月
          </span>
          <p className="small">{MEANING[state]}</p>
          <p className="tiny">{state === 'complete' ? '其餘的月份' : spanListWords(months)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Is a month fine? A picture of all months that answers for the one that is pointed at, and the months of each state. */
export default function Months(): ReactNode {
  return (
    <div className={styles.months}>
      <CoverageMap layout="months" />
      <States />
    </div>
  );
}
