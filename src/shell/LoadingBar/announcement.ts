import { createStore } from '../../lib/browser/store';

/** What screen readers are told after a route change: a page that comes at once would say nothing by itself. */
export const announcement = createStore('');

export function announcePage(): void {
  // A page with the same title as the last one is said too.
  announcement.set('');
  setTimeout(() => announcement.set(document.title));
}
