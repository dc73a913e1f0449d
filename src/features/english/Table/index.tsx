import type { ReactNode } from 'react';
import ColumnHead from '@site/src/lib/ui/ColumnHead';
import styles from './styles.module.css';

interface Props {
  /** id of the heading that names it */
  name: string;
  heads: readonly string[];
  className: string | undefined;
  children: ReactNode;
}

/** A table that narrow screens show as a list; the roles say that it stays a table. */
export default function Table({ name, heads, className, children }: Props): ReactNode {
  return (
    <table role="table" className={`${styles.table} ${className}`} aria-labelledby={name}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <ColumnHead key={head}>{head}</ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}
