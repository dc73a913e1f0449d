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
