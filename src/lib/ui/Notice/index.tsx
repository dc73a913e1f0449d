import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The classes of base.css; an incident has one of the same names. */
type Severity = 'note' | 'caution' | 'severe';

interface Props {
  /** `:::note` and `:::tip` of Markdown are plain, `:::caution`/`:::warning` amber, `:::danger` rust */
  type?: string;
  severity?: Severity;
  title?: ReactNode;
  children: ReactNode;
}

const OF_TYPE: Record<string, Severity> = { caution: 'caution', warning: 'caution', danger: 'severe' };

export default function Notice({ type, severity, title, children }: Props): ReactNode {
  return (
    <div className={clsx(styles.notice, severity ?? OF_TYPE[type ?? ''])}>
      {title && (
        <p>
          <b>{title}</b>
        </p>
      )}
      {children}
    </div>
  );
}
