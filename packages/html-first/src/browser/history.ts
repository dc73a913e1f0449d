import type { Action, History, LocationDescriptorObject } from 'history';
import { withoutHash } from './path';

type Place = Pick<LocationDescriptorObject, 'pathname' | 'search' | 'hash'>;

let history: History;
/** the address whose page is on screen; the router's own is that of the page under way */
let shown = '';
let plain = false;

/** The whole address: the router decodes the paths of its places. */
const resolveAddress = (to: string | Place): string =>
  new URL(typeof to === 'string' ? to : getHistory().createHref(to), window.location.href).href;

/** A second click on a link whose page is under way changes nothing. Where the browser refuses an entry (Safari after 100 in 30 seconds) or makes none, it opens the address. */
export function setHistory(value: History): void {
  if (history === value) return;
  history = value;
  if (typeof document === 'undefined') return;
  setShown(value.location);
  for (const method of ['push', 'replace'] as const) {
    const change: (to: string | Place, state?: unknown) => void = value[method].bind(value);
    value[method] = (to: string | Place, state?: unknown): void => {
      try {
        const address = resolveAddress(to);
        if (method === 'push' && address === resolveAddress(value.location) && address !== shown) return;
        if (!plain || method === 'replace' || withoutHash(address) === withoutHash(shown)) {
          change(to, state);
          if (window.location.href === address) return;
        }
      } catch {
        // The browser can do without all of this.
      }
      const href = typeof to === 'string' ? to : value.createHref(to);
      if (method === 'push') window.location.assign(href);
      else window.location.replace(href);
    };
  }
}

/** Not there before the client was started. While a site is edited Docusaurus' own runs: its @theme/Root calls `setHistory`, if components ask for it. */
export const getHistory = (): History => history;

/** How the reader came to the address; as by a link where Docusaurus' own client runs, and does not say. */
export const getAction = (): Action => (history as History | undefined)?.action ?? 'PUSH';

/** Tells that the page of a place is on screen. */
export function setShown(place: Place): void {
  shown = resolveAddress(place);
}

export const getShown = (): string => shown;

/** Something of the frame has failed: from now on the browser itself opens every other page. */
export function makeLinksPlain(): void {
  if (plain) return;
  plain = true;
  try {
    window.addEventListener('popstate', () => {
      if (withoutHash(window.location.href) !== withoutHash(shown)) window.location.reload();
    });
  } catch {
    // What failed may be this; whoever repairs the page goes on all the same.
  }
}
