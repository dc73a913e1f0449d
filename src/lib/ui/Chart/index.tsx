import { island } from '@site/src/lib/ui/island';
import type { ReactNode } from 'react';
import Answers, { type Props as AnswersProps } from './Answers';
import styles from './styles.module.css';

interface Props extends Omit<AnswersProps, 'points' | 'facts'> {
  /** the drawings, of which the style sheet shows one; each with `data-plot` */
  children: ReactNode;
}

const AnswersIsland = island('chart', Answers);

/** Answers to mouse, finger and keys, and can be saved. The element with `data-chart` around it has the table of the figures, and what a picture has to say (`data-note`). */
export default function Chart({ children, ...answers }: Props): ReactNode {
  return (
    <div className={styles.chart}>
      {children}
      <AnswersIsland {...answers} />
    </div>
  );
}
