import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { ANCHORS, versionColumn } from '@site/src/lib/addresses/pages';
import JsonKey from '@site/src/features/dictionary/JsonKey';
import Reasons from '@site/src/features/quality/Reasons';
import Fold from '@site/src/lib/ui/Fold';
import Inferred, { InferredLegend } from '@site/src/features/marks/Inferred';
import Mark from '@site/src/features/marks/Mark';
import SectionHead from '@site/src/lib/ui/SectionHead';
import {
  COLUMN_GROUPS,
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  columnAnchor,
  type ColumnGroup,
  type DataSet,
  familyOf,
  findJsonKey,
  formatCount,
  GROUP_NAME,
  listCodes,
  shortName,
  TYPE_NAME,
  valueMeanings,
  verdictOf,
} from 'rental-data';
import type { ReactNode } from 'react';
import { groupCare, judgeColumns, type JudgedColumn } from './build';
import styles from './columns.module.css';

const inGroup = (columns: readonly JudgedColumn[], group: ColumnGroup): JudgedColumn[] =>
  columns.filter(({ column }) => column.group === group);

/** One cell for each column, in the order of the file. Decorative: the lists below name them. */
function Strip({ columns }: { columns: readonly JudgedColumn[] }): ReactNode {
  return (
    <div className={styles.strip} aria-hidden="true">
      {COLUMN_GROUPS.map((group) => {
        const own = inGroup(columns, group);
        return (
          <div key={group} style={{ '--n': own.length }}>
            <p>
              {own.map(({ column, state }) => (
                <i key={column.header} data-level={state} />
              ))}
            </p>
            <span className="tiny">{`${GROUP_NAME[group]} ${String(own.length)}`}</span>
          </div>
        );
      })}
    </div>
  );
}

function Care({ set, columns }: { set: DataSet; columns: ReturnType<typeof groupCare>[number] }): ReactNode {
  const [{ column: first, care }] = columns;
  const family = familyOf(first.header);
  return (
    <li className={styles.care}>
      <div>
        <b>{columns.length > 1 ? `${family} ${String(columns.length)}欄` : family}</b>
        <Mark state={COLUMN_STATE_MARK[care.state]}>{COLUMN_STATE_NAME[care.state]}</Mark>
      </div>
      <ul className="smallLoose">
        {columns.map(({ column }) => (
          <li key={column.header} data-column={column.header} data-state={care.state}>
            <Link to={versionColumn(set.version, columnAnchor(column))} aria-label={column.header}>
              {shortName(column.header)}
            </Link>
          </li>
        ))}
      </ul>
      <Reasons reasons={care.reasons} className="smallLoose" />
    </li>
  );
}

interface GroupProps {
  set: DataSet;
  group: ColumnGroup;
  columns: JudgedColumn[];
  /** must the whole set be avoided, for reasons that stand above? */
  avoid: boolean;
}

function Group({ set, group, columns, avoid }: GroupProps): ReactNode {
  return (
    <Fold
      summary={
        <>
          {GROUP_NAME[group]}
          <small>{columns.length}欄</small>
        </>
      }
    >
      <ul className={styles.list}>
        {columns.map(({ column, state, care }) => {
          const { header, type, unit } = column;
          const key = findJsonKey(catalogue, set, column);
          const codes = listCodes(catalogue, set, column).length;
          return (
            <li key={header} data-column={header} data-state={state}>
              <Link to={versionColumn(set.version, columnAnchor(column))}>{header}</Link>
              <span className="tiny">
                {TYPE_NAME[type]}
                {unit && `，${unit}`}
                {codes > 0 && `，${formatCount(codes)}個代碼`}
              </span>
              {key && <JsonKey name={key} />}
              {!avoid && care.reasons.length > 0 && <Reasons reasons={care.reasons} className="tiny" />}
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}

const isInferred = (fact: object): boolean =>
  'certainty' in fact &&
  fact.certainty === 'inferred' &&
  // Told of a file in a few words, without the mark.
  !('side' in fact && fact.side !== 'mixed');

/** Does something that is shown of the columns carry the mark? */
const hasInferred = (columns: readonly JudgedColumn[], avoid: boolean): boolean =>
  valueMeanings(columns.map(({ column }) => column)).some(isInferred) ||
  (!avoid && columns.some(({ care }) => care.reasons.some(isInferred)));

/** @param legend does the page need that of the mark? */
function Meanings({ columns, legend }: { columns: readonly JudgedColumn[]; legend: boolean }): ReactNode {
  const meanings = valueMeanings(columns.map(({ column }) => column));
  return (
    <Fold summary="缺值與特殊的值代表什麼">
      <ul className={styles.list}>
        {meanings.map(({ value, columns: headers, meaning, certainty }) => (
          <li key={`${value}${headers.join()}`}>
            {headers.join('、')}
            {value && <code>{value}</code>}
            <span>
              {meaning}
              {certainty === 'inferred' && <Inferred />}
            </span>
          </li>
        ))}
      </ul>
      {legend && <InferredLegend />}
    </Fold>
  );
}

function formatTitle(count: number, cared: number, avoid: boolean, everyColumn: boolean): string {
  if (avoid) return `${String(count)}個欄位都不可用`;
  if (everyColumn) return '使用前要看說明的欄位';
  return cared === 0 ? `${String(count)}個欄位都可用` : `先看這${String(cared)}個欄位`;
}

export default function Columns({ set }: { set: DataSet }): ReactNode {
  const { rows, everyColumn } = verdictOf(catalogue, set.period, set.variant);
  const avoid = rows.state === 'avoid';
  const columns = judgeColumns(catalogue, set);
  const care = groupCare(catalogue, columns);
  const cared = care.flat();
  const folded = avoid ? columns : columns.filter((column) => !cared.includes(column));
  return (
    <section className="part" aria-labelledby="columns">
      <SectionHead
        id="columns"
        title={formatTitle(columns.length, cared.length, avoid, everyColumn.length > 0)}
      >
        <p>
          {avoid ? '原因都相同：整份檔案請勿使用，值的分布不能代表這一期。' : '圖上一格是一個欄位。'}
          欄位的定義見<Link to={ANCHORS.columns}>欄位字典</Link>；每一期都有的限制，例如出租天數可能不準，見
          <Link to={ANCHORS.limits}>關於資料集</Link>。
        </p>
      </SectionHead>
      {!avoid && (
        <>
          <Strip columns={columns} />
          <ul>
            {everyColumn.length > 0 && (
              <li className={styles.care}>
                <div>
                  <b>所有欄位</b>
                  <Mark state={COLUMN_STATE_MARK.caution}>{COLUMN_STATE_NAME.caution}</Mark>
                </div>
                <Reasons reasons={everyColumn} className="smallLoose" />
              </li>
            )}
            {care.map((one) => (
              <Care key={one[0].column.header} set={set} columns={one} />
            ))}
          </ul>
        </>
      )}
      <div className="mt3">
        {COLUMN_GROUPS.filter((group) => inGroup(folded, group).length > 0).map((group) => (
          <Group key={group} set={set} group={group} columns={inGroup(folded, group)} avoid={avoid} />
        ))}
        <Meanings columns={columns} legend={hasInferred(columns, avoid)} />
      </div>
    </section>
  );
}
