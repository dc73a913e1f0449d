/** Links: a click on one is a route change, and pointing at it, touching it or moving the focus to it loads its page ahead. */
import siteConfig from '@generated/docusaurus.config';
import { reportFault } from '../browser/faults';
import { getHistory, getShown } from '../browser/history';
import { renew } from '../browser/pastCache';
import { toPath, withoutHash } from '../browser/path';
import { payloadAddress, payloadFile } from '../browser/payload';
import type { Navigation } from './change';
import { getNavigation, loadNavigation, loadNavigationAhead } from './code';
import { site } from '../site';

const { baseUrl } = siteConfig;

/** The link around an element that may lead to a page of this site; null for files, other sites and places on the same page. */
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
  if (site.isOtherDocument?.(path)) return null;
  return link;
}

/** The last click while the code of route changes is on its way. */
let lastClick: object | undefined;

/** Has the code follow a click once it has come, or the browser where it does not; offline the reader stays. A later click takes its place. */
async function followOnceLoaded(
  { href, pathname }: Pick<URL, 'href' | 'pathname'>,
  follow: (navigation: Navigation) => boolean,
): Promise<void> {
  const mine = (lastClick = {});
  const from = window.location.pathname;
  const isLast = (): boolean => lastClick === mine && window.location.pathname === from;
  if (pathname !== from) {
    site.frame.leave?.();
    // Together with the code that will need it: asked for by that, it would be a second wait.
    const page = payloadAddress(payloadFile(toPath(pathname, baseUrl) ?? ''));
    if (page !== undefined) void renew(page, 'default');
  }
  try {
    const navigation = await loadNavigation();
    if (!isLast() || follow(navigation)) return;
  } catch (error) {
    reportFault('chunk', error);
    if (!isLast()) return;
    // The browser would put a page of its own in the place of this one.
    if (!navigator.onLine) return site.frame.finish?.(true);
  }
  window.location.assign(href);
}

function onClick(event: MouseEvent): void {
  const { defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
  const link = linkAround(event.target);
  if (!link) return;
  const { href, pathname, search, hash } = link;
  const follow = ({ isPage }: Navigation): boolean => {
    if (!isPage(pathname)) return false;
    const history = getHistory();
    const to = pathname + search + hash;
    if (href === getShown()) history.replace(to);
    else history.push(to);
    return true;
  };
  const navigation = getNavigation();
  if (!navigation) void followOnceLoaded({ href, pathname }, follow);
  else if (!follow(navigation)) return;
  event.preventDefault();
}

/** Listens to the document; to be called once. */
export function followLinks(): void {
  // After the listeners of React, which are further in.
  document.addEventListener('click', onClick);
  const load = (event: Event): void =>
    void loadNavigationAhead().then((navigation) => navigation?.loadAhead(event));
  for (const type of ['mouseover', 'touchstart', 'focusin'])
    document.addEventListener(type, load, { passive: true });
}
