import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import Mark from '@site/src/features/marks/Mark';
import { filePage, versionPage } from '@site/src/lib/addresses/pages';
import useSite from '@site/src/features/site/useSite';
import Part from '@site/src/lib/ui/Part';
import ScrollTable from '@site/src/lib/ui/ScrollTable';
import {
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  type DataSet,
  findOtherVariant,
  formatCount,
  formatShare,
  type JudgedColumn,
  rowMeaning,
  rowTitle,
  sampleTable,
  snippetSource,
  VARIANT_NAME,
  getVerdict,
} from 'rental-data';
import type { ReactNode } from 'react';
import styles from './sampleRows.module.css';

interface Props {
  set: DataSet;
}

function Other({ set }: Props): ReactNode {
  const { period, variant, rows } = set;
  const other = findOtherVariant(catalogue, set);
  if (!other || other.rows === 0) return null;
  return (
    <>
      <Link to={filePage(period, other.variant)}>{`同期的${VARIANT_NAME[other.variant]}`}</Link>
      {variant === 'raw'
        ? `有${formatCount(other.rows)}列，是原始資料的${formatShare(other.rows / rows)}。`
        : `有${formatCount(other.rows)}列，這一份是它的${formatShare(rows / other.rows)}。`}
    </>
  );
}

/** How the file writes what has no value, yes and no; nothing where that is not known. */
function Notation({ set }: Props): ReactNode {
  const source = snippetSource(catalogue, set, useSite());
  if (!source) return null;
  const { missing, booleans } = source;
  return `「${missing}」是缺值；是非欄位的${booleans.true}是「是」，${booleans.false}是「否」。`;
}

function Header({
  known: { column, state, care },
  isFirst,
  avoid,
}: {
  known: JudgedColumn;
  isFirst: boolean;
  avoid: boolean;
}): ReactNode {
  const marked = !avoid && care.state !== 'fine' && care.state !== 'absent';
  return (
    // Most columns have nothing to say: each page of a file would say so 73 times, and its payload again.
    <th
      scope="col"
      className={isFirst ? styles.fixed : undefined}
      data-state={state === 'fine' ? undefined : state}
    >
      {marked ? (
        <Mark state={COLUMN_STATE_MARK[care.state]}>
          {column.header}
          <span className="vh">{`（${COLUMN_STATE_NAME[care.state]}）`}</span>
        </Mark>
      ) : (
        column.header
      )}
    </th>
  );
}

export default function SampleRows({ set }: Props): ReactNode {
  const { columns, rows } = sampleTable(catalogue, set);
  const avoid = getVerdict(catalogue, set.period, set.variant).rows.state === 'avoid';
  const count = String(columns.length);
  return (
    <Part
      id="columns"
      title={rowTitle(set)}
      lead={
        <>
          {rowMeaning(catalogue, set)}
          <Other set={set} />
        </>
      }
    >
      <p className={`tiny ${styles.made}`}>
        <b>編造的範例列</b>
        {`照這份檔案的寫法編造，不是真的刊登。先排常用的欄位，其餘照檔案的順序，共${count}欄。`}
      </p>
      <ScrollTable label={`編造的範例列，${count}欄`}>
        <table className={styles.rows}>
          <thead>
            <tr>
              {columns.map((known, index) => (
                <Header key={known.column.header} known={known} isFirst={index === 0} avoid={avoid} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, number) => (
              <tr key={number}>
                {row.map(({ value, meaning }, index) =>
                  index === 0 ? (
                    <th key={index} scope="row" className={styles.fixed}>
                      {value}
                    </th>
                  ) : (
                    <td key={index}>
                      {value}
                      {meaning !== undefined && <small>{meaning}</small>}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
      <p className="small mute mt3">
        代碼後面的小字是它的意思，檔案裡只有代碼。
        <Notation set={set} />
        {!avoid && '欄名前有記號的，先看下面。'}
        <Link to={versionPage(set.version)}>欄位的意思、型別與單位</Link>
      </p>
    </Part>
  );
}
