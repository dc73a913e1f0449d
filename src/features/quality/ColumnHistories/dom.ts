/** How the form finds the histories, which stand in the page, and shows the chosen one. */
import type { Variant } from '@site/src/dataset/catalogue/types';
import { VARIANT_NAME } from '@site/src/dataset/words';
import { historyTitle } from './words';

/** What the page shows first. */
export const FIRST: { column: string; variant: Variant } = { column: '月租金', variant: 'raw' };

/** Id of the place that shows the chosen column: a heading, then its history. */
export const SHOWN_ID = 'column-shown';

/** Between the headers in the attribute that names the columns of a history; no header contains it. */
export const BETWEEN = '\n';

/** Shows the history of a column, or says that the variant never had it. */
export function show(column: string, variant: Variant): void {
  const [title, place] = document.getElementById(SHOWN_ID)?.children ?? [];
  if (!title || !(place instanceof HTMLElement)) return;
  const found = [...document.querySelectorAll<HTMLElement>(`[data-history="${variant}"]`)].find(
    ({ dataset }) => dataset['columns']?.split(BETWEEN).includes(column),
  );
  title.textContent = found
    ? historyTitle(column, variant)
    : `${VARIANT_NAME[variant]}沒有「${column}」這一欄`;
  place.hidden = !found;
  if (found?.lastElementChild) place.replaceChildren(found.lastElementChild.cloneNode(true));
}
