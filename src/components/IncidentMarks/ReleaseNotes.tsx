import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { ReleaseProp } from '@site/plugins/catalogue/client';
import IncidentMarks from '@site/src/components/IncidentMarks';
import { ROW_STATE_NAME } from '@site/src/components/labels';
import Mark from '@site/src/components/Mark';
import styles from './styles.module.css';

interface Props {
  data: Pick<ReleaseProp, 'marks' | 'rowState' | 'loss'>;
  /** what stands here when no incident is known */
  none: ReactNode;
}

/** Everything a reader must know before using a period: a ban first, then the estimated loss, then the incidents. */
export default function ReleaseNotes({ data: { marks, rowState, loss }, none }: Props): ReactNode {
  if (marks.length === 0) return none;
  return (
    <>
      {rowState === 'avoid' && (
        <p className={styles.state}>
          <Mark state="severe">
            <b>{ROW_STATE_NAME.avoid}</b>
          </Mark>
        </p>
      )}
      {loss !== undefined && (
        <p className={styles.state}>
          <Translate
            id="release.loss"
            description="Estimated share of rows that a period lost, e.g. 34.96%"
            values={{ percent: `${loss}%` }}
          >
            {'估計少了{percent}的列'}
          </Translate>
        </p>
      )}
      <IncidentMarks marks={marks} />
    </>
  );
}
