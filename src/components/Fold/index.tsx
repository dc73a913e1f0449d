import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  summary: ReactNode;
  children: ReactNode;
}

/** Content folded away under one line; printed in full. */
export default function Fold({ summary, children }: Props): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
