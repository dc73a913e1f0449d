import clsx from 'clsx';
import type { ReactNode } from 'react';
import { markClass } from '@site/src/components/ui/Mark';
import type { Level } from '@site/src/domain/usability/levels';
import { ROWS_STATE_NAME } from '@site/src/domain/words';
import type { Subject } from './cells';
import styles from './styles.module.css';
import { COLUMNS_NAME, LEVEL_MARK, levelName, subjectName } from './words';

const ROWS: readonly Level[] = ['fine', 'caution', 'severe', 'avoid'];
const COLUMNS: readonly Level[] = ['fine', 'note', 'caution', 'empty', 'severe', 'absent'];

interface MarksProps {
  head: string;
  subject: Subject;
  levels: readonly Level[];
  children?: ReactNode;
}

function Marks({ head, subject, levels, children }: MarksProps): ReactNode {
  return (
    <div>
      <b>{head}</b>
      <ul className="row">
        {levels.map((level) => (
          <li key={level} className={markClass(LEVEL_MARK[level])} data-level={level}>
            {levelName(level, subject, false)}
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

/** Meaning of the marks for rows and for columns. */
export default function Legend(): ReactNode {
  const rows = { kind: 'rows' } as const;
  return (
    <div className={styles.legend}>
      <Marks head={subjectName(rows)} subject={rows} levels={ROWS}>
        <li className={markClass('absent')}>
          <i className={clsx(styles.swatch, styles.gap)} aria-hidden="true" />
          {ROWS_STATE_NAME.absent}
        </li>
      </Marks>
      <Marks head={COLUMNS_NAME} subject={{ kind: 'column', header: '' }} levels={COLUMNS} />
    </div>
  );
}
