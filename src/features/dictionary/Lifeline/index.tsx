import clsx from 'clsx';
import { type Variant, VARIANT_NAME } from 'rental-data';
import type { ReactNode } from 'react';
import { lifeStates, type LifeState } from './life';
import styles from './styles.module.css';

interface Props {
  /** state letters from the catalogue, one per version */
  life: string;
  label: string;
}

/** Width of a cell as in LifeMark, plus the gap. */
const WIDTH = 24;
const STEP = 28;
const HEIGHT = 18;
const BAR = 8;
const LINE = 1;

function lane(states: readonly LifeState[], has: readonly LifeState[], top: number): [string, string] {
  const draw = (there: boolean, y: number, height: number) =>
    states
      .map((state, i) =>
        has.includes(state) === there ? `M${i * STEP} ${y}h${WIDTH}v${height}h-${WIDTH}z` : '',
      )
      .join('');
  return [draw(true, top, BAR), draw(false, top === 0 ? BAR - LINE : HEIGHT - LINE, LINE)];
}

export default function Lifeline({ life, label }: Props): ReactNode {
  const states = lifeStates(life);
  const width = states.length * STEP - (STEP - WIDTH);
  const [raw, noRaw] = lane(states, ['both', 'raw'], 0);
  const [deduplicated, noDeduplicated] = lane(states, ['both', 'deduplicated'], HEIGHT - BAR);
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} role="img" aria-label={label}>
      <path className={styles.has} d={raw + deduplicated} />
      {noRaw + noDeduplicated && <path className={styles.hasNot} d={noRaw + noDeduplicated} />}
    </svg>
  );
}

const only = (variant: Variant): string => `只有${VARIANT_NAME[variant]}`;

export const LIFE_NAME: Record<LifeState, string> = {
  both: '兩種都有',
  raw: only('raw'),
  deduplicated: only('deduplicated'),
  none: '沒有',
};

/** Which variants of a version have a column: raw above, de-duplicated below. The words must stand beside it. */
export function LifeMark({ state }: { state: LifeState }): ReactNode {
  return <span className={clsx(styles.mark, styles[state])} />;
}
