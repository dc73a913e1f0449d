import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  children?: ReactNode;
}

export default function PageHead({ title, children }: Props): ReactNode {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {children && <div className={styles.lead}>{children}</div>}
    </header>
  );
}
