import type { FileColumnProp, FilePageProp, StatisticsProp } from '@site/plugins/pages/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Fold from '@site/src/components/ui/Fold';
import Mark from '@site/src/components/ui/Mark';
import SectionHead from '@site/src/components/ui/SectionHead';
import { acceptedWords } from '@site/src/domain/catalogue/accepted';
import { COLUMN_GROUPS } from '@site/src/domain/catalogue/types';
import { figure } from '@site/src/domain/text/figure';
import { formatCount, formatShare } from '@site/src/domain/text/format';
import { COLUMN_STATE_MARK, COLUMN_STATE_NAME, GROUP_NAME } from '@site/src/domain/words';
import type { ReactNode } from 'react';
import columns from './columns.module.css';
import styles from './statistics.module.css';

type ColumnStatistics = StatisticsProp['columns'][number];
type Numbers = NonNullable<ColumnStatistics['numbers']>;

/** Where most rows lie: from the smallest value to where values become rare, with the quartiles between. Decorative. */
function Box({ numbers: { min, p25, median, p75, max } }: { numbers: Numbers }): ReactNode {
  const reach = (p75 - p25) * 1.5;
  const [from, to] = [Math.max(min, p25 - reach), Math.min(max, p75 + reach)];
  const at = (value: number): number => (to > from ? (value - from) / (to - from) : 0.5);
  return (
    <i
      aria-hidden="true"
      className={styles.box}
      style={{ '--a': at(p25), '--b': at(p75), '--m': at(median) }}
    />
  );
}

function Values({ column }: { column: ColumnStatistics }): ReactNode {
  const { numbers, yes, codes, times, distinct, about, present, unit = '' } = column;
  if (present === 0) return '全部是缺值';
  if (numbers)
    return (
      <>
        <Box numbers={numbers} />
        {`中位數${figure(numbers.median)}${unit}，一半的列在${figure(numbers.p25)}到${figure(numbers.p75)}之間`}
        <span className="tiny">{`最小${figure(numbers.min)}，最大${figure(numbers.max)}`}</span>
      </>
    );
  if (yes !== undefined)
    return (
      <>
        <i aria-hidden="true" className={styles.bar} style={{ '--w': yes / present }} />
        {`${formatShare(yes / present)}的列是「是」`}
      </>
    );
  if (codes)
    return (
      <>
        {codes.top.map(({ label, rows }) => `${label}${formatShare(rows / present)}`).join('、')}
        {codes.rest &&
          `，其他${formatCount(codes.rest.codes)}個代碼共${formatShare(codes.rest.rows / present)}`}
      </>
    );
  if (times) return `${times.first}到${times.last}`;
  return distinct === undefined ? '' : `${about ? '大約' : ''}${formatCount(distinct)}種不同的值`;
}

function Row({ column, known }: { column: ColumnStatistics; known: FileColumnProp }): ReactNode {
  return (
    <tr role="row" data-statistics={column.header}>
      <th role="rowheader" scope="row">
        {column.header}{' '}
        {known.state !== 'fine' && (
          <Mark state={COLUMN_STATE_MARK[known.state]}>{COLUMN_STATE_NAME[known.state]}</Mark>
        )}
      </th>
      <td role="cell">
        {column.missing > 0 && (
          <i aria-hidden="true" className={styles.bar} style={{ '--w': column.missing }} />
        )}
        {column.missing === 0 ? '沒有缺值' : `缺值${formatShare(column.missing)}`}
      </td>
      <td role="cell">
        <Values column={column} />
      </td>
    </tr>
  );
}

function Rents({ data: { rents, enough } }: { data: StatisticsProp }): ReactNode {
  return (
    <Fold
      summary={
        <span>
          各縣市與物件類型的月租金<small>{rents.length}組</small>
        </span>
      }
    >
      <table className={styles.table} role="table">
        <caption className="small">{`單位是元。少於${String(enough)}列的組合不列。`}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {['縣市', '物件類型', '列數', '第一四分位數', '中位數', '第三四分位數'].map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rents.map(({ county, propertyType, rows, rent }) => (
            <tr key={county + propertyType} role="row">
              <th role="rowheader" scope="row">
                {county}
              </th>
              <td role="cell">{propertyType}</td>
              {[rows, ...rent].map((value, index) => (
                <td key={index} role="cell">
                  {figure(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}

/** What the rows of the file are like, column by column, as the publisher's own reading found it. */
export default function Statistics({ data, of }: { data: FilePageProp; of: StatisticsProp }): ReactNode {
  const path = useBaseUrl(of.path);
  return (
    <section className="part" aria-labelledby="statistics">
      <SectionHead id="statistics" title="欄位的統計">
        <p>
          {`發布時讀完${formatCount(of.rows)}列算出來的。拿它和自己算的數字核對；欄位能不能用，要看旁邊的標記。`}
          全部的數字在<a href={path}>這份JSON</a>。
        </p>
      </SectionHead>
      {data.accepted && (
        <>
          <p>發布時就知道、和之前的期別不同的地方：</p>
          <ul>
            {data.accepted.map((change) => (
              <li key={change.alarm}>{acceptedWords(change)}</li>
            ))}
          </ul>
        </>
      )}
      <div className={columns.folds}>
        {COLUMN_GROUPS.map((group) => {
          const own = data.columns.filter((column) => column.group === group);
          return (
            <Fold
              key={group}
              summary={
                <span>
                  {GROUP_NAME[group]}
                  <small>{own.length}欄</small>
                </span>
              }
            >
              <table className={`${styles.table} ${styles.values}`} role="table">
                <caption className="vh">{`${GROUP_NAME[group]}各欄的缺值與內容`}</caption>
                <tbody role="rowgroup">
                  {own.map((known) => {
                    const column = of.columns.find(({ header }) => header === known.header);
                    return column && <Row key={known.header} column={column} known={known} />;
                  })}
                </tbody>
              </table>
            </Fold>
          );
        })}
        {of.rents.length > 0 && <Rents data={of} />}
      </div>
    </section>
  );
}
