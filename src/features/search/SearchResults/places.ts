/** Moving through the options of the search by keyboard. Pure. */

/** Id of an option's element. @param place number of the result across all groups */
export const optionId = (listbox: string, place: number): string => `${listbox}-${String(place)}`;

/**
 * Up and down go from result to result and around the ends, Home and End to the first and last one.
 * @param count how many results there are
 * @returns the new place; null where the key has no effect and is left to the input
 */
export function move(count: number, place: number, key: string): number | null {
  const last = count - 1;
  if (last < 0) return null;
  switch (key) {
    case 'ArrowDown':
      return place < last ? place + 1 : 0;
    case 'ArrowUp':
      return place > 0 ? place - 1 : last;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
