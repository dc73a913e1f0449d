import { createStore } from '../../lib/browser/store';

/** What screen readers are told after a route change: a page that comes at once would say nothing by itself. */
export const announcement = createStore('');

/** Says the title of the page that has been drawn, once the document has it. */
export function announcePage(): void {
  // A page with the same title as the last one is said too.
  announcement.set('');
  // Docusaurus sets the title in the frame after the page.
  requestAnimationFrame(() => setTimeout(() => announcement.set(document.title)));
}
