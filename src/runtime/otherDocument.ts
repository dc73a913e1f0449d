import { isEnglish } from '@site/src/lib/addresses/english';
import { isEnglish as isHere } from '@site/src/lib/browser/isEnglish';

/** Does the browser itself load a page from here? What stands around pages in English is no code, which readers of the others would load. */
export const isOtherDocument = (path: string): boolean => isHere || isEnglish(path);
