declare global {
  interface Window {
    /** Defined in the page itself, by plugins/html/loader/script.js; the development server has none. */
    reloadOnce?: () => boolean;
  }
}

/**
 * Reloads the page because its code did not load, at most once in CHUNK_RELOAD_GUARD and CHUNK_RELOADS times in a tab. It does
 * not reload offline, where a reload cannot help, nor where the storage does not keep when it did: it would for ever.
 * @returns true when a reload was started
 */
export const reloadOnce = (): boolean => window.reloadOnce?.() ?? false;
