import type { ReactNode } from 'react';
import type { ReleaseProp } from '@site/plugins/catalogue/client';
import IncidentMarks from '@site/src/components/IncidentMarks';
import { ROWS_STATE_MARK, ROWS_STATE_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/Mark';
import styles from './styles.module.css';

interface Props {
  data: Pick<ReleaseProp, 'marks' | 'rowState' | 'why'>;
  /** what stands here when no incident is known */
  none: ReactNode;
}

/** Everything a reader must know before using a period: the state of its rows with the reason, then the incidents. */
export default function ReleaseNotes({ data: { marks, rowState, why }, none }: Props): ReactNode {
  if (marks.length === 0) return none;
  return (
    <>
      {rowState !== 'complete' && (
        <p className={styles.state} data-verdict={rowState}>
          <Mark state={ROWS_STATE_MARK[rowState]}>
            <b>{ROWS_STATE_NAME[rowState]}</b>
          </Mark>
          {why && `（${why}）`}
        </p>
      )}
      <IncidentMarks marks={marks} />
    </>
  );
}
