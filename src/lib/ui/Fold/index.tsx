import clsx from 'clsx';
import type { DetailsHTMLAttributes, ReactNode } from 'react';
import styles from './styles.module.css';

interface Props extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary: ReactNode;
  /** is it printed only where the reader has opened it? */
  'data-paper'?: 'opened';
}

/** Content folded away under one line; printed in full, unless `data-paper` is `opened`. A link to its id opens it (packages/html-first/src/browser/scrollTarget.ts). */
export default function Fold({ summary, children, className, ...rest }: Props): ReactNode {
  return (
    <details className={clsx(styles.fold, className)} {...rest}>
      <summary className="arrow block bold smallTight">{summary}</summary>
      {children}
    </details>
  );
}
