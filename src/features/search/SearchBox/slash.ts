/**
 * Setting that switches off the single-key shortcut of the search, for readers who use speech input or press keys by
 * accident (WCAG 2.1.4). Ctrl-K (⌘K on a Mac) always works.
 */

/** Key in local storage. */
export const SLASH_KEY = 'search-slash';

const CHANGE = 'search-slash-change';

/** Whether the visitor switched the shortcut off; false where the storage cannot be read. */
export function isSlashOff(): boolean {
  try {
    return localStorage.getItem(SLASH_KEY) === 'off';
  } catch {
    return false;
  }
}

/**
 * Switches the shortcut off or on.
 * @returns whether the setting was stored
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

/** Subscribes to changes, here or in another tab. For useSyncExternalStore. */
export function onSlashChange(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGE, listener);
    window.removeEventListener('storage', listener);
  };
}
