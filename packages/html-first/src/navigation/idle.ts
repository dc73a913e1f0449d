import { PREFETCH_IDLE_TIMEOUT } from '../browser/constants';

export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

/** In an idle moment, at the latest after PREFETCH_IDLE_TIMEOUT. @param otherwise ms to wait on a loaded page where the browser cannot tell (Safari) */
export function whenIdle(run: () => void, otherwise = 1): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(run, { timeout: PREFETCH_IDLE_TIMEOUT });
    return;
  }
  if (document.readyState === 'complete') {
    setTimeout(run, otherwise);
    return;
  }
  // What the page itself needs comes first: until it has loaded there is no idle moment.
  const now = (): void => {
    clearTimeout(timer);
    window.removeEventListener('load', now);
    run();
  };
  const timer = setTimeout(now, PREFETCH_IDLE_TIMEOUT);
  window.addEventListener('load', now);
}
