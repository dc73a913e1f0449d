import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { MarkState } from '@site/src/domain/words';
import styles from './styles.module.css';

interface Props {
  state: MarkState;
  /** the word; a mark never stands without it */
  children: ReactNode;
  className?: string;
}

/** Classes of a mark, for an element that is one itself: a link, for example. */
export const markClass = (state: MarkState): string => clsx(styles.mark, styles[state]);

/** A quality mark: shape, word and colour together. */
export default function Mark({ state, children, className }: Props): ReactNode {
  return <span className={clsx(markClass(state), className)}>{children}</span>;
}
