import { LOADING_BAR } from '@site/src/navigation/constants';
import { loadingBar, type LoadingBar as Store, type LoadingBarState } from '@site/src/navigation/loadingBar';
import clsx from 'clsx';
import { useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import styles from './styles.module.css';

const whileServing = (): LoadingBarState => 'idle';

/** What assistive technology is told; a load that shows no bar is not worth a word. */
function words(state: LoadingBarState): string {
  if (state === 'running') {
    return '正在載入……';
  }
  if (state === 'failed') {
    return '載入失敗';
  }
  return '';
}

const look = {
  '--loading-bar-height': `${LOADING_BAR.height}px`,
  '--loading-bar-color': LOADING_BAR.color,
  '--loading-bar-duration': `${LOADING_BAR.duration}ms`,
} as CSSProperties;

/** The bar at the top of the window while a page is on its way. Stands once on every page, before everything else. */
export default function LoadingBar({ store = loadingBar }: { store?: Store }): ReactNode {
  const state = useSyncExternalStore(store.subscribe, store.getState, whileServing);
  const running = state === 'running';
  return (
    <div data-loading-bar={state}>
      {/* Not known how far it is, so the bar has no value; once it is over there is no progress any more. */}
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
      {/* Always there: what appears together with its text is often not read out. */}
      <span className="vh" role="status">
        {words(state)}
      </span>
    </div>
  );
}
