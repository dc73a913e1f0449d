import ruler from '@generated/catalogue/default/ruler.json';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const WIDTH = 960;
const HEIGHT = 5;
/** Between two months. */
const GAP = 1.6;
/** Colour → states of the rows that have it. */
const COLOURS: Record<string, string> = {
  'var(--bar)': 'c',
  'var(--amber-mark)': 'p',
  'var(--rust-mark)': 'na',
};

/** The months in some states as one path: the strip stands in every page, and a shape for each month would weigh on all. */
function ticks(states: string): string {
  const step = WIDTH / ruler.states.length;
  const width = (step - GAP).toFixed(1);
  return [...ruler.states]
    .map((state, index) =>
      states.includes(state) ? `M${(index * step).toFixed(1)} 0h${width}v${HEIGHT}h-${width}z` : '',
    )
    .join('');
}

/** The strip of months under the header: one tick a month, coloured by the state of the rows, gaps left blank. Decorative. */
export default function MonthRuler(): ReactNode {
  return (
    <div className={`wrap ${styles.ruler}`} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
        {Object.entries(COLOURS).map(([colour, states]) => (
          <path key={colour} fill={colour} d={ticks(states)} />
        ))}
      </svg>
    </div>
  );
}
