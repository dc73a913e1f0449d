/**
 * Where the page stands after a route change (specification §2): at the top, where the visitor left it on back and forward, or at the
 * target of a hash. Docusaurus scrolls just before it tells the client modules (`ClientLifecyclesDispatcher`), but knows no saved
 * positions: the browser would restore them at once, on the old page. So it is told not to (`history.scrollRestoration`), and both are
 * corrected here before anything is painted.
 */
import type { Action } from 'history';
import { createScrollMemory, entryKey, type Position, type ScrollMemory } from './memory';
import { replaceAddress } from '../../browser/replaceAddress';
import { findTarget, keepTrying, moveTabStart, reveal } from '../../browser/scrollTarget';
import type { Place } from '../types';

export interface Scroll {
  leave(next: Place): void;
  /** The page of an address stands on screen, not yet painted; the first time it is the one that the browser loaded. */
  arrive(place: Place): void;
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

/** The router and Docusaurus decode every address without a guard: the site would not start at `/%FF`, and a jump to `#100%` would show the error page. */
function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const [path, target] = [repaired(pathname), repaired(hash)];
  if (path === pathname && target === hash) return;
  replaceAddress(window.location.origin + path + search + target);
}

/** Saves positions when the page may end. @param note keeps that of now @param isOnScreen is the page of the address on screen? @returns function that ends listening */
function watchWindow(note: () => void, memory: ScrollMemory, isOnScreen: () => boolean): () => void {
  const save = (): void => {
    note();
    memory.save();
  };
  const onPageHide = (): void => {
    save();
    // The browser restores a page that is reloaded, even before the scripts run. While the next page is still on its way,
    // the browser would give that page the position of the old one.
    if (isOnScreen()) window.history.scrollRestoration = 'auto';
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) window.history.scrollRestoration = 'manual';
  };
  const onVisibilityChange = (): void => {
    // Phones end a hidden page without telling it.
    if (document.visibilityState === 'hidden') save();
  };
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibilityChange);
  // Before the router, which listens on the same object without capturing.
  window.addEventListener('popstate', repairAddress, true);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    window.removeEventListener('popstate', repairAddress, true);
  };
}

/** @param action how the router came to the current address */
export function startScroll(action: () => Action): Scroll {
  const memory = createScrollMemory();
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

  function goToTarget(hash: string, fresh: boolean): void {
    const attempt = (late: boolean): boolean => {
      const target = findTarget(hash);
      if (!target) return false;
      reveal(target);
      target.scrollIntoView({ behavior: 'instant' });
      const idle = document.activeElement === null || document.activeElement === document.body;
      // On back and forward browsers leave the focus alone; and a field in use keeps it.
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

  /** Browsers restore reloaded pages and jump to the hash of loaded ones: this is for where they could not. */
  function arriveFirst(key: string, { hash }: Place): void {
    const left = memory.get(key);
    const target = findTarget(hash);
    if (left) {
      if (left.y > 0 && window.scrollY === 0) restore(left, hash);
    } else if (hash && (!target || target.closest('details:not([open])'))) {
      if (window.scrollY === 0) goToTarget(hash, false);
      // The browser jumped to what is closed, or the reader went on: the place stays.
      else if (target) reveal(target);
    }
  }

  repairAddress();
  const stopWatching = watchWindow(
    () => {
      last = here();
      if (shown !== null) memory.set(shown, last);
    },
    memory,
    () => shown === entryKey(),
  );

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
      const before = from;
      from = place;
      shown = requested = entryKey();
      if (before === null) arriveFirst(shown, place);
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
      stopWatching();
    },
  };
}
