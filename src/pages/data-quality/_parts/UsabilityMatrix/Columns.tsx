import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import type { MatrixProp, MatrixSetProp } from '@site/plugins/pages/client';
import ColumnHead from '@site/src/components/ui/ColumnHead';
import Fold from '@site/src/components/ui/Fold';
import { VARIANT_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/ui/Mark';
import Reasons from '@site/src/components/data/Reasons';
import { countColumns, entriesOf, setsWords, troubledPeriods, type Entry, type Subject } from './cells';
import styles from './styles.module.css';
import { columnsWords, LEVEL_MARK, levelName, SEPARATOR, subjectName, troubleNames } from './words';

interface Props {
  data: MatrixProp;
  sets: readonly MatrixSetProp[];
  subject: Subject;
  /** anchor of the fold */
  id: string;
}

/** How many columns of the subject have an issue. */
function summaryWords(subject: Subject, sets: Props['sets'], entries: readonly Entry[]): string {
  const levels = entries.flatMap(({ cells }) => cells.map(({ cell }) => cell.level));
  // Without issues, the sentence names every level that there could be.
  const states = troubleNames(subject, levels) || troubleNames(subject);
  if (subject.kind !== 'group') {
    const periods = troubledPeriods(entries).length;
    return periods === 0 ? `沒有標為${states}的期別` : `${String(periods)}期標為${states}`;
  }
  const { columns: count, troubled } = countColumns(entries);
  const both = new Set(sets.map(({ variant }) => variant)).size > 1;
  const columns = both ? `兩種內容合計${String(count)}欄` : columnsWords(count);
  return troubled === 0
    ? `${columns}，沒有標為${states}的`
    : `${columns}，其中${String(troubled)}欄標為${states}`;
}

/** Columns with the same states and reasons: one row per state. */
function Rows({ data, sets, subject, entry }: Omit<Props, 'id'> & { entry: Entry }): ReactNode {
  const { headers, only, cells } = entry;
  const having = cells.flatMap((c) => c.sets);
  return (
    <tbody role="rowgroup">
      {cells.map(({ cell, sets: inSets }, index) => (
        // Every set has one cell here, so its period and variant make a unique key.
        <tr key={`${inSets[0]?.period}/${inSets[0]?.variant}`} role="row">
          {index === 0 && (
            <th role="rowheader" scope="rowgroup" rowSpan={cells.length}>
              {headers.length > 0 ? headers.join(SEPARATOR) : subjectName(subject)}
              {only && <small>只在{VARIANT_NAME[only]}</small>}
            </th>
          )}
          <td role="cell">
            <Mark state={LEVEL_MARK[cell.level]}>{levelName(cell.level, subject, cell.part ?? false)}</Mark>
          </td>
          <td role="cell">{setsWords(inSets, only ? having : sets)}</td>
          <td role="cell">{cell.why.length > 0 && <Reasons reasons={data.reasons} why={cell.why} />}</td>
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
            <ColumnHead>欄位</ColumnHead>
            <ColumnHead>能不能用</ColumnHead>
            <ColumnHead>期別</ColumnHead>
            <ColumnHead>原因</ColumnHead>
          </tr>
        </thead>
        {entries.map((entry) => (
          <Rows key={entry.headers[0] ?? ''} data={data} sets={sets} subject={subject} entry={entry} />
        ))}
      </table>
    </Fold>
  );
}
