import ruler from '@generated/catalogue/default/ruler.json';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const WIDTH = 960;
const HEIGHT = 5;
/** Between two months. */
const GAP = 1.6;
/** State of the rows → colour and how the tick is drawn: full, hollow where the month must not be used, a line for a gap. */
const TICKS: Record<string, [colour: string, shape: (width: string) => string]> = {
  c: ['var(--bar)', full],
  p: ['var(--amber-mark)', full],
  n: ['var(--rust-mark)', full],
  a: ['var(--rust-mark)', (width) => `${full(width)}m1 1v${HEIGHT - 2}h${Number(width) - 2}v-${HEIGHT - 2}z`],
  '-': ['var(--line)', (width) => `m0 ${HEIGHT - 1}h${width}v1h-${width}z`],
};

function full(width: string): string {
  return `h${width}v${HEIGHT}h-${width}z`;
}

/** The months in one state as one path: the strip stands in every page, and a shape for each month would weigh on all. */
function ticks(wanted: string, shape: (width: string) => string): string {
  const step = WIDTH / ruler.states.length;
  const drawn = shape((step - GAP).toFixed(1));
  return [...ruler.states]
    .map((state, index) => (state === wanted ? `M${(index * step).toFixed(1)} 0${drawn}` : ''))
    .join('');
}

/** The strip of months under the header: one tick a month, coloured by the state of the rows. Decorative. */
export default function MonthRuler(): ReactNode {
  return (
    <div className={`wrap ${styles.ruler}`} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" focusable="false">
        {Object.entries(TICKS).map(([state, [colour, shape]]) => (
          <path key={state} fill={colour} d={ticks(state, shape)} />
        ))}
      </svg>
    </div>
  );
}
