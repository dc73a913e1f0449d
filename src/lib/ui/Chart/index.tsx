import type { ReactNode } from 'react';
import type { Props as AnswersProps } from './Answers';
import Answers from './island';
import styles from './styles.module.css';

interface Props extends Omit<AnswersProps, 'points' | 'facts'> {
  /** the drawings, of which the style sheet shows one; each with `data-plot` */
  children: ReactNode;
}

/**
 * Drawings that answer to mouse, finger and keys, and can be taken away. The element with `data-chart` around it also has the
 * table of the figures, and the words with `data-note` that a picture has to carry.
 */
export default function Chart({ children, ...answers }: Props): ReactNode {
  return (
    <div className={styles.chart}>
      {children}
      <Answers {...answers} />
    </div>
  );
}
