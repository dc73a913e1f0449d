import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  id: string;
  title: ReactNode;
  /** one `div` with `dt` and `dd` for each fact */
  children: ReactNode;
}

export default function Glance({ id, title, children }: Props): ReactNode {
  return (
    <section className={styles.glance} aria-labelledby={id}>
      <h2 id={id} className="t26">
        {title}
      </h2>
      <dl className="columns topped">{children}</dl>
    </section>
  );
}
