import ruler from '@generated/catalogue/default/ruler.json';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const WIDTH = 960;
const FILL: Record<string, string> = {
  c: 'var(--bar)',
  p: 'var(--amber-mark)',
  s: 'var(--rust-mark)',
  a: 'var(--rust-mark)',
};

/** The strip of months under the header: one tick a month, coloured by the state of the rows, gaps left blank. Decorative. */
export default function MonthRuler(): ReactNode {
  const step = WIDTH / ruler.states.length;
  return (
    <div className={`wrap ${styles.ruler}`} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} 5`} preserveAspectRatio="none" focusable="false">
        {[...ruler.states].map((state, index) =>
          FILL[state] ? (
            <rect
              key={index}
              x={(index * step).toFixed(1)}
              width={(step - 1.6).toFixed(1)}
              height={5}
              fill={FILL[state]}
            />
          ) : null,
        )}
      </svg>
    </div>
  );
}
