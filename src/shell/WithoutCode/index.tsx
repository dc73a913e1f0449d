import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Says that a page is there as text only, because of its code.
 * @param broken whether the code came and failed
 */
export default function WithoutCode({ broken = false }: { broken?: boolean }): ReactNode {
  return (
    <div className={styles.note} role="status" data-without-code>
      <p className="wrap">
        <span>{`這一頁的程式${broken ? '出了錯' : '沒有載入成功'}，以下是它的內容；篩選、切換等互動暫時不能用。`}</span>{' '}
        <button type="button" className={styles.again} onClick={() => window.location.reload()}>
          重新載入
        </button>
      </p>
    </div>
  );
}
