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

/** Which variants of a version have a column: raw above, de-duplicated below. The words must stand beside it. */
export default function LifeMark({ state }: { state: LifeState }): ReactNode {
  return <span className={clsx(styles.mark, styles[state])} />;
}
