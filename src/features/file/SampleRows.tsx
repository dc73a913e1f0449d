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
  type Column,
  type DataSet,
  findOtherVariant,
  formatCount,
  formatShare,
  judgeColumns,
  type JudgedColumn,
  listCodes,
  rowMeaning,
  rowTitle,
  type SampleCell,
  sampleRows,
  snippetSource,
  VARIANT_NAME,
  getVerdict,
} from 'rental-data';
import type { ReactNode } from 'react';
import styles from './sampleRows.module.css';

interface Props {
  set: DataSet;
}

/** The columns that people ask for first, after the number of a row. */
const FIRST = ['月租金', '縣市', '鄉鎮市區', '物件類型', '坪數', '房數', '建築類型'];

/** The places of the columns: the first of the file, those that people ask for, then the others as the file has them. */
function orderColumns(columns: readonly JudgedColumn[]): number[] {
  const asked = FIRST.map((header) => columns.findIndex(({ column }) => column.header === header)).filter(
    (at) => at > 0,
  );
  return [0, ...asked, ...columns.keys()].filter((at, index, all) => all.indexOf(at) === index);
}

const countyIn = (label: string): string => label.replace(/^..[縣市](?=.)/, '');

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

/** The meaning of the code in a cell, without the county that stands in the cell before. */
function findMeaning(codes: ReadonlyMap<Column, ReadonlyMap<string, string>>, { column, value }: SampleCell) {
  const label = codes.get(column)?.get(value);
  return label === undefined || column.header !== '鄉鎮市區' ? label : countyIn(label);
}

export default function SampleRows({ set }: Props): ReactNode {
  const columns = judgeColumns(catalogue, set);
  const avoid = getVerdict(catalogue, set.period, set.variant).rows.state === 'avoid';
  const rows = sampleRows(catalogue, set);
  const codes = new Map(
    (rows[0] ?? []).map(({ column }) => [
      column,
      new Map(listCodes(catalogue, set, column).map(({ code, label }) => [String(code), label])),
    ]),
  );
  const order = orderColumns(columns);
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
              {order.map((at, index) => {
                const known = columns[at];
                return known && <Header key={at} known={known} isFirst={index === 0} avoid={avoid} />;
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, number) => (
              <tr key={number}>
                {order.map((at, index) => {
                  const cell = row[at];
                  if (!cell) return null;
                  if (index === 0)
                    return (
                      <th key={at} scope="row" className={styles.fixed}>
                        {cell.value}
                      </th>
                    );
                  const meaning = findMeaning(codes, cell);
                  return (
                    <td key={at}>
                      {cell.value}
                      {meaning !== undefined && <small>{meaning}</small>}
                    </td>
                  );
                })}
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
