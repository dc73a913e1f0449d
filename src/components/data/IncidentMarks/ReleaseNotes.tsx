import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { ReleaseProp } from '@site/plugins/pages/client';
import { incidentItem } from '@site/src/domain/addresses/pages';
import IncidentMarks from '@site/src/components/data/IncidentMarks';
import Mark from '@site/src/components/ui/Mark';
import RowsState from '@site/src/components/data/RowsState';
import Unbroken from '@site/src/components/ui/Unbroken';
import { COLUMNS_LEVEL_NAME } from '@site/src/domain/words';
import styles from './styles.module.css';

interface Props {
  data: ReleaseProp;
}

/** One line: the state of a period's rows with the reason, and the level of its columns. */
export function States({ data: { period, rowState, why, columns, columnsWhy } }: Props): ReactNode {
  return (
    <p className={clsx(styles.line, styles.states)}>
      <RowsState period={period} state={rowState} why={why} />
      {columns && (
        <span>
          <Mark state={columns}>{COLUMNS_LEVEL_NAME[columns]}</Mark>
          {columnsWhy && <Unbroken>{`（${columnsWhy}）`}</Unbroken>}
        </span>
      )}
    </p>
  );
}

/** The incidents that affect all periods since their start, or a sentence that says there are no incidents at all. */
export function Standing({ data: { marks, standing, rowState, columns } }: Props): ReactNode {
  if (marks.length === 0 && standing.length === 0 && rowState === 'complete' && !columns) {
    return <p className={clsx(styles.line, 'mute')}>沒有已知問題</p>;
  }
  return standing.map(({ id, title }) => (
    <p key={id} className={styles.line}>
      長期問題：<Link to={incidentItem(id)}>{title}</Link>
    </p>
  ));
}

interface NotesProps extends Props {
  /** the list itself names the incidents that affect all periods, so each entry leaves them out */
  list?: boolean;
}

/** Everything a reader must know before using a period: the states of its rows and columns, then the incidents. */
export default function ReleaseNotes({ data, list = false }: NotesProps): ReactNode {
  return (
    <>
      <States data={data} />
      <IncidentMarks marks={data.marks} />
      {!list || data.standing.length === 0 ? (
        <Standing data={data} />
      ) : (
        data.marks.length === 0 && <p className={clsx(styles.line, 'mute')}>只有長期問題</p>
      )}
    </>
  );
}
