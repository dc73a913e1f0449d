import clsx from 'clsx';
import type { Variant } from 'rental-data';
import type { ReactNode } from 'react';
import { lifeStates, type LifeState } from 'rental-data/dictionary';
import styles from './styles.module.css';

interface Props {
  /** state letters from the catalogue, one per version */
  life: string;
  label: string;
}

const WIDTH = 18;
const STEP = 20;
const HEIGHT = 16;
const BAR = 6;
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
      {raw && <path className={styles.raw} d={raw} />}
      {deduplicated && <path className={styles.deduplicated} d={deduplicated} />}
      {noRaw + noDeduplicated && <path className={styles.hasNot} d={noRaw + noDeduplicated} />}
    </svg>
  );
}

/** The colour of a content in the life lines. The words must stand beside it. */
export function LifeKey({ variant }: { variant: Variant }): ReactNode {
  return <i className={clsx(styles.key, styles[variant])} />;
}
