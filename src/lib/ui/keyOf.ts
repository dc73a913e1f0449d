import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * The key of a press, for every handler that acts on keys.
 * @returns '' for a press that belongs to an input method. `isComposing` alone does not tell: the Enter that accepts a
 * candidate comes after the composition ended in Safari and in some input methods of Linux, with the key code 229.
 */
export function keyOf(event: KeyboardEvent | ReactKeyboardEvent): string {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else says it
  const { key, keyCode, isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229 ? '' : key;
}
