import Pre from '@site/src/lib/ui/Pre';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

export default function Code({ className, children, ...props }: ComponentProps<'pre'>): ReactNode {
  return (
    <Pre className={clsx(styles.code, className)} {...props}>
      <code>{children}</code>
    </Pre>
  );
}
