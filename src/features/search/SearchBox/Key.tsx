import type { ReactNode } from 'react';
import styles from './key.module.css';

interface Props {
  name: string;
}

/** Assistive technology gets the shortcut from the control. */
export default function Key({ name }: Props): ReactNode {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {name}
    </kbd>
  );
}
