import { toHaystack, type Haystack } from 'rental-search/text';

export const LIST_ID = 'column-list';
/** Of the button that opens or closes all rows. */
export const TOGGLE_WORDS = { open: '全部展開', close: '全部收合' } as const;

export const countWords = (count: number): string => `${String(count)}欄`;

/** The text of a part of an element. A code is left out, because only its label is searched; a key is one word. */
function readText(node: Node): string {
  if (!(node instanceof Element) || node.localName === 'code') return node.textContent ?? '';
  return node.localName === 'b' ? '' : textIn(node);
}

const textIn = (element: Element): string => Array.from(element.childNodes, readText).join('\n');

/**
 * What the filter searches for a column: what stands in its place, and in the row around it outside of the places of others.
 * @param place the row of the column, or its entry in the list of a row of several
 * @param more texts that do not stand in the page
 */
export function haystackIn(place: Element, more: string | undefined): Haystack {
  const texts = [...(place.closest('details') ?? place).querySelectorAll('[data-searched]')];
  return toHaystack([
    ...texts.filter((text) => place.contains(text) || !text.closest('li')).map(textIn),
    more,
  ]);
}

/** Shows the columns that fit, and of rows and groups those that still have one. What is asked for must not stay folded. */
export function showColumns(list: Element, fits: ReadonlySet<string>): void {
  for (const section of list.querySelectorAll<HTMLElement>('section')) {
    let shown = 0;
    for (const row of section.querySelectorAll('details')) {
      const places = row.id ? [row] : [...row.querySelectorAll<HTMLElement>('li[id]')];
      const left = places.filter((place) => !(place.hidden = !fits.has(place.id))).length;
      row.hidden = !left;
      if (left && left < places.length) row.open = true;
      shown += left;
    }
    section.hidden = !shown;
    const count = section.querySelector('h3 small');
    if (count) count.textContent = countWords(shown);
  }
}
