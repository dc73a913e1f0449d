import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  summary: ReactNode;
  children: ReactNode;
  /** anchor; a link to it opens the fold (src/navigation/scroll/target.ts) */
  id?: string;
  className?: string | undefined;
  hidden?: boolean;
}

/** Content folded away under one line; printed in full. */
export default function Fold({ summary, children, className, ...rest }: Props): ReactNode {
  return (
    <details className={clsx(styles.fold, className)} {...rest}>
      {/* A text is one part of the line, also where the build marks words in it. */}
      <summary className="arrow">{typeof summary === 'string' ? <span>{summary}</span> : summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
