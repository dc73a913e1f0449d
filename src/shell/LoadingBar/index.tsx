import { announcement } from '@site/src/shell/LoadingBar/announcement';
import { LOADING_BAR } from '@site/src/lib/browser/constants';
import {
  loadingBar,
  type LoadingBar as Store,
  type LoadingBarState,
} from '@site/src/shell/LoadingBar/loadingBar';
import { useStore } from '@site/src/lib/browser/store';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './styles.module.css';

/** Text for screen readers about a load; one without a visible bar is not announced. */
function words(state: LoadingBarState): string {
  if (state === 'running') {
    return '正在載入……';
  }
  if (state === 'failed') {
    return '載入失敗';
  }
  return '';
}

const look: CSSProperties = {
  '--loading-bar-height': `${LOADING_BAR.height}px`,
  '--loading-bar-color': LOADING_BAR.color,
  '--loading-bar-duration': `${LOADING_BAR.duration}ms`,
};

/** The bar at the top of the window while a page loads. It is the first element of every page. */
export default function LoadingBar({ store = loadingBar }: { store?: Store }): ReactNode {
  const state = useStore(store, 'idle');
  const page = useStore(announcement, '');
  const running = state === 'running';
  return (
    <div data-loading-bar={state}>
      {/* The progress is unknown, so the bar has no value; when the load ends, the role goes. */}
      {state !== 'idle' && state !== 'waiting' && (
        <div
          className={clsx(styles.bar, styles[state])}
          style={look}
          {...(running && {
            role: 'progressbar',
            'aria-label': '頁面載入進度',
          })}
        />
      )}
      {/* Always rendered: screen readers often miss a live region that is added together with its text. */}
      <span className="vh" role="status">
        {words(state) || page}
      </span>
    </div>
  );
}
