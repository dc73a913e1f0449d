import type { ReactNode } from 'react';
import type { SetLineProp } from '@site/plugins/catalogue/client';
import Mark from '@site/src/components/Mark';
import { ROWS_STATE_MARK } from '@site/src/domain/words';
import styles from './styles.module.css';

/** What can be said of the rows of a set, in running text: its state with the reason. */
export default function RowsMark({ set: { period, variant, rows, words } }: { set: SetLineProp }): ReactNode {
  return (
    <span data-verdict={rows} data-period={period} data-variant={variant}>
      <Mark state={ROWS_STATE_MARK[rows]} className={styles.line ?? ''}>
        {words}
      </Mark>
    </span>
  );
}
