import { REDIRECTS_KEY } from './constants';

declare global {
  interface Window {
    /** Defined in the page itself, by packages/html-first/src/build/html/loader/script.js; the development server has none. */
    reloadOnce?: () => boolean;
  }
}

/** How long a reload is taken to be under way, in ms: readers may stop it. */
const UNDER_WAY = 5_000;

let [reloaded, opened] = [-Infinity, -Infinity];

const isUnderWay = (start: number): boolean => Date.now() - start < UNDER_WAY;

/**
 * Reloads the page because its code did not load, at most once in CHUNK_RELOAD_GUARD and CHUNK_RELOADS times in a tab; not offline,
 * where it cannot help, nor where the storage does not keep when it did: it would for ever. @returns true when a reload was started, here or for the page of the address
 */
export function reloadOnce(): boolean {
  if (isUnderWay(opened)) return true;
  const started = window.reloadOnce?.() ?? false;
  if (started) reloaded = Date.now();
  return started;
}

/** Has the browser open the page of the address, unless the page is being reloaded because its code did not load. */
export function openAddress(): void {
  if (isUnderWay(reloaded) || isUnderWay(opened)) return;
  opened = Date.now();
  window.location.reload();
}

let redirects: number | undefined;

/** Counts redirects in a row, those before the page was loaded included. @returns how many, and whether a page that is loaded next will know */
export function countRedirect(): { count: number; isKept: boolean } {
  let isKept = false;
  try {
    redirects ??= Number(sessionStorage.getItem(REDIRECTS_KEY)) || 0;
    const next = String(redirects + 1);
    sessionStorage.setItem(REDIRECTS_KEY, next);
    isKept = sessionStorage.getItem(REDIRECTS_KEY) === next;
  } catch {
    // Then the count lives as long as the page.
  }
  redirects = (redirects ?? 0) + 1;
  return { count: redirects, isKept };
}

/** A page is on screen: what comes next is another row. */
export function endRedirects(): void {
  if (redirects === 0) return;
  redirects = 0;
  try {
    sessionStorage.removeItem(REDIRECTS_KEY);
  } catch {
    // Nothing was kept.
  }
}
