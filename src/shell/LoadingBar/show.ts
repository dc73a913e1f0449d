import { LOADING_BAR } from './times';
import { announcement } from './announcement';
import { loadingBar, type LoadingBarState } from './loadingBar';
import styles from './styles.module.css';

/** Text for screen readers about a load; one without a visible bar is not announced. */
const WORDS: Partial<Record<LoadingBarState, string>> = { running: '正在載入……', failed: '載入失敗' };

/** Draws and says the state of the loading bar, and says which page has come. */
export function showLoadingBar(box: Element): void {
  const status = box.querySelector('[role="status"]');
  let bar: HTMLElement | undefined;
  const update = (): void => {
    const state = loadingBar.getState();
    box.setAttribute('data-loading-bar', state);
    const words = WORDS[state] ?? announcement.getState();
    // The same words once more would be said once more.
    if (status && status.textContent !== words) status.textContent = words;
    // The progress is unknown, so the bar has no value; when the load ends, the role goes.
    if (state === 'idle' || state === 'waiting') {
      bar?.remove();
      bar = undefined;
      return;
    }
    if (!bar) {
      bar = document.createElement('div');
      bar.style.setProperty('--loading-bar-height', `${LOADING_BAR.height}px`);
      bar.style.setProperty('--loading-bar-color', LOADING_BAR.color);
      bar.style.setProperty('--loading-bar-duration', `${LOADING_BAR.duration}ms`);
      box.prepend(bar);
    }
    bar.className = `${styles.bar} ${styles[state]}`;
    if (state === 'running') {
      bar.role = 'progressbar';
      bar.ariaLabel = '頁面載入進度';
    } else {
      bar.removeAttribute('role');
      bar.removeAttribute('aria-label');
    }
  };
  loadingBar.subscribe(update);
  announcement.subscribe(update);
}
