/** Links: a click on one is a route change, and pointing at it, touching it or moving the focus to it loads its page ahead. */
import siteConfig from '@generated/docusaurus.config';
import { getHistory, getShown } from '../browser/history';
import { toPath, withoutHash } from '../browser/path';
import { loadPayload } from '../browser/payload';
import { loadDrawing } from './drawing';
import { mayPrefetch } from './prefetch';
import { matchAddress } from './routes';
import { site } from '../site';

const { baseUrl } = siteConfig;

/** The link around an element that leads to a page of this site; null for files, other sites and places on the same page. */
export function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  // An empty address is the reader's wish to load the page anew.
  if (link.getAttribute('href') === '') return null;
  // The browser jumps to a place on the page itself, and moves the focus there; but not while another page is under way.
  const page = withoutHash(link.href);
  if (link.hash && [window.location.href, getShown()].every((address) => withoutHash(address) === page))
    return null;
  const path = toPath(link.pathname, baseUrl);
  if (path === null || !link.pathname.endsWith('/')) return null;
  if (site.routes.isOtherDocument?.(path)) return null;
  const { known, dynamic } = matchAddress(path);
  return known || dynamic ? link : null;
}

function follow(event: MouseEvent): void {
  const { defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
  const link = linkAround(event.target);
  if (!link) return;
  const to = link.pathname + link.search + link.hash;
  const history = getHistory();
  event.preventDefault();
  if (link.href === getShown()) history.replace(to);
  else history.push(to);
}

const asked = new WeakSet<Element>();

/** Loads what a click on a link would need, once. The click finds out by itself what does not come. @param onlyContent without the code of a page that React draws */
export function loadAhead({ target }: Pick<Event, 'target'>, onlyContent = false): void {
  const link = linkAround(target);
  const path = link && toPath(link.pathname, baseUrl);
  if (!link || path === null || asked.has(link) || !mayPrefetch(navigator)) return;
  if (!onlyContent) asked.add(link);
  const { react } = matchAddress(path);
  const parts = [loadPayload(path), ...(react && !onlyContent ? [react.load(), loadDrawing()] : [])];
  for (const part of parts) part.catch(() => undefined);
}

/** Listens to the document; to be called once. */
export function followLinks(): void {
  // After the listeners of React, which are further in.
  document.addEventListener('click', follow);
  for (const type of ['mouseover', 'touchstart', 'focusin'])
    document.addEventListener(type, (event) => loadAhead(event), { passive: true });
}
