import { PAGE_VIEW } from './event';
import type { Track } from './send';

/** Where a page stands, as the router tells it. */
export type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Counts pages. As Plausible's tracker does it: another path is another page, another query is not, and another hash only
 * in hash mode; a page in a tab that nobody has looked at yet is counted when somebody does; one that the browser kept and
 * brings back counts again.
 * @returns to be called with each place that is shown
 */
export function countPages(track: Track, hashMode: boolean): (place: Place) => void {
  let counted: string | null = null;
  let current: Place;
  let waits = false;

  const count = (): void => {
    const { pathname, search, hash } = current;
    const page = hashMode ? pathname + hash : pathname;
    if (page === counted) return;
    counted = page;
    // The window's address may already be that of the page after.
    void track(PAGE_VIEW, undefined, new URL(window.location.origin + pathname + search + hash).href);
  };
  const countWhenVisible = (): void => {
    if (counted !== null || document.visibilityState === 'visible') return count();
    if (waits) return;
    waits = true;
    const onChange = (): void => {
      waits = false;
      countWhenVisible();
    };
    document.addEventListener('visibilitychange', onChange, { once: true });
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || counted === null) return;
    counted = null;
    countWhenVisible();
  });
  return (place) => {
    current = place;
    countWhenVisible();
  };
}
