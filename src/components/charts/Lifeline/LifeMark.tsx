import clsx from 'clsx';
import { VARIANT_NAME } from '@site/src/domain/words';
import type { Variant } from '@site/src/domain/catalogue/types';
import type { ReactNode } from 'react';
import type { LifeState } from './life';
import styles from './styles.module.css';

const only = (variant: Variant): string => `只有${VARIANT_NAME[variant]}`;

/** Words for the states. */
export const LIFE_NAME: Record<LifeState, string> = {
  both: '兩種都有',
  raw: only('raw'),
  deduplicated: only('deduplicated'),
  none: '沒有',
};

interface Props {
  state: LifeState;
  /** false: the word follows in sight, the shape stands alone */
  named?: boolean;
}

/** What one dataset version has of a column: the upper bar is the raw variant, the lower one the de-duplicated. */
export default function LifeMark({ state, named = true }: Props): ReactNode {
  return (
    <span className={clsx(styles.mark, styles[state])}>
      {named && <span className="vh">{LIFE_NAME[state]}</span>}
    </span>
  );
}
