import { barsPath, crossesPath, gapsPath, type Strip, stripBars } from 'chart-geometry';
import type { ReactNode } from 'react';
import type { MonthBar, RowState } from 'rental-data';
import styles from './styles.module.css';

const STRIP: Strip = { step: 8, bar: 6, height: 22 };
const WIDTH = 94;

interface Props {
  months: readonly MonthBar[];
  /** number of rows that fills the height, see findScale */
  scale: number;
}

/** Twelve bars, one per month. Decorative: the table of the year holds the same figures. */
export default function YearStrip({ months, scale }: Props): ReactNode {
  const bars = stripBars(
    months.map((month) => month?.rows ?? null),
    scale,
    STRIP,
  );
  const having = (state: RowState) =>
    bars.flatMap((bar, index) => (bar && months[index]?.state === state ? [bar] : []));
  const paths: [name: string, d: string][] = [
    ['gap', gapsPath(months, STRIP)],
    ['complete', barsPath(having('complete'), STRIP)],
    ['partial', barsPath(having('partial'), STRIP)],
    ['notComparable', barsPath(having('not-comparable'), STRIP)],
    ['avoid', crossesPath(having('avoid'), STRIP)],
  ];
  return (
    <svg
      className={styles.strip}
      viewBox={`0 0 ${WIDTH} ${STRIP.height}`}
      width={WIDTH}
      height={STRIP.height}
      aria-hidden="true"
    >
      {paths.map(([name, d]) => d !== '' && <path key={name} className={styles[name]} d={d} />)}
    </svg>
  );
}
