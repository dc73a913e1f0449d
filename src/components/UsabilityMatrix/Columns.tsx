import Translate, { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import type { MatrixProp, MatrixSetProp } from '@site/plugins/catalogue/client';
import Fold from '@site/src/components/Fold';
import { VARIANT_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/Mark';
import { countColumns, entriesOf, setsWords, troubledPeriods, type Entry, type Subject } from './cells';
import Reasons from './Reasons';
import styles from './styles.module.css';
import {
  columnsWords,
  LEVEL_MARK,
  levelName,
  SEPARATOR,
  SETS_WORDS,
  subjectName,
  troubleNames,
} from './words';

interface Props {
  data: MatrixProp;
  sets: readonly MatrixSetProp[];
  subject: Subject;
  /** anchor of the fold */
  id: string;
}

/** How much of the subject is in trouble. */
function summaryWords(subject: Subject, sets: Props['sets'], entries: readonly Entry[]): string {
  const levels = entries.flatMap(({ cells }) => cells.map(({ cell }) => cell.level));
  // Where there is none, all that there could be.
  const states = troubleNames(subject, levels) || troubleNames(subject);
  if (subject.kind !== 'group') {
    const periods = troubledPeriods(entries).length;
    return periods === 0
      ? translate(
          {
            id: 'matrix.fold.periodsFine',
            message: '沒有標為{states}的期別',
            description: 'After the name of a column or of the rows: no period of the year has such a state',
          },
          { states },
        )
      : translate(
          {
            id: 'matrix.fold.periods',
            message: '{count}期標為{states}',
            description: 'After the name of a column or of the rows: number of periods with such a state',
          },
          { count: String(periods), states },
        );
  }
  const { columns: count, troubled } = countColumns(entries);
  const both = new Set(sets.map(({ variant }) => variant)).size > 1;
  const columns = both
    ? translate(
        {
          id: 'matrix.columns.both',
          message: '兩種內容合計{count}欄',
          description: 'Number of columns that either variant has, raw or de-duplicated',
        },
        { count: String(count) },
      )
    : columnsWords(count);
  return troubled === 0
    ? translate(
        {
          id: 'matrix.fold.columnsFine',
          message: '{columns}，沒有標為{states}的',
          description: 'After the name of a group of columns, none of which has such a state',
        },
        { columns, states },
      )
    : translate(
        {
          id: 'matrix.fold.columns',
          message: '{columns}，其中{troubled}欄標為{states}',
          description: 'After the name of a group of columns: how many have such a state',
        },
        { columns, troubled: String(troubled), states },
      );
}

/** Columns of which the same can be said: a row for each thing. */
function Rows({ data, sets, subject, entry }: Omit<Props, 'id'> & { entry: Entry }): ReactNode {
  const { headers, only, cells } = entry;
  const having = cells.flatMap((c) => c.sets);
  return (
    <tbody role="rowgroup">
      {cells.map(({ cell, sets: inSets }, index) => (
        // A set has one cell; the cells themselves may differ in what no key shows.
        <tr key={`${inSets[0]?.period}/${inSets[0]?.variant}`} role="row">
          {index === 0 && (
            <th role="rowheader" scope="rowgroup" rowSpan={cells.length}>
              {headers.length > 0 ? headers.join(SEPARATOR) : subjectName(subject)}
              {only && (
                <small>
                  <Translate
                    id="matrix.only"
                    description="After columns that only one variant has"
                    values={{ variant: VARIANT_NAME[only] }}
                  >
                    {'只在{variant}'}
                  </Translate>
                </small>
              )}
            </th>
          )}
          <td role="cell">
            <Mark state={LEVEL_MARK[cell.level]}>{levelName(cell.level, subject, cell.part ?? false)}</Mark>
          </td>
          <td role="cell">{setsWords(inSets, only ? having : sets, SETS_WORDS)}</td>
          <td role="cell">{cell.why.length > 0 && <Reasons data={data} why={cell.why} />}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** A subject of the table column by column, with periods and all reasons; folded away. */
export default function Columns({ data, sets, subject, id }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const entries = entriesOf(data, sets, subject);
  return (
    <Fold
      id={id}
      summary={
        <>
          {subjectName(subject)}
          <small>{summaryWords(subject, sets, entries)}</small>
        </>
      }
    >
      <table role="table" className={styles.columns}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <Translate id="matrix.head.columns" description="Head of a column of a table: columns">
                欄位
              </Translate>
            </th>
            <th role="columnheader" scope="col">
              <Translate id="matrix.head.level" description="Head of a column of a table: can it be used?">
                能不能用
              </Translate>
            </th>
            <th role="columnheader" scope="col">
              <Translate id="matrix.head.periods" description="Head of a column of a table: periods">
                期別
              </Translate>
            </th>
            <th role="columnheader" scope="col">
              <Translate id="matrix.head.why" description="Head of a column of a table: reasons">
                原因
              </Translate>
            </th>
          </tr>
        </thead>
        {entries.map((entry) => (
          <Rows key={entry.headers[0] ?? ''} data={data} sets={sets} subject={subject} entry={entry} />
        ))}
      </table>
    </Fold>
  );
}
