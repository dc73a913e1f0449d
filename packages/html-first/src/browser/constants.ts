/** Limits of route changes, loading and its failures, in ms. */

/** A page is loaded anew for a missing chunk at most once in this time. */
export const CHUNK_RELOAD_GUARD = 60_000;

/** A tab reloads itself no more often than this, whatever its clock says. */
export const CHUNK_RELOADS = 9;

/** Where the session storage keeps the time of the last reload and their number. */
export const RELOAD_KEY = 'navigation:chunk-reload';

/** Where the session storage keeps how many redirects came in a row. */
export const REDIRECTS_KEY = 'navigation:redirects';

/** A chunk that has not come by then has failed. */
export const CHUNK_LOAD_TIMEOUT = 120_000;

/** Prefetching waits for an idle moment, at most this long. */
export const PREFETCH_IDLE_TIMEOUT = 2_000;

/** Where content is fetched inside a page, the sign of waiting stays at least this long. */
export const MIN_FETCH_DISPLAY = 200;

/** How long the target of a hash may take to appear before scrolling gives up. As long as a loading bar takes to cross the window. */
export const LATE_TARGET_WAIT = 5_000;

/** Marks the parts of the frame that change with the page. */
export const FRAME_PART = 'data-frame';

/** The last rule of every style sheet, and the selector by which pages look for it: what was cut does not have it. */
export const SHEET_END_SELECTOR = '#end';
export const SHEET_END = `${SHEET_END_SELECTOR}{}`;

/** The end of every script of the bundler, which begins a comment. */
export const SCRIPT_END = '//;';
