import { CHUNK_RELOAD_GUARD } from './constants';

/** Where the time of the last reload is kept: it has to outlive the page, but not the visit. */
export const RELOAD_KEY = 'navigation:chunk-reload';

/**
 * Reloads the page because its code did not load, at most once in CHUNK_RELOAD_GUARD. It does not reload offline,
 * where a reload cannot help, nor without storage for the time of the last reload: the page would reload for ever.
 * @returns true when a reload was started
 */
export function reloadOnce(
  browser: Pick<Window, 'location' | 'sessionStorage' | 'navigator'> = window,
): boolean {
  if (!browser.navigator.onLine) return false;
  try {
    const storage = browser.sessionStorage;
    const last = Number(storage.getItem(RELOAD_KEY) ?? Number.NEGATIVE_INFINITY);
    // A time in the future is a clock that was set back: it guards nothing.
    const age = Date.now() - last;
    if (age >= 0 && age < CHUNK_RELOAD_GUARD) return false;
    storage.setItem(RELOAD_KEY, String(Date.now()));
    if (storage.getItem(RELOAD_KEY) === null) return false;
  } catch {
    return false;
  }
  browser.location.reload();
  return true;
}
