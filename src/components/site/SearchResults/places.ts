/** Moving through the options of the search by keyboard. Pure. */

/** An option: `hit` numbers the results across all groups; `older` is 0 for the result, 1… for its older versions. */
export interface Place {
  hit: number;
  older: number;
}

export const FIRST: Place = { hit: 0, older: 0 };

export const samePlace = (a: Place, b: Place): boolean => a.hit === b.hit && a.older === b.older;

/** Id of an option's element. */
export const optionId = (listbox: string, { hit, older }: Place): string => `${listbox}-${hit}-${older}`;

/**
 * Up and down go from result to result and around the ends, Home and End to the first and last one,
 * right and left between a result and its older versions.
 * @param rows per result, in the order shown, how many older versions it offers
 * @returns the new place; null where the key has no effect and is left to the input
 */
export function move(rows: readonly number[], place: Place, key: string): Place | null {
  const last = rows.length - 1;
  if (last < 0) return null;
  switch (key) {
    case 'ArrowDown':
      return { hit: place.hit < last ? place.hit + 1 : 0, older: 0 };
    case 'ArrowUp':
      // From an older version, the key first leads back to its result.
      if (place.older > 0) return { hit: place.hit, older: 0 };
      return { hit: place.hit > 0 ? place.hit - 1 : last, older: 0 };
    case 'Home':
      return FIRST;
    case 'End':
      return { hit: last, older: 0 };
    case 'ArrowRight':
      return place.older < (rows[place.hit] ?? 0) ? { hit: place.hit, older: place.older + 1 } : null;
    case 'ArrowLeft':
      return place.older > 0 ? { hit: place.hit, older: place.older - 1 } : null;
    default:
      return null;
  }
}
