import { LOADING_BAR } from './constants';

export type LoadingBarState =
  /** nothing is on its way */
  | 'idle'
  /** something is on its way, but not for long enough to say so */
  | 'waiting'
  /** the bar crosses the window */
  | 'running'
  /** the bar stands full, as the sign of the end */
  | 'finished'
  /** the bar stands full in the colour of failure */
  | 'failed';

export interface LoadingBar {
  /**
   * A page is on its way. One that follows before the first has ended continues its bar: to the visitor it is one wait.
   */
  start(): void;
  /** It has come, or failed. Without a start nothing happens. */
  finish(failed?: boolean): void;
  getState: () => LoadingBarState;
  /** @returns function that ends listening */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a loading bar's state of its own; times see LOADING_BAR. */
export function createLoadingBar(): LoadingBar {
  let state: LoadingBarState = 'idle';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const enter = (next: LoadingBarState, then?: LoadingBarState, after?: number): void => {
    clearTimeout(timer);
    state = next;
    if (then !== undefined) timer = setTimeout(() => enter(then), after);
    for (const listener of listeners) listener();
  };

  return {
    start() {
      if (state === 'waiting' || state === 'running') return;
      enter('waiting', 'running', LOADING_BAR.delay);
    },
    finish(failed = false) {
      if (state !== 'waiting' && state !== 'running') return;
      if (failed) enter('failed', 'idle', LOADING_BAR.hideDelay);
      else if (state === 'running') enter('finished', 'idle', LOADING_BAR.hideDelay);
      else enter('idle');
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The bar of route changes; `components/LoadingBar` draws it. */
export const loadingBar: LoadingBar = createLoadingBar();
