import type { ReactNode } from 'react';
import type { MonthBar } from '@site/src/dataset/verdict/monthBars';
import { barsPath, crossesPath, gapsPath, HEIGHT, stripBars, WIDTH } from './bars';
import styles from './styles.module.css';

interface Props {
  months: readonly MonthBar[];
  /** number of rows that fills the height, see stripScale */
  scale: number;
}

/** Twelve bars, one per month. Decorative: the table of the year holds the same figures. */
export default function YearStrip({ months, scale }: Props): ReactNode {
  const bars = stripBars(months, scale);
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.gap} d={gapsPath(bars)} />
      <path className={styles.complete} d={barsPath(bars, 'complete')} />
      <path className={styles.partial} d={barsPath(bars, 'partial')} />
      <path className={styles.notComparable} d={barsPath(bars, 'not-comparable')} />
      <path className={styles.avoid} d={crossesPath(bars)} />
    </svg>
  );
}
