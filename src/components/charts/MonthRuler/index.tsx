import ruler from '@generated/pages/default/ruler.json';
import { monthIndex } from '@site/src/domain/period';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A whole number keeps the markup short, because every page contains the strip; CSS sets its size. */
const STEP = 10;
const TICK = 8;
const HEIGHT = 5;
const FULL = `h${TICK}v${HEIGHT}h-${TICK}z`;
/** State of the rows → colour and shape of the tick: full, hollow for a month not to be used, a line for a gap. */
const TICKS: Record<string, [colour: string, shape: string]> = {
  c: ['var(--bar)', FULL],
  p: ['var(--amber-mark)', FULL],
  n: ['var(--rust-mark)', FULL],
  a: ['var(--rust-mark)', `${FULL}m1 1v${HEIGHT - 2}h${TICK - 2}v-${HEIGHT - 2}z`],
  '-': ['var(--line)', `m0 ${HEIGHT - 1}h${TICK}v1h-${TICK}z`],
};

/** All months in one state as a single path: one shape per month would make every page heavier. */
const ticks = (wanted: string, shape: string): string =>
  [...ruler.states].map((state, index) => (state === wanted ? `M${index * STEP} 0${shape}` : '')).join('');

interface Props {
  /** the month that the page is about */
  month?: string | undefined;
}

/** The strip of months under the header: one tick a month, coloured by the state of the rows. Decorative. */
export default function MonthRuler({ month }: Props): ReactNode {
  const marked = month === undefined ? -1 : monthIndex(month) - monthIndex(ruler.first);
  return (
    <div className={`wrap ${styles.ruler}`} aria-hidden="true">
      <svg
        viewBox={`0 0 ${ruler.states.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        focusable="false"
      >
        {Object.entries(TICKS).map(([state, [colour, shape]]) => (
          <path key={state} fill={colour} d={ticks(state, shape)} />
        ))}
        {marked >= 0 && (
          <path fill="var(--ink)" d={`M${marked * STEP - 1} -${HEIGHT}h${STEP}v${2 * HEIGHT}h-${STEP}z`} />
        )}
      </svg>
    </div>
  );
}
