import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Level } from '@site/src/domain/usability/levels';
import styles from './styles.module.css';
import { LEVEL_NAME, STATE_NAME } from './words';

const SHOWN: readonly Level[] = ['fine', 'note', 'caution', 'empty', 'severe', 'avoid', 'absent'];

/** What the shapes of the tracks say. */
export default function Legend(): ReactNode {
  return (
    <ul className={styles.legend}>
      {SHOWN.map((level) => (
        <li key={level}>
          <i className={styles.run} data-level={level} aria-hidden="true" />
          {level === 'fine' ? LEVEL_NAME.fine : STATE_NAME[level]}
        </li>
      ))}
      <li>
        <i className={clsx(styles.run, styles.gap)} aria-hidden="true" />
        <Translate id="matrix.gap" description="Legend of the matrix: months without any file">
          沒有發布
        </Translate>
      </li>
    </ul>
  );
}
