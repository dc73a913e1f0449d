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

/** Large figures in a row, between two rules. @param children `Figure` elements */
export default function FigureList({ children }: { children: ReactNode }): ReactNode {
  return (
    <dl className={styles.figures} style={{ '--figures': Children.count(children) } as CSSProperties}>
      {children}
    </dl>
  );
}
