import { Children, type ReactNode } from 'react';
import styles from './styles.module.css';

interface FigureProps {
  value: string;
  unit?: string;
  children: ReactNode;
}

export function Figure({ value, unit, children }: FigureProps): ReactNode {
  return (
    <div>
      <dt className="smallTight mute">{children}</dt>
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
  // Two rows are split so that neither holds a single figure.
  const few = count % 3 === 1 ? 2 : 3;
  return (
    <dl className={styles.figures} style={{ '--figures': count, '--few': few }}>
      {children}
    </dl>
  );
}
