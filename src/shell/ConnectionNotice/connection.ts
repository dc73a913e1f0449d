/** Is the browser connected (specification §4)? As far as it knows: a network without a way out counts as connected. */
import { createStore, type Store } from '../../lib/browser/store';
import styles from './styles.module.css';

/** How long the visitor is told that the connection is back, in ms. Ours: long enough to read five words. */
export const RESTORED_DISPLAY = 4_000;

type ConnectionState = 'online' | 'offline' | 'restored';

export type Connection = Store<ConnectionState>;

/** Makes a view of the window's connection of its own; it watches the window once somebody listens. */
export function createConnection(): Connection {
  const { getState, set, subscribe } = createStore<ConnectionState>('online');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWatching = false;

  const enter = (next: ConnectionState): void => {
    clearTimeout(timer);
    if (next === getState()) return;
    set(next);
    if (next === 'restored') timer = setTimeout(() => enter('online'), RESTORED_DISPLAY);
  };
  const watch = (): void => {
    isWatching = true;
    window.addEventListener('offline', () => enter('offline'));
    window.addEventListener('online', () => {
      if (getState() === 'offline') enter('restored');
    });
    if (!navigator.onLine) enter('offline');
  };

  return {
    getState,
    subscribe(listener) {
      const leave = subscribe(listener);
      if (!isWatching) watch();
      return leave;
    },
  };
}

const connection = createConnection();

export function showConnection(strip: HTMLElement): void {
  const update = (): void => {
    const state = connection.getState();
    strip.dataset['connection'] = state;
    strip.className = state === 'online' ? '' : (styles.strip ?? '');
    // Focused elements must not be scrolled behind the strip. A rule with :has() would look for it whenever the page changes.
    document.documentElement.style.scrollPaddingBottom = state === 'online' ? '' : '4rem';
    strip.innerHTML =
      state === 'online'
        ? ''
        : `<p class="wrap" lang="zh-Hant-TW">${state === 'offline' ? '目前離線。看過的頁面仍可閱讀，下載檔案要等連上網路。' : '已恢復連線。'}</p>`;
  };
  connection.subscribe(update);
  update();
}
