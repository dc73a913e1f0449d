import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import type { MonthBar } from 'rental-data';
import YearStrip from '@site/src/features/coverage/YearStrip';
import styles from './styles.module.css';

interface Props {
  id: string;
  title: string;
  /** months of the strip, and the number of rows that fills its height */
  months: readonly MonthBar[];
  scale: number;
  /** an element after the strip, and words at the end of the line */
  counts: ReactNode;
  note: ReactNode;
  open: boolean;
  children: ReactNode;
}

export default function YearFold({
  id,
  title,
  months,
  scale,
  counts,
  note,
  open,
  children,
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    // The browser may open the block for the anchor before hydration, which React would report as a mismatch.
    <details id={id} className={styles.year} open={open} data-paper="opened" suppressHydrationWarning>
      <summary className="arrow">
        <h3>{title}</h3>
        <YearStrip months={months} scale={scale} />
        {counts}
        <span className="smallTight mute">{note}</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
