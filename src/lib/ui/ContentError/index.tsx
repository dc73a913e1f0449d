import { ContentLoadError } from 'content-database';
import { PayloadError } from 'html-first/client';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  error: Error;
  retry: () => void;
  pending?: boolean;
}

function explainError(error: Error): string {
  const kind = error instanceof ContentLoadError ? error.kind : null;
  if (kind === 'network') {
    return '連不上網站，網路可能斷了。連上之後再試一次。';
  }
  if (error instanceof PayloadError) {
    return '這一段內容沒有載入成功，其他部分不受影響。';
  }
  if (kind === 'status') {
    return `網站回應了錯誤（${error instanceof ContentLoadError ? String(error.status) : ''}）。網站可能剛更新，請重新整理這一頁。`;
  }
  if (kind === 'malformed') {
    return '讀到的內容不完整，或格式不對。網站可能剛更新，請重新整理這一頁。';
  }
  return '這一頁的內容讀取失敗。如果一再發生，請寫信告訴我們。';
}

export default function ContentError({ error, retry, pending = false }: Props): ReactNode {
  return (
    <div
      className={styles.box}
      role="alert"
      data-content-error={error instanceof ContentLoadError ? error.kind : 'other'}
    >
      <p className="t20 bold">內容載入失敗</p>
      <p>{explainError(error)}</p>
      <button type="button" className="btn" onClick={retry} aria-disabled={pending}>
        {pending ? '正在載入……' : '再試一次'}
      </button>
    </div>
  );
}
