export const optionId = (listbox: string, place: number): string => `${listbox}-${place}`;

/** Up and Down go around the ends, Home and End to them; null where the key is left to the input. */
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
