import Fold from '@site/src/lib/ui/Fold';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function More({ summary, children }: { summary: string; children: ReactNode }): ReactNode {
  return (
    <Fold summary={summary} className={styles.more}>
      {children}
    </Fold>
  );
}
