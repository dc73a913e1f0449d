/** Keeping one browser out of the statistics. Apart from the rest, because the privacy page's switch needs only this. */

/** Plausible's own name for it, which its tracker and its documentation use too. */
const KEY = 'plausible_ignore';

/** Is this browser kept out? A browser that lets nothing be stored holds no flag. */
export function isIgnored(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

/** Keeps this browser out of the statistics, or takes it back in, from the next event on. @returns whether it was stored */
export function ignoreAnalytics(flag: boolean): boolean {
  try {
    if (flag) window.localStorage.setItem(KEY, 'true');
    else window.localStorage.removeItem(KEY);
  } catch {
    // Told by the answer.
  }
  return isIgnored() === flag;
}
