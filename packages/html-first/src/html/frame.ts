/** What changes from page to page: the content, and what belongs to it in the head and around it. */
import { FRAME_PART } from '../browser/constants';
import type { RoutePayload } from '../browser/payload';
import { site } from '../site';
import { adoptStyles } from './content';

let shown: readonly string[] = [];

/** Shows a page. The focus is taken away first and given back last, since either lays out what there is then. @param insert puts its content in place */
export function exchangePage(page: RoutePayload, insert: () => void): void {
  const { head, htmlClass, frame, styles } = page;
  const parts = [...document.querySelectorAll(`[${FRAME_PART}]`)];
  const changed = parts.filter((_, index) => frame[index] !== undefined && frame[index] !== shown[index]);
  const focused = document.activeElement;
  const isAround = changed.some((part) => part.contains(focused));
  const isWithin = document.querySelector('main')?.contains(focused) ?? false;
  if ((isAround || isWithin) && focused instanceof HTMLElement) focused.blur();
  adoptStyles(styles);
  // Docusaurus' mark of what belongs to one page; the service worker's line in front of a kept page has it too.
  for (const element of document.querySelectorAll('[data-rh]:not(html)')) element.remove();
  document.head.insertAdjacentHTML('beforeend', head);
  if (htmlClass) document.documentElement.className = htmlClass;
  else document.documentElement.removeAttribute('class');
  for (const part of changed) part.outerHTML = frame[parts.indexOf(part)] ?? '';
  shown = frame;
  site.frame.update?.(page);
  insert();
  // The link that led here stands there anew.
  if (isAround && focused instanceof HTMLAnchorElement)
    document
      .querySelector<HTMLElement>(`[${FRAME_PART}] a[href="${focused.getAttribute('href')}"]`)
      ?.focus({ preventScroll: true });
}
