import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  href: string;
  children: ReactNode;
  /** what comes of it, in smaller letters: the format, the size */
  detail: ReactNode;
  /** is another button beside it the first choice? */
  isSecond?: boolean | undefined;
}

/** A button that downloads a file at once. */
export default function Download({ href, children, detail, isSecond = false }: Props): ReactNode {
  return (
    <a className={clsx('btn', isSecond && 'btnLine', styles.download)} href={href}>
      <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" focusable="false">
        <path d="M10 2v10m-4.5-4L10 12.5 14.5 8M3 17h14" />
      </svg>
      <span>
        {children}
        <small>{detail}</small>
      </span>
    </a>
  );
}
