import catalogue from '@catalogue';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Fold from '@site/src/lib/ui/Fold';
import Mark from '@site/src/features/marks/Mark';
import SectionHead from '@site/src/lib/ui/SectionHead';
import {
  acceptedWords,
  COLUMN_GROUPS,
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  type ColumnSummary,
  type DataSet,
  FILES,
  formatCount,
  formatShare,
  GROUP_NAME,
  findProfile,
  judgeColumns,
  type JudgedColumn,
  columnValuesWords,
} from 'rental-data';
import type { ReactNode } from 'react';
import styles from './statistics.module.css';

interface RowProps {
  known: JudgedColumn;
  summary: ColumnSummary;
  rows: number;
}

function Row({ known: { column, state }, summary, rows }: RowProps): ReactNode {
  const missing = summary.missing / Math.max(1, rows);
  const { words, range, share } = columnValuesWords(catalogue, column, summary, rows - summary.missing);
  return (
    <tr role="row" data-statistics={column.header}>
      <th role="rowheader" scope="row">
        {column.header}{' '}
        {state !== 'fine' && <Mark state={COLUMN_STATE_MARK[state]}>{COLUMN_STATE_NAME[state]}</Mark>}
      </th>
      <td role="cell">
        {missing > 0 && <i aria-hidden="true" className={styles.bar} style={{ '--w': missing }} />}
        {missing === 0 ? '沒有缺值' : `缺值${formatShare(missing)}`}
      </td>
      <td role="cell">
        {share !== undefined && <i aria-hidden="true" className={styles.bar} style={{ '--w': share }} />}
        {words}
        {range && <span className="tiny block">{range}</span>}
      </td>
    </tr>
  );
}

export default function Statistics({ set }: { set: DataSet }): ReactNode {
  const path = useBaseUrl(`/${FILES.profile(set)}`);
  const profile = findProfile(catalogue, set);
  if (!profile) return null;
  return (
    <section className="part" aria-labelledby="statistics">
      <SectionHead id="statistics" title="欄位的統計">
        <p>
          {`發布時讀完${formatCount(profile.rows)}列算出來的。拿它和自己算的數字核對；欄位能不能用，要看旁邊的標記。`}
          全部的數字在<a href={path}>這份JSON</a>。
        </p>
      </SectionHead>
      {set.accepted && (
        <>
          <p>發布時就知道、和之前的期別不同的地方：</p>
          <ul>
            {set.accepted.map((change) => (
              <li key={change.alarm}>{acceptedWords(change)}</li>
            ))}
          </ul>
        </>
      )}
      <div className="mt3">
        {COLUMN_GROUPS.map((group) => {
          const own = judgeColumns(catalogue, set).filter(({ column }) => column.group === group);
          return (
            <Fold
              key={group}
              summary={
                <>
                  {GROUP_NAME[group]}
                  <small>{own.length}欄</small>
                </>
              }
            >
              <table className={`${styles.table} ${styles.values}`} role="table">
                <caption className="vh">{`${GROUP_NAME[group]}各欄的缺值與內容`}</caption>
                <tbody role="rowgroup">
                  {own.map((known) => {
                    const { header } = known.column;
                    const summary = profile.columns.find((one) => one.header === header);
                    return (
                      summary && <Row key={header} known={known} summary={summary} rows={profile.rows} />
                    );
                  })}
                </tbody>
              </table>
            </Fold>
          );
        })}
      </div>
    </section>
  );
}
