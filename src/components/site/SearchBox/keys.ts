/** Which keys open the search. Pure. */

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  /** an input method is composing */
  isComposing: boolean;
  /** the key goes into a field */
  typing: boolean;
}

/** Characters of the slash key, also with a phonetic (bopomofo) or a full-width layout. */
const SLASHES = ['/', '／', 'ㄥ'];

/** Ctrl-K and ⌘K open the search everywhere; the slash opens it only outside of fields. */
export function opensSearch({ key, ctrlKey, metaKey, altKey, isComposing, typing }: Press): boolean {
  if (isComposing || altKey) return false;
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k';
  return !ctrlKey && !typing && SLASHES.includes(key);
}

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Whether a key pressed on this target types into a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;
