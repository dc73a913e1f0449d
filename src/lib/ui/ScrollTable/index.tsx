import { island } from '@site/src/lib/ui/island';
import type { ReactNode } from 'react';
import Hint from './Hint';
import styles from './styles.module.css';

interface Props {
  /** accessible name of the scrolling frame */
  label: string;
  children: ReactNode;
}

const HintIsland = island('scroll-hint', Hint);

/** A frame for a wide table: it scrolls inside itself, can be focused, and says that it scrolls. */
export default function ScrollTable({ label, children }: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <div className="scroll" tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
      <HintIsland />
    </div>
  );
}
