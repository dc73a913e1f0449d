import Link from '@docusaurus/Link';
import type { FileColumnProp, FilePageProp } from '@site/plugins/pages/client';
import { ANCHORS, versionColumn } from '@site/src/domain/addresses/pages';
import JsonKey from '@site/src/components/data/JsonKey';
import Reasons from '@site/src/components/data/Reasons';
import Fold from '@site/src/components/ui/Fold';
import Mark from '@site/src/components/ui/Mark';
import SectionHead from '@site/src/components/ui/SectionHead';
import { COLUMN_GROUPS, type ColumnGroup } from '@site/src/domain/catalogue/types';
import { shortName } from '@site/src/domain/catalogue/families';
import { COLUMN_STATE_MARK, COLUMN_STATE_NAME, GROUP_NAME, TYPE_NAME } from '@site/src/domain/words';
import { formatCount } from '@site/src/domain/text/format';
import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface Props {
  data: FilePageProp;
}

const inGroup = (columns: readonly FileColumnProp[], group: ColumnGroup): FileColumnProp[] =>
  columns.filter((column) => column.group === group);

/** One cell for each column, in the order of the file. Decorative: the lists below name them. */
function Strip({ data: { columns } }: Props): ReactNode {
  return (
    <div className={styles.strip} aria-hidden="true">
      {COLUMN_GROUPS.map((group) => {
        const own = inGroup(columns, group);
        return (
          <div key={group} style={{ '--n': own.length }}>
            <p>
              {own.map(({ header, state }) => (
                <i key={header} data-level={state} />
              ))}
            </p>
            <span className="tiny">{`${GROUP_NAME[group]} ${String(own.length)}`}</span>
          </div>
        );
      })}
    </div>
  );
}

/** Columns of one family that ask for the same care: their names, and the reasons once. */
function Care({ care, data }: { care: FilePageProp['care'][number] } & Props): ReactNode {
  const { family, state, headers, why } = care;
  return (
    <li className={styles.care}>
      <div>
        <b>{headers.length > 1 ? `${family} ${String(headers.length)}欄` : family}</b>
        <Mark state={COLUMN_STATE_MARK[state]}>{COLUMN_STATE_NAME[state]}</Mark>
      </div>
      <ul>
        {data.columns
          .filter(({ header }) => headers.includes(header))
          .map(({ header, anchor }) => (
            <li key={header} data-column={header} data-state={state}>
              <Link to={versionColumn(data.version, anchor)} aria-label={header}>
                {shortName(header)}
              </Link>
            </li>
          ))}
      </ul>
      <Reasons reasons={data.reasons} why={why} />
    </li>
  );
}

/** The columns of a group, folded away: name, type and unit, key in JSON, and what is good to know. */
function Group({
  group,
  columns,
  data,
}: { group: ColumnGroup; columns: FileColumnProp[] } & Props): ReactNode {
  return (
    <Fold
      summary={
        <span>
          {GROUP_NAME[group]}
          <small>{columns.length}欄</small>
        </span>
      }
    >
      <ul className={styles.list}>
        {columns.map(({ header, anchor, type, unit, codes, key, state, why }) => (
          <li key={header} data-column={header} data-state={state}>
            <Link to={versionColumn(data.version, anchor)}>{header}</Link>
            <span className="tiny">
              {TYPE_NAME[type]}
              {unit && `，${unit}`}
              {codes !== undefined && `，${formatCount(codes)}個代碼`}
            </span>
            {key && <JsonKey name={key} />}
            {data.verdict.rows !== 'avoid' && why.length > 0 && (
              <Reasons reasons={data.reasons} why={why} className="tiny" />
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** What missing and special values mean. */
function Meanings({ data: { meanings } }: Props): ReactNode {
  return (
    <Fold summary="缺值與特殊的值代表什麼">
      <ul className={styles.list}>
        {meanings.map(({ value, columns, meaning }) => (
          <li key={`${value}${columns.join()}`}>
            {columns.join('、')}
            {value && <code>{value}</code>}
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function titleOf({ columns, care, everyColumn, verdict }: FilePageProp): string {
  const count = care.reduce((sum, { headers }) => sum + headers.length, 0);
  if (verdict.rows === 'avoid') return `${String(columns.length)}個欄位都不可用`;
  if (everyColumn.length > 0) return `${String(columns.length)}個欄位都要留意`;
  return count === 0 ? `${String(columns.length)}個欄位都可用` : `先看這${String(count)}個欄位`;
}

/** The columns that ask for care, with the reasons once for each family; then the others. */
export default function Columns({ data }: Props): ReactNode {
  const { columns, care, everyColumn, verdict } = data;
  const avoid = verdict.rows === 'avoid';
  const cared = new Set(avoid ? [] : care.flatMap(({ headers }) => headers));
  const folded = columns.filter(({ header }) => !cared.has(header));
  const others = everyColumn.length > 0 ? '個欄位' : '個可用的欄位';
  return (
    <section className="part" aria-labelledby="columns">
      <SectionHead id="columns" title={titleOf(data)}>
        <p>
          {avoid
            ? '原因都相同：整份檔案請勿使用，值的分布不能代表這一期。'
            : `每一格是一個欄位${care.length > 0 ? `，其餘${String(folded.length)}${others}列在後面` : ''}。`}
          欄位的定義見<Link to={ANCHORS.columns}>欄位字典</Link>；每一期都有的限制，例如出租天數可能不準，見
          <Link to={ANCHORS.limits}>關於資料集</Link>。
        </p>
      </SectionHead>
      {!avoid && (
        <>
          <Strip data={data} />
          <ul>
            {everyColumn.length > 0 && (
              <li className={styles.care}>
                <div>
                  <b>所有欄位</b>
                  <Mark state={COLUMN_STATE_MARK.caution}>{COLUMN_STATE_NAME.caution}</Mark>
                </div>
                <Reasons reasons={data.reasons} why={everyColumn} />
              </li>
            )}
            {care.map((one) => (
              <Care key={one.headers[0]} care={one} data={data} />
            ))}
          </ul>
        </>
      )}
      <div className={styles.folds}>
        {COLUMN_GROUPS.filter((group) => inGroup(folded, group).length > 0).map((group) => (
          <Group key={group} group={group} columns={inGroup(folded, group)} data={data} />
        ))}
        <Meanings data={data} />
      </div>
    </section>
  );
}
