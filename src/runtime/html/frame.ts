/** What changes around the content from page to page. */
import siteConfig from '@generated/docusaurus.config';
import { FRAME_PART } from '@site/src/lib/browser/constants';
import type { RoutePayload } from '@site/src/lib/browser/payload';

let shown: readonly string[] = [];

/** Shows the head and the parts of the frame that belong to a page. */
export function showFrame({ head, htmlClass, frame, blog }: RoutePayload): void {
  // Docusaurus' mark of what belongs to one page.
  for (const element of document.head.querySelectorAll('[data-rh]')) element.remove();
  document.head.insertAdjacentHTML('beforeend', head);
  document.documentElement.className = htmlClass;
  const parts = document.querySelectorAll(`[${FRAME_PART}]`);
  const focused = document.activeElement;
  for (const [index, html] of frame.entries())
    if (html !== shown[index] && parts[index]) parts[index].outerHTML = html;
  // The link that led here stands there anew.
  if (focused instanceof HTMLAnchorElement && !focused.isConnected)
    document
      .querySelector<HTMLElement>(`[${FRAME_PART}] a[href="${focused.getAttribute('href')}"]`)
      ?.focus({ preventScroll: true });
  shown = frame;
  document.querySelector('footer')?.setAttribute('data-layout', blog ? 'blog' : 'default');
  const printed = document.querySelector('[data-printed]');
  if (printed) printed.textContent = `${siteConfig.title}，${siteConfig.url}${window.location.pathname}`;
}
