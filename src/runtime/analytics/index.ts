/**
 * Visitor statistics for Plausible, loaded only where they are switched on (src/runtime/client-modules/analytics.ts).
 * Own code, because no client on npm sends just what the specification (§7, §9) asks for:
 * - @plausible-analytics/tracker 0.4.6 (August 2026, kept well, 2.4 KB brotli): no device width; always sends time and depth of
 *   reading and its version; dropped the delay of outbound links; counts a page when its address is set, not when it is shown.
 * - plausible-tracker 0.3.9 (2024, its work ended in 2022): this very body, but requests that a closed page cancels, and 150 ms
 *   for every outbound link, also those opened in a new tab, which then open in this one.
 */
import type { AnalyticsSettings } from '@site/config/thirdParties';
import type { Place } from 'html-first/client';
import { PAGE_VIEW, toPageAddress } from './event';
import { trackLinks } from './outbound';
import { makeTracker, type Track } from './send';

/**
 * Counts pages as Plausible's tracker does: another path is another page, another query is not, another hash only in hash mode; a page in a
 * tab that nobody has looked at yet counts when somebody does, one that the browser brings back counts again. @returns to be called with each place that is shown
 */
export function countPages(track: Track, hashMode: boolean): (place: Place) => void {
  let counted: string | null = null;
  let current: Place;
  let waits = false;

  const count = (): void => {
    const { pathname, search, hash } = current;
    // The window's address may already be that of the page after.
    const { href } = new URL(window.location.origin + pathname + search + hash);
    const page = toPageAddress(href, hashMode);
    if (page === counted) return;
    counted = page;
    void track(PAGE_VIEW, undefined, href);
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

/** To be called once. @returns to be called with each place that is shown, the first one included */
export function startAnalytics(settings: AnalyticsSettings): (place: Place) => void {
  const track = makeTracker(settings);
  trackLinks(track);
  return countPages(track, settings.hashMode);
}
