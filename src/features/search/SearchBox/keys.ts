/** Which keys open the search. */
import { keyOf } from '@site/src/lib/ui/keyOf';

/** Characters of the slash key, also with a phonetic (bopomofo) or a full-width layout. */
const SLASHES = ['/', '／', 'ㄥ'];

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** On a Mac, Ctrl-K deletes to the end of the line; elsewhere the other key of the two belongs to the system. */
export const isMac = (): boolean => /^(?:Mac|iP)/.test(navigator.platform);

/**
 * Does a press open the search? ⌘K does on a Mac and Ctrl-K elsewhere, also in the fields of this site; in those of others,
 * which an extension put into the page, they are not ours. The slash does outside of fields.
 * @param slash does the slash open it?
 */
export function opensSearch(event: KeyboardEvent, slash: boolean): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey) return false;
  const key = keyOf(event);
  // Where the press went to inside of a shadow tree too, of which `target` only tells the host.
  const [target] = event.composedPath();
  const field = target instanceof Element && target.closest(FIELDS);
  // Some layouts have the slash on a key with Shift.
  if (!ctrlKey && !metaKey) return slash && !field && SLASHES.includes(key);
  if (shiftKey || (isMac() ? ctrlKey : metaKey) || key.toLowerCase() !== 'k') return false;
  return !field || field.closest('#__docusaurus') !== null;
}
