import type { AnalyticsSettings } from '@site/config/thirdParties';
import { toBody, type Props } from './event';
import { asksForPrivacy } from '@site/src/lib/browser/asksForPrivacy';
import { isIgnored } from '../../features/privacy/ignoreStatistics';

/** Whole address of a machine's own pages: localhost, 127.0.0.0/8 or ::1 as browsers write them. */
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Why events are not sent from here, mostly in the words of Plausible's tracker; null when they are. */
function reasonToIgnore(): string | null {
  const { hostname, protocol } = window.location;
  if (LOCAL_HOST.test(hostname) || protocol === 'file:') return 'localhost';
  if (asksForPrivacy()) return 'the browser asks for privacy';
  return isIgnored() ? 'localStorage flag' : null;
}

/**
 * Sends an event of the page as it stands.
 * @returns settles when the host has it or never will; null when nothing is under way
 */
export type Track = (name: string, props?: Props, url?: string) => Promise<void> | null;

/**
 * What it makes never throws: failures are none of the reader's concern. By fetch, not sendBeacon: only fetch tells when the host has
 * the event, so that a click waits no longer, and leaves out cookies that the host has set. text/plain spares a preflight (specification §7).
 */
export function makeTracker(settings: AnalyticsSettings): Track {
  return (name, props, url = window.location.href) => {
    try {
      const reason = reasonToIgnore();
      if (reason !== null) {
        console.warn(`Ignoring Event: ${reason}`);
        return null;
      }
      const event = { name, url, referrer: document.referrer, width: window.innerWidth, props };
      return fetch(`${settings.host}/api/event`, {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        body: toBody(event, settings),
        keepalive: true,
        credentials: 'omit',
      }).then(
        () => undefined,
        () => undefined,
      );
    } catch {
      return null;
    }
  };
}
