import useIsBrowser from '@docusaurus/useIsBrowser';
import type { CommentSettings } from '@site/config/thirdParties';
import { asksForPrivacy } from '@site/src/lib/browser/asksForPrivacy';
import { useNotice } from '@site/src/lib/browser/useNotice';
import { reloadIfReplaced } from 'html-first/client';
import clsx from 'clsx';
import { useEffect, useReducer, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { FrameProps } from './Frame';
import styles from './styles.module.css';
import { ANSWER_WAIT, IDLE, isBackFromLogin, next } from './state';

interface Props {
  settings: CommentSettings;
  term: string;
  discussions: string;
}

/** The thread, asked for once the island is alive: islands wake when they are near (packages/html-first/src/html/islands/wake.ts). */
export default function ThreadBox({ settings, term, discussions }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const box = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const [{ status, attempt }, dispatch] = useReducer(next, IDLE);
  const [Frame, setFrame] = useState<ComponentType<FrameProps> | null>(null);

  const notice = useNotice(status === 'loading');

  useEffect(() => {
    if (isBackFromLogin(window.location.search)) box.current?.scrollIntoView();
    if (!asksForPrivacy()) dispatch('start');
  }, []);

  useEffect(() => {
    if (attempt === 0) return;
    let gone = false;
    const giveUp = () => {
      if (!gone) dispatch('giveUp');
    };
    const timer = setTimeout(giveUp, ANSWER_WAIT);
    import('./Frame').then(
      (module) => {
        if (!gone) setFrame(() => module.default);
      },
      (error: unknown) => {
        console.warn(error);
        giveUp();
        void reloadIfReplaced();
      },
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [attempt]);

  const onPress = () => {
    // The pressed button disappears; the text that replaces it must be rendered before it can receive the focus.
    flushSync(() => dispatch('start'));
    words.current?.focus({ preventScroll: true });
  };
  const mustAsk = status === 'idle' && isBrowser && asksForPrivacy();
  const failed = status === 'silent' || status === 'troubled';
  const link = <a href={discussions}>到GitHub上看留言</a>;

  return (
    <div ref={box} className={clsx(styles.box, status !== 'shown' && styles.empty)} data-comments={status}>
      <div className="mute">
        <p ref={words} tabIndex={-1}>
          {status === 'idle' && (mustAsk ? '這個瀏覽器要求不要追蹤，留言按了才載入。' : '留言還沒有載入。')}
          {(notice || (status === 'loading' && attempt > 1)) && '正在載入留言……'}
        </p>
        <p role="status">
          {status === 'silent' && (
            <>留言沒有載入成功。可能是網路斷了，也可能是瀏覽器擋掉了{new URL(settings.host).host}。</>
          )}
          {status === 'troubled' && <>{new URL(settings.host).host}回報了錯誤，下面的留言可能不完整。</>}
        </p>
        {(failed || mustAsk) && (
          <p className={styles.actions}>
            <button type="button" className="btn btnLine" onClick={onPress}>
              {failed ? '再試一次' : '載入留言'}
            </button>
            {link}
          </p>
        )}
        <noscript>
          <p>載入留言要靠JavaScript。沒有開啟的話，請{link}。</p>
        </noscript>
      </div>
      {status !== 'idle' && Frame && (
        <div className={status === 'shown' || status === 'troubled' ? styles.thread : styles.hidden}>
          <Frame key={attempt} settings={settings} term={term} onEvent={dispatch} />
        </div>
      )}
    </div>
  );
}
