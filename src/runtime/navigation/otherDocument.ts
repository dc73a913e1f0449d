import { isEnglish } from '@site/src/dataset/addresses/english';
import { isEnglish as isHere } from '@site/src/lib/browser/isEnglish';

/**
 * Does the browser itself load a page from here? What stands around the pages in English is no code, so that readers of the
 * others do not load it: nothing could draw it in a document in Chinese.
 */
export const isOtherDocument = (path: string): boolean => isHere || isEnglish(path);
