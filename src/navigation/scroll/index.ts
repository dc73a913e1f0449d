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
import { repairAddress } from './address';
import { createScrollMemory, entryKey, type Position } from './memory';
import { findTarget, keepTrying, moveTabStart, reveal } from './target';

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

/** Looks after the window's position. */
class WindowPosition implements Scroll {
  private readonly memory = createScrollMemory();
  /** entry whose page is on screen */
  private shown: string | null = null;
  /** entry of the last address that the router was sent to, on screen or on its way */
  private requested: string | null = null;
  /** where that entry was left, where it is one that the visitor comes back to */
  private saved: Position | undefined;
  /** address at which the page on screen was last put in place */
  private from: Place | null = null;
  /** position as of the last frame; the browser's own jumps to a hash may be done when the router hears of them */
  private last = here();
  private giveUp: () => void = () => undefined;

  constructor(private readonly action: () => Action) {
    repairAddress();
    window.addEventListener('scroll', this.note, { passive: true });
    window.addEventListener('pagehide', this.onPageHide);
    window.addEventListener('pageshow', this.onPageShow);
    document.addEventListener('visibilitychange', this.onVisibilityChange);
    // Before the router, which listens on the same object without capturing.
    window.addEventListener('popstate', repairAddress, true);
  }

  leave({ pathname }: Place): void {
    this.giveUp();
    if (this.shown === null || this.from === null) return;
    this.memory.set(this.shown, this.action() === 'POP' ? this.last : here());
    const key = entryKey();
    // Chromium keeps the entry when a link to its hash is followed once more; nobody comes back then.
    this.saved = key === this.requested ? undefined : this.memory.get(key);
    this.requested = key;
    // Another place on the same page: what is scrolled from now on belongs to it.
    if (pathname === this.from.pathname) this.shown = key;
  }

  arrive(place: Place): void {
    this.giveUp();
    const key = entryKey();
    const before = this.from;
    this.from = place;
    this.shown = key;
    this.requested = key;
    if (before === null) this.arriveFirst(key, place);
    else {
      const fresh = place.pathname !== before.pathname;
      const queryOnly = !fresh && place.hash === before.hash && place.search !== before.search;
      if (this.saved) this.restore(this.saved, place.hash);
      else if (!queryOnly && place.hash) this.goToTarget(place.hash, fresh);
      else if (!queryOnly) goTo({ x: 0, y: 0 });
    }
    window.history.scrollRestoration = 'manual';
    this.last = here();
  }

  stop(): void {
    this.giveUp();
    window.removeEventListener('scroll', this.note);
    window.removeEventListener('pagehide', this.onPageHide);
    window.removeEventListener('pageshow', this.onPageShow);
    document.removeEventListener('visibilitychange', this.onVisibilityChange);
    window.removeEventListener('popstate', repairAddress, true);
  }

  private readonly note = (): void => {
    this.last = here();
    if (this.shown !== null) this.memory.set(this.shown, this.last);
  };

  private readonly onPageHide = (): void => {
    this.note();
    this.memory.save();
    // The browser restores a page that is reloaded, even before the scripts run. While the next page is still on its way,
    // the browser would give that page the position of the old one.
    if (this.shown === entryKey()) window.history.scrollRestoration = 'auto';
  };

  private readonly onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) window.history.scrollRestoration = 'manual';
  };

  private readonly onVisibilityChange = (): void => {
    // Phones end a hidden page without telling it.
    if (document.visibilityState !== 'hidden') return;
    this.note();
    this.memory.save();
  };

  /** @param fresh is the page another one than before? */
  private goToTarget(hash: string, fresh: boolean): void {
    const attempt = (late: boolean): boolean => {
      const target = findTarget(hash);
      if (!target) return false;
      reveal(target);
      target.scrollIntoView({ behavior: 'instant' });
      const idle = document.activeElement === null || document.activeElement === document.body;
      // On back and forward browsers leave the focus alone; and a field in use keeps it.
      if (this.action() !== 'POP' && (idle || !late)) moveTabStart(target);
      return true;
    };
    if (attempt(false)) return;
    if (fresh) goTo({ x: 0, y: 0 });
    this.giveUp = keepTrying(() => attempt(true));
  }

  private restore(position: Position, hash: string): void {
    const target = findTarget(hash);
    if (target) reveal(target);
    const attempt = (): boolean => {
      goTo(position);
      // The page may be too short as long as something in it is still being fetched.
      return window.scrollY >= Math.floor(position.y);
    };
    if (!attempt()) this.giveUp = keepTrying(attempt);
  }

  /** Browsers restore reloaded pages and jump to the hash of loaded ones: this is for where they could not. */
  private arriveFirst(key: string, { hash }: Place): void {
    const left = this.memory.get(key);
    if (left) {
      if (left.y > 0 && window.scrollY === 0) this.restore(left, hash);
      return;
    }
    const target = findTarget(hash);
    if (hash && (!target || target.closest('details:not([open])'))) this.goToTarget(hash, false);
  }
}

/**
 * Begins to look after the window's position.
 * @param action how the router came to the current address
 */
export const startScroll = (action: () => Action): Scroll => new WindowPosition(action);
