/** Switches off the single-key shortcut of the search, for readers with speech input (WCAG 2.1.4). Ctrl-K and ⌘K stay. */

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

/** @returns whether the setting was stored */
export function setSlashOff(off: boolean): boolean {
  try {
    if (off) localStorage.setItem(SLASH_KEY, 'off');
    else localStorage.removeItem(SLASH_KEY);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGE));
  return isSlashOff() === off;
}

/** For useSyncExternalStore; hears other tabs too. */
export function onSlashChange(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGE, listener);
    window.removeEventListener('storage', listener);
  };
}
