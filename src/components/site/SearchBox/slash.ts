/**
 * May a single key open the search? Whoever speaks to the computer, or hits keys by accident, can do without
 * (WCAG 2.1.4). The keys with Ctrl and ⌘ always do.
 */

/** Name in the browser's storage. */
export const SLASH_KEY = 'search-slash';

const CHANGE = 'search-slash-change';

/** Has the visitor switched the single key off? False where the browser does not say. */
export function isSlashOff(): boolean {
  try {
    return localStorage.getItem(SLASH_KEY) === 'off';
  } catch {
    return false;
  }
}

/**
 * Switches the single key off or on again.
 * @returns whether the browser has kept it
 */
export function setSlashOff(off: boolean): boolean {
  try {
    if (off) localStorage.setItem(SLASH_KEY, 'off');
    else localStorage.removeItem(SLASH_KEY);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGE));
  return true;
}

/** Tells when that changes, here or in another tab. For useSyncExternalStore. */
export function onSlashChange(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGE, listener);
    window.removeEventListener('storage', listener);
  };
}
