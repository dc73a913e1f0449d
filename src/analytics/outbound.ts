import { OUTBOUND_LINK } from './event';
import { isFollowedHere, linkUnder, toLinkEvent } from './links';
import type { Track } from './send';

/** Leaving for another site waits for its event at most this long, in ms. Specification §9. */
export const OUTBOUND_DELAY = 150;

interface Departure {
  link: Element;
  /** gone or cancelled */
  over: boolean;
  cancel(): void;
}

/** Follows a link when its event has been sent or the delay is over, whichever comes first. */
function departAfter(sent: Promise<void>, link: HTMLAnchorElement): Departure {
  // A copy outside the page: its click obeys rel and referrerpolicy, which setting the address would not, and reaches no
  // listener a second time. HTML lets `a` elements be followed where they are not connected.
  const copy = link.cloneNode() as HTMLAnchorElement;
  const go = (): void => {
    if (departure.over) return;
    departure.cancel();
    copy.click();
  };
  const timer = setTimeout(go, OUTBOUND_DELAY);
  const departure: Departure = {
    link,
    over: false,
    cancel() {
      departure.over = true;
      clearTimeout(timer);
    },
  };
  void sent.then(go);
  return departure;
}

/**
 * Tracks clicks on links to other sites and to files. Only a click that makes this window leave for another site is held
 * up; where nothing can be sent, not even that. A click that somebody else has dealt with is left alone.
 */
export function trackLinks(track: Track): void {
  let departure: Departure | null = null;

  const onClick = (event: MouseEvent): void => {
    const link = linkUnder(event);
    if (!link) return;
    const followed = isFollowedHere(event, link);
    if (followed && departure && !departure.over) {
      if (departure.link === link && !event.defaultPrevented) {
        // The second half of a double click.
        event.preventDefault();
        return;
      }
      // As always in a browser, the last link wins.
      departure.cancel();
    }
    const found = event.defaultPrevented ? null : toLinkEvent(link);
    if (!found) return;
    const sent = track(found.name, found.props);
    if (!sent || !followed || found.name !== OUTBOUND_LINK) return;
    event.preventDefault();
    departure = departAfter(sent, link);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', onClick);
}
