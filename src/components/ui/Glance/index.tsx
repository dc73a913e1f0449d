import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** id of the title */
  id: string;
  title: ReactNode;
  className?: string | undefined;
  /** one `div` with `dt` and `dd` for each fact */
  children: ReactNode;
}

/** The few most important facts of a page, side by side at its top. */
export default function Glance({ id, title, className, children }: Props): ReactNode {
  return (
    <section className={clsx(styles.glance, className)} aria-labelledby={id}>
      <h2 id={id} className="t26">
        {title}
      </h2>
      <dl className="columns topped">{children}</dl>
    </section>
  );
}
