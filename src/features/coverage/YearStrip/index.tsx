import type { ReactNode } from 'react';
import type { MonthBar } from 'rental-data';
import { barsPath, crossesPath, gapsPath, HEIGHT, stripBars, WIDTH } from './bars';
import styles from './styles.module.css';

interface Props {
  months: readonly MonthBar[];
  /** number of rows that fills the height, see findScale */
  scale: number;
}

/** Twelve bars, one per month. Decorative: the table of the year holds the same figures. */
export default function YearStrip({ months, scale }: Props): ReactNode {
  const bars = stripBars(months, scale);
  const paths: [name: string, d: string][] = [
    ['gap', gapsPath(bars)],
    ['complete', barsPath(bars, 'complete')],
    ['partial', barsPath(bars, 'partial')],
    ['notComparable', barsPath(bars, 'not-comparable')],
    ['avoid', crossesPath(bars)],
  ];
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      {paths.map(([name, d]) => d !== '' && <path key={name} className={styles[name]} d={d} />)}
    </svg>
  );
}
