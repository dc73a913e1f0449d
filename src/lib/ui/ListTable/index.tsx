import ColumnHead from '@site/src/lib/ui/ColumnHead';
import clsx from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';
import styles from './styles.module.css';

interface TableProps extends Pick<HTMLAttributes<HTMLTableElement>, 'id' | 'aria-label' | 'aria-labelledby'> {
  heads: readonly string[];
  className?: string | undefined;
  children: ReactNode;
}

/** A table that narrow screens show as a list. The roles say that it stays a table. */
export default function ListTable({ heads, className, children, ...names }: TableProps): ReactNode {
  return (
    <table role="table" className={clsx(styles.table, className)} {...names}>
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

interface RowProps {
  head: ReactNode;
  /** are the cells what stands in a file, which nobody translates? */
  verbatim?: boolean;
  /** each with the name that stands before it in a list, where it needs one */
  cells: readonly (readonly [content: ReactNode, name?: string])[];
}

export function ListRow({
  head,
  verbatim = false,
  cells,
  ...data
}: RowProps & Record<`data-${string}`, unknown>): ReactNode {
  return (
    <tr role="row" {...data}>
      <th role="rowheader" scope="row">
        {head}
      </th>
      {cells.map(([content, name], i) => (
        <td key={i} role="cell" data-label={name} translate={verbatim ? 'no' : undefined}>
          {content}
        </td>
      ))}
    </tr>
  );
}
