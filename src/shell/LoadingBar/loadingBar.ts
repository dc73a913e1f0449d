import { LOADING_BAR } from './times';
import { createStore, type Store } from '../../lib/browser/store';

export type LoadingBarState =
  | 'idle'
  /** something is on its way, but not for long enough to say so */
  | 'waiting'
  | 'running'
  /** the bar stands full, as the sign of the end */
  | 'finished'
  /** the bar stands full in the colour of failure */
  | 'failed';

export interface LoadingBar extends Store<LoadingBarState> {
  /** A page is on its way. One that follows before the first has ended continues its bar: to the visitor it is one wait. */
  start(): void;
  /** It has come, or failed. Without a start nothing happens. */
  finish(failed?: boolean): void;
}

/** Makes a loading bar's state of its own; times see LOADING_BAR. */
export function createLoadingBar(): LoadingBar {
  const { getState, set, subscribe } = createStore<LoadingBarState>('idle');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const enter = (next: LoadingBarState, then?: LoadingBarState, after?: number): void => {
    clearTimeout(timer);
    set(next);
    if (then !== undefined) timer = setTimeout(() => enter(then), after);
  };
  const isUnderWay = (): boolean => ['waiting', 'running'].includes(getState());

  return {
    start() {
      if (isUnderWay()) return;
      enter('waiting', 'running', LOADING_BAR.delay);
    },
    finish(failed = false) {
      if (!isUnderWay()) return;
      if (failed) enter('failed', 'idle', LOADING_BAR.hideDelay);
      else if (getState() === 'running') enter('finished', 'idle', LOADING_BAR.hideDelay);
      else enter('idle');
    },
    getState,
    subscribe,
  };
}

export const loadingBar: LoadingBar = createLoadingBar();
