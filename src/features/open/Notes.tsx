import type { ReactNode } from 'react';
import styles from './page.module.css';

export default function Notes({ of }: { of: readonly string[] }): ReactNode {
  return (
    <ul className={styles.notes}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
