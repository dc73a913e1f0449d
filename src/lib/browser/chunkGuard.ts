declare global {
  interface Window {
    /** Defined in the page itself, by plugins/html/loader/script.js; the development server has none. */
    reloadOnce?: () => boolean;
  }
}

/** How long a reload is taken to be under way, in ms: readers may stop it. */
const UNDER_WAY = 5_000;

let [mended, opened] = [-Infinity, -Infinity];

const isUnderWay = (start: number): boolean => Date.now() - start < UNDER_WAY;

/**
 * Reloads the page because its code did not load, at most once in CHUNK_RELOAD_GUARD and CHUNK_RELOADS times in a tab; not offline,
 * where it cannot help, nor where the storage does not keep when it did: it would for ever. @returns true when a reload was started, here or for the page of the address
 */
export function reloadOnce(): boolean {
  if (isUnderWay(opened)) return true;
  const started = window.reloadOnce?.() ?? false;
  if (started) mended = Date.now();
  return started;
}

/** Has the browser open the page of the address, unless the page is being reloaded because its code did not load. */
export function openAddress(): void {
  if (isUnderWay(mended) || isUnderWay(opened)) return;
  opened = Date.now();
  window.location.reload();
}
