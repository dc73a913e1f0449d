import Pre from '@site/src/lib/ui/Pre';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export default function Code({ className, children, ...props }: ComponentProps<'pre'>): ReactNode {
  return (
    <Pre className={clsx('small', className)} {...props}>
      <code>{children}</code>
    </Pre>
  );
}
