import { useConnection, type Connection } from '@site/src/navigation/connection';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Says at the window's edge that there is no connection, and for a moment that it is back. Stands once on every page. */
export default function ConnectionNotice({ store }: { store?: Connection }): ReactNode {
  const state = useConnection(store);
  return (
    // Always there: what appears together with its text is often not read out.
    <div className={state === 'online' ? undefined : styles.strip} data-connection={state} role="status">
      {state !== 'online' && (
        <p className="wrap">
          {state === 'offline' ? '目前離線。看過的頁面仍可閱讀，下載檔案要等連上網路。' : '已恢復連線。'}
        </p>
      )}
    </div>
  );
}
