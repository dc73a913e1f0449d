import { useNotice } from '@site/src/lib/browser/useNotice';
import { LOADING } from '@site/src/features/search/SearchBox/words';
import type { ReactNode } from 'react';
import styles from './help.module.css';

interface Props {
  failed: boolean;
  onRetry: () => void;
  /** when the wait began, as `performance.now()`; default now */
  since?: number | undefined;
}

/** Put it into a live region. */
export default function Waiting({ failed, onRetry, since }: Props): ReactNode {
  const notice = useNotice(!failed, since);
  return (
    <div className={styles.help}>
      {failed ? (
        <>
          <p>
            <b>搜尋用的資料沒有載入成功。</b>
          </p>
          <p className="small mute">
            {navigator.onLine
              ? '網站可能剛更新。請再試一次；如果還是不行，請重新整理這一頁。'
              : '現在沒有連上網路。連上之後再試一次。'}
          </p>
          <p>
            <button className="btn btnLine" type="button" onClick={onRetry}>
              再試一次
            </button>
          </p>
        </>
      ) : (
        notice && <p className="mute">{LOADING}</p>
      )}
    </div>
  );
}
