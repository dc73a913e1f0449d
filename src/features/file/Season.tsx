import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import Mark from '@site/src/features/marks/Mark';
import { filePage } from '@site/src/lib/addresses/pages';
import {
  type DataSet,
  formatCount,
  periodWords,
  getReader,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  rowsWhy,
} from 'rental-data';
import type { ReactNode } from 'react';
import { listSeason } from './build';
import styles from './season.module.css';

/** What the rows of the table have in common: 10月, 第4季, or the year. */
export const seasonWords = (period: string): string =>
  period.length === 4 ? '歷年的年資料' : `歷年的${periodWords(period).replace(/^\d+年/, '')}`;

export default function Season({ set: current }: { set: DataSet }): ReactNode {
  const { period, variant } = current;
  const season = listSeason(catalogue, current);
  const most = Math.max(...season.map(({ set }) => set.rows));
  return (
    <div className="container mt3">
      <table role="table" className={styles.season}>
        <caption className="vh">{`${seasonWords(period)}有幾列`}</caption>
        <tbody role="rowgroup">
          {season.map(({ set, otherRule }) => {
            const rows = getReader(catalogue).rows(set.period, variant);
            const why = [rowsWhy(rows, catalogue.incidents), otherRule && '合併規則不同'];
            return (
              <tr
                key={set.period}
                role="row"
                data-period={set.period}
                data-variant={variant}
                data-verdict={rows.state}
                aria-current={set.period === period ? 'true' : undefined}
              >
                <th role="rowheader" scope="row">
                  {set.period === period ? (
                    periodWords(set.period)
                  ) : (
                    <Link to={filePage(set.period, variant)}>{periodWords(set.period)}</Link>
                  )}
                </th>
                <td role="cell">{formatCount(set.rows)}列</td>
                <td role="cell">
                  <i
                    aria-hidden="true"
                    data-level={rows.state}
                    style={{ '--w': (set.rows / most).toFixed(3) }}
                  />
                </td>
                <td role="cell">
                  <Mark state={ROWS_STATE_MARK[rows.state]}>{ROWS_STATE_NAME[rows.state]}</Mark>{' '}
                  {why.filter(Boolean).join('；')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
