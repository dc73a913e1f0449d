import type { ReactNode } from 'react';
import ColumnHead from '@site/src/lib/ui/ColumnHead';
import styles from './styles.module.css';

interface Props {
  name: string;
  heads: readonly string[];
  className: string | undefined;
  children: ReactNode;
}

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
