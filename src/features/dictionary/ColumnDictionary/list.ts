import { toHaystack } from '@site/src/features/dictionary/rules/text';
import { formatCount } from 'rental-data';

export const LIST_ID = 'column-list';

export const countWords = (count: number): string => `${formatCount(count)}欄`;

/** The text of a part of an element. A code is left out, because only its label is searched; a key is one word. */
function textOf(node: Node): string {
  if (!(node instanceof Element) || node.localName === 'code') return node.textContent ?? '';
  return node.localName === 'b' ? '' : textIn(node);
}

const textIn = (element: Element): string => Array.from(element.childNodes, textOf).join('\n');

/** What the filter searches for a column, from its entry. @param more texts that do not stand in the page */
export const haystackIn = (entry: Element, more: string | undefined): string =>
  toHaystack([...Array.from(entry.querySelectorAll('[data-searched]'), textIn), more]);
