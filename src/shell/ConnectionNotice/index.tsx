import { connection, type Connection } from '@site/src/shell/ConnectionNotice/connection';
import { useStore } from '@site/src/lib/browser/store';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A strip that says the connection is lost and, for a moment, that it is back. Every page has one. */
export default function ConnectionNotice({ store = connection }: { store?: Connection }): ReactNode {
  const state = useStore(store, 'online');
  return (
    // Always rendered: screen readers often miss a live region that is added together with its text.
    <div className={state === 'online' ? undefined : styles.strip} data-connection={state} role="status">
      {state !== 'online' && (
        <p className="wrap" lang="zh-Hant-TW">
          {state === 'offline' ? '目前離線。看過的頁面仍可閱讀，下載檔案要等連上網路。' : '已恢復連線。'}
        </p>
      )}
    </div>
  );
}
