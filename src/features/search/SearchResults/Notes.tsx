import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function Notes({ notes = [] }: { notes?: readonly string[] | undefined }): ReactNode {
  return notes.length > 0 && <p className={styles.note}>{notes.join('')}</p>;
}
