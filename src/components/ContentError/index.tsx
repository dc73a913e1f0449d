import Translate, { translate } from '@docusaurus/Translate';
import { ContentLoadError } from '@site/src/domain/content/source';
import { PayloadError } from '@site/src/navigation/payload';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  error: Error;
  retry: () => void;
  /** is it being tried again right now? */
  pending?: boolean;
}

function reasonOf(error: Error): string {
  const kind = error instanceof ContentLoadError ? error.kind : null;
  if (kind === 'network') {
    return translate({
      id: 'contentError.network',
      message: '連不上網站，網路可能斷了。連上之後再試一次。',
      description: 'Reason why content could not be loaded: no answer',
    });
  }
  if (error instanceof PayloadError) {
    return translate({
      id: 'contentError.payload',
      message: '這一段內容沒有載入成功，其他部分不受影響。',
      description: 'Reason why a part of a page could not be loaded',
    });
  }
  if (kind === 'status') {
    return translate(
      {
        id: 'contentError.status',
        message: '網站回應了錯誤（{status}）。網站可能剛更新，請重新整理這一頁。',
        description: 'Reason why content could not be loaded: HTTP status',
      },
      { status: error instanceof ContentLoadError ? String(error.status) : '' },
    );
  }
  if (kind === 'malformed') {
    return translate({
      id: 'contentError.malformed',
      message: '收到的內容不完整，或格式不對。網站可能剛更新，請重新整理這一頁。',
      description: 'Reason why content could not be loaded: malformed answer',
    });
  }
  return translate({
    id: 'contentError.other',
    message: '這一頁的內容讀取失敗。如果一再發生，請寫信告訴我們。',
    description: 'Reason why content could not be shown: anything else',
  });
}

/** In place of content that could not be loaded: what happened, and a button to try again. */
export default function ContentError({ error, retry, pending = false }: Props): ReactNode {
  return (
    <div
      className={styles.box}
      role="alert"
      data-content-error={error instanceof ContentLoadError ? error.kind : 'other'}
    >
      <p className={styles.title}>
        <Translate id="contentError.title" description="Title where content could not be loaded">
          內容載入失敗
        </Translate>
      </p>
      <p>{reasonOf(error)}</p>
      <button type="button" className="btn" onClick={retry} aria-disabled={pending}>
        {pending ? (
          <Translate id="contentError.pending" description="Button that loads content again, while it does">
            正在載入……
          </Translate>
        ) : (
          <Translate id="contentError.retry" description="Button that loads content again">
            再試一次
          </Translate>
        )}
      </button>
    </div>
  );
}
