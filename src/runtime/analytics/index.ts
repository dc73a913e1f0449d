/**
 * Visitor statistics for Plausible. Loaded only where they are switched on, by src/runtime/client-modules/analytics.ts.
 *
 * Own code, because no client on npm sends just what the specification (§7, §9) asks for:
 * - @plausible-analytics/tracker 0.4.6 (August 2026, kept well, 2.4 KB brotli): no device width; cannot be kept from
 *   sending time and depth of reading as well, and the tracker's version; dropped the delay of outbound links; counts a
 *   page as soon as its address is set, not when it is shown.
 * - plausible-tracker 0.3.9 (2024, its work ended in 2022): this very body, but requests that a closed page cancels, and
 *   every outbound link is held up for 150 ms, also those opened in a new tab, which then open in this one.
 */
import type { AnalyticsSettings } from '@site/config/thirdParties';
import { trackLinks } from './outbound';
import { countPages, type Place } from './pageViews';
import { trackerOf } from './send';

/** To be called once. @returns to be called with each place that is shown, the first one included */
export function startAnalytics(settings: AnalyticsSettings): (place: Place) => void {
  const track = trackerOf(settings);
  trackLinks(track);
  return countPages(track, settings.hashMode);
}
