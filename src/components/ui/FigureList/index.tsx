import { Children, type CSSProperties, type ReactNode } from 'react';
import styles from './styles.module.css';

interface FigureProps {
  /** the figure as it is written */
  value: string;
  unit?: string;
  /** what it is the number of */
  children: ReactNode;
}

/** One large figure with its words. */
export function Figure({ value, unit, children }: FigureProps): ReactNode {
  return (
    <div>
      <dt>{children}</dt>
      <dd>
        {value}
        {unit && <small>{unit}</small>}
      </dd>
    </div>
  );
}

/** Large figures in a row of equal columns, between two rules. @param children `Figure` elements */
export default function FigureList({ children }: { children: ReactNode }): ReactNode {
  const count = Children.toArray(children).length;
  // Where two rows are needed, none is left with a single figure.
  const few = count % 3 === 1 ? 2 : 3;
  return (
    <dl className={styles.figures} style={{ '--figures': count, '--few': few } as CSSProperties}>
      {children}
    </dl>
  );
}
