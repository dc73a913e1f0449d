import { connection } from './connection';
import styles from './styles.module.css';

/** Says in an element that the connection is lost, and that it is back. */
export function showConnection(strip: HTMLElement): void {
  const update = (): void => {
    const state = connection.getState();
    strip.dataset['connection'] = state;
    strip.className = state === 'online' ? '' : (styles.strip ?? '');
    strip.innerHTML =
      state === 'online'
        ? ''
        : `<p class="wrap" lang="zh-Hant-TW">${state === 'offline' ? '目前離線。看過的頁面仍可閱讀，下載檔案要等連上網路。' : '已恢復連線。'}</p>`;
  };
  connection.subscribe(update);
  update();
}
