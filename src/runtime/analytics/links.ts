import { parseAddress } from 'rental-data';
import { toReportedAddress } from '@site/src/lib/browser/reportedAddress';
import { FILE_DOWNLOAD, OUTBOUND_LINK, type Props } from './event';

interface LinkEvent {
  name: string;
  props: Props;
}

/** The link under a click, with any mouse button that follows links. */
export function linkUnder({ target, type, button }: MouseEvent): Element | null {
  const MIDDLE = 1;
  if (type === 'auxclick' && button !== MIDDLE) return null;
  return target instanceof Element ? target.closest('a[href]') : null;
}

function parseHref(link: Element): URL | null {
  try {
    // Links in drawings have no `href` that is text.
    return new URL(link.getAttribute('href') ?? '', document.baseURI);
  } catch {
    return null;
  }
}

/** Does the click make this very window go to the link, rather than a new tab or the list of downloads? */
export function isFollowedHere(event: MouseEvent, link: Element): link is HTMLAnchorElement {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return (
    link instanceof HTMLAnchorElement &&
    event.type === 'click' &&
    event.button === 0 &&
    !modified &&
    /^(_self)?$/i.test(link.target) &&
    !link.hasAttribute('download')
  );
}

/** The event that a click on a link is; null for a link inside the site and for what is no page, as a mail address. */
export function toLinkEvent(link: Element): LinkEvent | null {
  const url = parseHref(link);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const file = parseAddress(url.href);
  const reported = toReportedAddress(url.href);
  if (file) return { name: FILE_DOWNLOAD, props: { url: reported, ...file } };
  return url.host === window.location.host ? null : { name: OUTBOUND_LINK, props: { url: reported } };
}
