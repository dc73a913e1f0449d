import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** '' for a press of an input method. `isComposing` alone does not tell: the Enter that accepts a candidate comes after it in Safari and on Linux, as code 229. */
export function readKey(event: KeyboardEvent | ReactKeyboardEvent): string {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else says it
  const { key, keyCode, isComposing } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === 229 ? '' : key;
}
