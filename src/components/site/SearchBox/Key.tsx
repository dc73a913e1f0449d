import type { ReactNode } from 'react';
import styles from './key.module.css';

interface Props {
  /** what is printed on the key */
  name: string;
}

/** A key of the keyboard. A hint for the eye: assistive technology has keys of its own and is told by the control. */
export default function Key({ name }: Props): ReactNode {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {name}
    </kbd>
  );
}
