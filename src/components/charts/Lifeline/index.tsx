import { existsIn } from '@site/src/domain/catalogue/columns';
import type { ReactNode } from 'react';
import { lifeSpan, spanWords } from './life';
import styles from './styles.module.css';

interface Props {
  /** every dataset version, oldest first */
  versions: readonly string[];
  since: string;
  until?: string | undefined;
}

const STEP = 13;
const WIDTH = 11;
const HEIGHT = 10;

const cells = (indexes: number[], top: number) =>
  indexes.map((i) => `M${i * STEP} ${top}h${WIDTH}V${HEIGHT}h-${WIDTH}z`).join('');

/** Life of a column over the dataset versions: a full cell for each version that has the column, a line for the others. */
export default function Lifeline({ versions, since, until }: Props): ReactNode {
  const column = until === undefined ? { since } : { since, until };
  const all = versions.map((_, i) => i);
  const has = all.filter((i) => existsIn(column, versions[i] ?? ''));
  const hasNot = all.filter((i) => !has.includes(i));
  const width = versions.length * STEP - (STEP - WIDTH);
  // Two paths instead of one shape per cell, because a page of columns holds about eighty life lines.
  return (
    <svg
      className={styles.life}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={spanWords(lifeSpan(versions, since, until))}
    >
      <path className={styles.has} d={cells(has, 0)} />
      {hasNot.length > 0 && <path className={styles.hasNot} d={cells(hasNot, HEIGHT - 1.5)} />}
    </svg>
  );
}
