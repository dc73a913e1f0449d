/**
 * Where the page stands after a route change (specification §2): at the top, where the visitor left it on back and
 * forward, at the target of a hash.
 *
 * Docusaurus scrolls by itself just before it tells the client modules (`ClientLifecyclesDispatcher`), but knows no saved
 * positions: it leaves them to the browser, which restores them at once, on the old page, while the next one is still on
 * its way. So the browser is told to leave it (`history.scrollRestoration`), and both are corrected here before
 * anything is painted.
 */
import type { Action } from 'history';
import { createScrollMemory, entryKey, type Position } from './scrollMemory';
import { findTarget, keepTrying, moveTabStart, reveal } from './scrollTarget';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

export interface Scroll {
  /** A route change begins; the old page is still shown. */
  leave(next: Place): void;
  /** The page of an address stands on screen, not yet painted; the first time it is the one that the browser loaded. */
  arrive(place: Place): void;
  /** Ends listening. */
  stop(): void;
}

const here = (): Position => ({ x: window.scrollX, y: window.scrollY });

/** Never smoothly: over the length of a page that would be a journey, and motion that some visitors do not want. */
const goTo = ({ x, y }: Position): void => window.scrollTo({ left: x, top: y, behavior: 'instant' });

/** A part of an address that can be decoded; where it cannot be, its percent signs are meant as such. */
function repaired(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/**
 * Makes the address one that can be decoded. The router and Docusaurus do so unguarded: of `/%FF` nothing would start, after
 * a jump to `#100%` the error page would be shown.
 */
function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const [path, target] = [repaired(pathname), repaired(hash)];
  if (path === pathname && target === hash) return;
  window.history.replaceState(window.history.state, '', window.location.origin + path + search + target);
}

/**
 * Begins to look after the window's position.
 * @param action how the router came to the current address
 */
export function startScroll(action: () => Action): Scroll {
  const memory = createScrollMemory();
  /** entry whose page is on screen */
  let shown: string | null = null;
  /** entry of the last address that the router was sent to, on screen or on its way */
  let requested: string | null = null;
  /** where that entry was left, where it is one that the visitor comes back to */
  let saved: Position | undefined;
  /** address at which the page on screen was last put in place */
  let from: Place | null = null;
  /** position as of the last frame; the browser's own jumps to a hash may be done when the router hears of them */
  let last = here();
  let giveUp: () => void = () => undefined;

  const note = (): void => {
    last = here();
    if (shown !== null) memory.set(shown, last);
  };

  /** @param fresh is the page another one than before? */
  function goToTarget(hash: string, fresh: boolean): void {
    const attempt = (late: boolean): boolean => {
      const target = findTarget(hash);
      if (!target) return false;
      reveal(target);
      target.scrollIntoView({ behavior: 'instant' });
      const idle = document.activeElement === null || document.activeElement === document.body;
      // On back and forward browsers leave the focus alone, and nobody wants it taken out of a field in use.
      if (action() !== 'POP' && (idle || !late)) moveTabStart(target);
      return true;
    };
    if (attempt(false)) return;
    if (fresh) goTo({ x: 0, y: 0 });
    giveUp = keepTrying(() => attempt(true));
  }

  function restore(position: Position, hash: string): void {
    const target = findTarget(hash);
    if (target) reveal(target);
    const attempt = (): boolean => {
      goTo(position);
      // The page may be too short as long as something in it is still being fetched.
      return window.scrollY >= Math.floor(position.y);
    };
    if (!attempt()) giveUp = keepTrying(attempt);
  }

  function arriveFirst(key: string, { hash }: Place): void {
    const left = memory.get(key);
    // Browsers restore reloaded pages themselves and jump to the hash of loaded ones; this is for where they could not.
    if (left) {
      if (left.y > 0 && window.scrollY === 0) restore(left, hash);
      return;
    }
    const target = findTarget(hash);
    if (hash && (!target || target.closest('details:not([open])'))) goToTarget(hash, false);
  }

  const onPageHide = (): void => {
    note();
    memory.save();
    // A page that is loaded anew is the browser's to restore: it can do so before the scripts run. But where the next
    // page is still on its way, the browser would take the old page's position for its.
    if (shown === entryKey()) window.history.scrollRestoration = 'auto';
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) window.history.scrollRestoration = 'manual';
  };
  const onVisibilityChange = (): void => {
    // On phones a hidden page may be ended without another word.
    if (document.visibilityState !== 'hidden') return;
    note();
    memory.save();
  };

  repairAddress();
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  // Before the router: it listens on the same object, later and not while capturing.
  window.addEventListener('popstate', repairAddress, true);

  return {
    leave({ pathname }) {
      giveUp();
      if (shown === null || from === null) return;
      memory.set(shown, action() === 'POP' ? last : here());
      const key = entryKey();
      // Chromium keeps the entry when a link to its hash is followed once more; nobody comes back then.
      saved = key === requested ? undefined : memory.get(key);
      requested = key;
      // Another place on the same page: what is scrolled from now on belongs to it.
      if (pathname === from.pathname) shown = key;
    },
    arrive(place) {
      giveUp();
      const key = entryKey();
      const before = from;
      from = place;
      shown = key;
      requested = key;
      if (before === null) arriveFirst(key, place);
      else {
        const fresh = place.pathname !== before.pathname;
        const queryOnly = !fresh && place.hash === before.hash && place.search !== before.search;
        if (saved) restore(saved, place.hash);
        else if (!queryOnly && place.hash) goToTarget(place.hash, fresh);
        else if (!queryOnly) goTo({ x: 0, y: 0 });
      }
      window.history.scrollRestoration = 'manual';
      last = here();
    },
    stop() {
      giveUp();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      document.removeEventListener('visibilitychange', onVisibilityChange);
      window.removeEventListener('popstate', repairAddress, true);
    },
  };
}
