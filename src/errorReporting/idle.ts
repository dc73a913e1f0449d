/** When there is time for what the visitor does not wait for. */
import { fieldOf } from '@site/src/domain/json/fields';

/**
 * How long after the load event the page is left alone, in ms. Ours: the first seconds belong to the visitor, and
 * a measurement of the blocking time of scripts ends when nothing happened for five.
 */
export const QUIET_AFTER_LOAD = 5_000;

/** Runs a task in an idle moment after the page has loaded; never where the visitor saves data. */
export function whenIdle(task: () => void): void {
  if (fieldOf(fieldOf(navigator, 'connection'), 'saveData') === true) return;
  const onceIdle = (): void => {
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(task);
    else task();
  };
  const onceLoaded = (): void => {
    setTimeout(onceIdle, QUIET_AFTER_LOAD);
  };
  if (document.readyState === 'complete') onceLoaded();
  else window.addEventListener('load', onceLoaded, { once: true });
}
