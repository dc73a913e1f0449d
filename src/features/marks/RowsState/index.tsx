import type { ReactNode } from 'react';
import Mark from '@site/src/features/marks/Mark';
import Unbroken from '@site/src/lib/ui/Unbroken';
import type { RowsState as State } from '@site/src/dataset/usability/types';
import { ROWS_STATE_MARK, ROWS_STATE_NAME } from '@site/src/dataset/words/states';
import styles from './styles.module.css';

interface Props {
  period: string;
  state: State;
  /** reason of the state, as a phrase */
  why?: string | undefined;
  className?: string | undefined;
}

/** The state of a period's rows: mark, name and reason. Read together they match `rowsStateWords`. */
export default function RowsState({ period, state, why, className }: Props): ReactNode {
  return (
    <span className={className} data-period={period} data-verdict={state}>
      <Mark state={ROWS_STATE_MARK[state]} inText className={styles.state ?? ''}>
        {ROWS_STATE_NAME[state]}
      </Mark>
      {why && <Unbroken>{`（${why}）`}</Unbroken>}
    </span>
  );
}
