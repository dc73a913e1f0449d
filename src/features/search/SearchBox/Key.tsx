import type { ReactNode } from 'react';
import styles from './key.module.css';

/** Assistive technology gets the shortcut from the control. */
export default function Key({ name }: { name: string }): ReactNode {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {name}
    </kbd>
  );
}
