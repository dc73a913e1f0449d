/** Puts the content of an HTML page on screen: the beginning at once, the rest in pieces, and then wakes its islands. */
import type { RoutePayload } from '../browser/payload';
import { reportFault } from '../browser/faults';
import { site } from '../site';
import type { HtmlContent } from './content';
import { exchangePage } from './frame';
import { afterFrame, beforeFrame, insertRest } from './insertRest';
import { contentBox, wakePage } from './wakePage';

/** Puts the beginning of a page in the place of the one before. @throws Error where the browser takes it and does not show it: the page is at its address, whole */
function insertFirst(box: Element, { main, first }: RoutePayload): void {
  const before = box.querySelector('main');
  box.innerHTML = `${main}${first}</main>`;
  if (box.querySelector('main') === before) throw new Error('innerHTML');
}

export function insertPage(box: Element, payload: RoutePayload): void {
  insertFirst(box, payload);
  const { rest } = payload;
  const element = box.querySelector('main');
  if (element) for (const _step of insertRest(element, rest)) continue;
}

/** @returns function that ends what the page has under way */
export function showPage({ payload, atOnce, withoutCode }: HtmlContent): () => void {
  const box = contentBox();
  document.documentElement.toggleAttribute('data-asked', window.location.search !== '');
  let sleep: (() => void) | undefined;
  let cancel: (() => void) | undefined;
  if (payload) exchangePage(payload, () => insertFirst(box, payload));
  if (withoutCode) box.prepend(site.errors.note());
  const element = box.querySelector('main');
  const rest = payload?.rest ?? [];
  if (element) {
    const steps = insertRest(element, rest);
    const insert = (): void => {
      try {
        while (!steps.next().done)
          if (!atOnce) {
            cancel = beforeFrame(insert);
            return;
          }
      } catch (error) {
        reportFault('navigation', error);
        // The page is at its address, whole.
        window.location.reload();
        return;
      }
      sleep = wakePage(element);
    };
    if (atOnce || rest.length === 0) insert();
    else cancel = afterFrame(insert);
  }
  return () => {
    cancel?.();
    sleep?.();
  };
}
