import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { MarkState } from 'rental-data';
import styles from './styles.module.css';

interface Props {
  as?: 'p' | 'span';
  state: MarkState;
  children: ReactNode;
  /** in the middle of a sentence: its shape flows like a character, and lines break around it as around any word */
  inText?: boolean;
  className?: string | undefined;
}

/** Classes that give an element whose words may break, such as an entry of a list, the shape and colour of a mark; `inText` as below. */
export const markClasses = (state: MarkState, inText = false): string =>
  clsx(styles.mark, styles[state], inText && styles.inText);

/** Classes that turn another element, such as a link, into a mark whose word stays whole. */
export const markClass = (state: MarkState, inText = false): string =>
  clsx('num', markClasses(state, inText));

export default function Mark({
  as: Part = 'span',
  state,
  children,
  inText = false,
  className,
}: Props): ReactNode {
  return <Part className={clsx(markClass(state, inText), className)}>{children}</Part>;
}
