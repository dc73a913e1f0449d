import Link from '@docusaurus/Link';
import Fold from '@site/src/lib/ui/Fold';
import Unbroken from '@site/src/lib/ui/Unbroken';
import { dictionaryColumn } from '@site/src/lib/addresses/pages';
import {
  type Catalogue,
  type CellUsability,
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  columnAnchor,
  type ColumnsAlike,
  comparableWords,
  type Comparison,
  type ComparisonSide,
  emptyWords,
  existsIn,
  formatCount,
  groupColumns,
  holdsInPart,
  isBlock,
  meaningWords,
  periodWords,
  quoted,
  reasonWords,
  sideReasons,
  SIDES,
} from 'rental-data';
import Mark from '@site/src/features/marks/Mark';
import ListTable, { ListRow } from '@site/src/lib/ui/ListTable';
import Part from '@site/src/lib/ui/Part';
import Verdict from '@site/src/features/quality/Verdict';
import ChangeList from './ChangeList';
import { Fragment, type ReactNode } from 'react';
import Sentence from './Sentence';
import styles from './page.module.css';

interface Props {
  comparison: Comparison;
  catalogue: Catalogue;
}

/** With more columns than this, the list is folded under a line with their number. */
const LISTED = 6;

interface HeadersProp extends Pick<Props, 'catalogue'> {
  headers: readonly string[];
  /** the version that has them */
  version: string | undefined;
}

function Headers({ headers, version, catalogue }: HeadersProp): ReactNode {
  return headers.map((header, i) => {
    const column = catalogue.columns.find(
      (c) => c.header === header && version !== undefined && existsIn(c, version),
    );
    return (
      <Fragment key={header}>
        {i > 0 && <span>、</span>}
        {column ? <Link to={dictionaryColumn(columnAnchor(column))}>{header}</Link> : header}
      </Fragment>
    );
  });
}

interface CellProps extends Pick<Props, 'catalogue'> {
  cell: CellUsability;
}

function Cell({ cell, catalogue }: CellProps): ReactNode {
  return (
    <>
      <Mark state={COLUMN_STATE_MARK[cell.state]}>
        {COLUMN_STATE_NAME[cell.state]}
        {cell.state !== 'fine' && holdsInPart(cell) && '（部分月份）'}
      </Mark>
      <ul>
        {sideReasons(cell).map((reason) => {
          const text = reasonWords(reason, catalogue.incidents);
          return (
            <li key={text}>
              <Sentence text={text} incidents={catalogue.incidents} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface ChangeProps extends Pick<Props, 'catalogue'> {
  alike: ColumnsAlike;
  /** the period whose columns stand in for these */
  side: ComparisonSide;
}

function Change({ alike: { instead, changes, meaning }, side, catalogue }: ChangeProps): ReactNode {
  return (
    <>
      {instead.length > 0 && (
        <>
          {periodWords(side.period)}請用
          <Headers headers={instead} version={side.version} catalogue={catalogue} />
        </>
      )}
      <ChangeList changes={changes} />
      {meaning.length > 0 && (
        <ul>
          {meaning.map((difference) => (
            <li key={difference.change.id} data-meaning={difference.change.id}>
              <Unbroken>{`${meaningWords(difference)}。`}</Unbroken>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ alike, comparison, catalogue }: { alike: ColumnsAlike } & Props): ReactNode {
  const { headers, only, verdict, instead, changes, meaning } = alike;
  const has = comparison[only ?? 'b'];
  const other = comparison[only === 'b' ? 'a' : 'b'];
  const list = <Headers headers={headers} version={has.version} catalogue={catalogue} />;
  return (
    <ListRow
      data-answer={verdict}
      data-columns={headers.join('|')}
      head={
        headers.length <= LISTED ? (
          list
        ) : (
          <details>
            <summary className="arrow">
              <Unbroken>{`${quoted(headers.slice(0, 1))}等${String(headers.length)}欄`}</Unbroken>
            </summary>
            {list}
          </details>
        )
      }
      cells={[
        [<Verdict key="verdict" verdict={verdict} />],
        ...SIDES.map((side): [ReactNode, string] => [
          <Cell key={side} cell={alike[side]} catalogue={catalogue} />,
          periodWords(comparison[side].period),
        ]),
        [
          instead.length + changes.length + meaning.length > 0 && (
            <Change key="change" alike={alike} side={other} catalogue={catalogue} />
          ),
        ],
      ]}
    />
  );
}

function Rest({ summary, children }: { summary: string; children: ReactNode }): ReactNode {
  return (
    <Fold summary={summary}>
      <p className="small">{children}</p>
    </Fold>
  );
}

export default function Columns({ comparison, catalogue }: Props): ReactNode {
  const { a, b, columns } = comparison;
  // A reason that blocks every column is already among the answers above.
  if (columns.list.length === 0 || columns.reasons.some(isBlock)) return null;
  const { minded, empty, comparable } = groupColumns(columns);
  const [ofEmpty, ofComparable] = [emptyWords(comparison), comparableWords(comparison)];
  const count = minded.reduce((sum, { headers }) => sum + headers.length, 0);
  const title = '欄位的狀況';
  return (
    <Part
      id="columns"
      title={title}
      lead={count > 0 && `下列${formatCount(count)}欄請先看原因；情形相同的合成一列。`}
    >
      {count > 0 && (
        <ListTable
          heads={['欄位', '可以比較嗎？', periodWords(a.period), periodWords(b.period), '替代與改變']}
          className={`mt4 ${styles.columns}`}
          aria-label={title}
        >
          {minded.map((alike) => (
            <Row key={alike.headers[0]} alike={alike} comparison={comparison} catalogue={catalogue} />
          ))}
        </ListTable>
      )}
      {ofEmpty && (
        <Rest summary={ofEmpty}>
          <Headers headers={empty} version={b.version} catalogue={catalogue} />
        </Rest>
      )}
      {ofComparable && (
        <Rest summary={ofComparable.text}>
          <Headers headers={comparable} version={b.version} catalogue={catalogue} />
        </Rest>
      )}
    </Part>
  );
}
