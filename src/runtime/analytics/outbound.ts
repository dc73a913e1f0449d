import { OUTBOUND_LINK } from './event';
import { isFollowedHere, linkUnder, toLinkEvent } from './links';
import type { Track } from './send';

/** Leaving for another site waits for its event at most this long, in ms. Specification §9. */
const OUTBOUND_DELAY = 150;

/** Only a click that makes this window leave for another site is held up, and only where something can be sent. One that somebody else dealt with is left alone. */
export function trackLinks(track: Track): void {
  let leaving: Element | null = null;

  const onClick = (event: MouseEvent): void => {
    const link = linkUnder(event);
    if (!link) return;
    const followed = isFollowedHere(event, link);
    if (followed && leaving === link && !event.defaultPrevented) {
      // The second half of a double click.
      event.preventDefault();
      return;
    }
    // As always in a browser, the last link wins.
    if (followed) leaving = null;
    const found = event.defaultPrevented ? null : toLinkEvent(link);
    if (!found) return;
    const sent = track(found.name, found.props);
    if (!sent || !followed || found.name !== OUTBOUND_LINK) return;
    event.preventDefault();
    leaving = link;
    // A copy outside the page: its click obeys rel and referrerpolicy, which setting the address would not, and reaches no
    // listener a second time. HTML lets `a` elements be followed where they are not connected.
    const copy = link.cloneNode() as HTMLAnchorElement;
    const go = (): void => {
      clearTimeout(timer);
      if (leaving !== link) return;
      leaving = null;
      copy.click();
    };
    const timer = setTimeout(go, OUTBOUND_DELAY);
    void sent.then(go);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', onClick);
}
