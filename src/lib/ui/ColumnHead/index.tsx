import type { ReactNode } from 'react';

interface Props {
  className?: string;
  children: ReactNode;
}

/** The head of a column. It says its role, because narrow screens show the table as blocks and browsers then drop the role. */
export default function ColumnHead({ className, children }: Props): ReactNode {
  return (
    <th role="columnheader" scope="col" className={className}>
      {children}
    </th>
  );
}
