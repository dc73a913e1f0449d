import { keyOf } from '@site/src/lib/ui/keyOf';

/** Characters of the slash key, also with a phonetic (bopomofo) or a full-width layout. */
const SLASHES = ['/', '／', 'ㄥ'];

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** On a Mac, Ctrl-K deletes to the end of the line; elsewhere the other key of the two belongs to the system. */
export const isMac = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);

/** ⌘K on a Mac, else Ctrl-K, outside of fields that an extension put into the page; the slash, unless switched off, outside of all. */
export function opensSearch(event: KeyboardEvent, slash: boolean): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return false;
  const key = keyOf(event);
  // Where the press went to inside of a shadow tree too, of which `target` only tells the host.
  const [target] = event.composedPath();
  const field = target instanceof Element && target.closest(FIELDS);
  if (!ctrlKey && !metaKey) return slash && !field && SLASHES.includes(key);
  if (shiftKey || (isMac() ? ctrlKey : metaKey) || key.toLowerCase() !== 'k') return false;
  return !field || field.closest('#__docusaurus') !== null;
}
