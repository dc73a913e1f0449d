import type { ReactNode } from 'react';
import styles from './made.module.css';

export default function Made(): ReactNode {
  return <span className={styles.made}>編造的範例列</span>;
}
