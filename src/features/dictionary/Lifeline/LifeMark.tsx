import clsx from 'clsx';
import { VARIANT_NAME } from '@site/src/dataset/words';
import type { Variant } from '@site/src/dataset/catalogue/types';
import type { ReactNode } from 'react';
import type { LifeState } from './life';
import styles from './styles.module.css';

const only = (variant: Variant): string => `只有${VARIANT_NAME[variant]}`;

export const LIFE_NAME: Record<LifeState, string> = {
  both: '兩種都有',
  raw: only('raw'),
  deduplicated: only('deduplicated'),
  none: '沒有',
};

/**
 * Which variants of one dataset version have a column: the upper bar is raw, the lower one de-duplicated. The words must
 * stand beside it.
 */
export default function LifeMark({ state }: { state: LifeState }): ReactNode {
  return <span className={clsx(styles.mark, styles[state])} />;
}
