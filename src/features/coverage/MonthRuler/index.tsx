import ruler from '@generated/pages/default/ruler.json';
import { monthIndex, listMonths } from 'rental-data';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A whole number keeps the markup short; CSS sets the size of the strip. */
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

function Ticks({ period }: { period: string }): ReactNode {
  const months = listMonths(period);
  const from = (monthIndex(months[0]) - monthIndex(ruler.first)) * STEP - 1;
  return (
    <>
      {Object.entries(TICKS).map(([state, [colour, shape]]) => (
        <path key={state} fill={colour} d={ticks(state, shape)} />
      ))}
      {/* A month is marked across the strip, a longer period below it. */}
      <path
        fill="var(--ink)"
        d={
          months.length === 1
            ? `M${from} -${HEIGHT}h${STEP}v${2 * HEIGHT}h-${STEP}z`
            : `M${from} ${HEIGHT + 2}h${months.length * STEP}v2h-${months.length * STEP}z`
        }
      />
    </>
  );
}

/** The line under the header; on the page of a period a tick a month, coloured by the state of its rows. Decorative. */
export default function MonthRuler({ period }: { period?: string | undefined }): ReactNode {
  const length = ruler.states.length * STEP;
  return (
    <div id="month-ruler" className={`wrap ${styles.ruler}`} aria-hidden="true" data-frame>
      <svg
        viewBox={`0 0 ${length} ${HEIGHT}`}
        width={length}
        height={HEIGHT}
        preserveAspectRatio="none"
        focusable="false"
      >
        {period === undefined ? (
          <path fill="var(--line)" d={`M0 ${HEIGHT - 1}h${length}v1h-${length}z`} />
        ) : (
          <Ticks period={period} />
        )}
      </svg>
    </div>
  );
}
