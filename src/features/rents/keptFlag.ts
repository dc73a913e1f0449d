/** Does the page of rents have to wake for what is kept? Apart from the rest, because it is asked before any other code of the page comes. */

export const KEPT_KEY = 'rents-kept';

/** False where the storage cannot be read. */
export function isMarkedKept(): boolean {
  try {
    return localStorage.getItem(KEPT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Where it cannot be written, what is kept comes once the page is used. */
export function markKept(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(KEPT_KEY, '1');
    else localStorage.removeItem(KEPT_KEY);
  } catch {
    // See above.
  }
}
