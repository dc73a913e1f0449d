import Fold from '@site/src/lib/ui/Fold';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A passage of running text that opens under one line. */
export default function More({ summary, children }: { summary: string; children: ReactNode }): ReactNode {
  return (
    <Fold summary={summary} className={styles.more}>
      {children}
    </Fold>
  );
}
