import { decoded } from './decoded';
import { LATE_TARGET_WAIT } from './constants';

/** The element that a hash names, as it stands or decoded; null where there is none. @param hash with `#`, or empty */
export function findTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  return document.getElementById(id) ?? document.getElementById(decoded(id));
}

/** Opens every closed `<details>` that hides an element, or that it is, as browsers' own jumps do: what is hidden cannot be scrolled to. */
export function reveal(target: Element): void {
  for (
    let details = target.closest('details');
    details;
    details = details.parentElement?.closest('details') ?? null
  ) {
    details.open = true;
  }
}

/** Lets the Tab key go on from an element, as after a browser's jump: one that takes no focus holds it for a moment only, the place stays. */
export function moveTabStart(target: HTMLElement): void {
  const passing = target.tabIndex < 0 && !target.hasAttribute('tabindex');
  if (passing) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (passing) target.removeAttribute('tabindex');
}

/** By these the visitor takes over; a page that moves under the hand is worse than one at the wrong place. */
const TAKING_OVER = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Rounding of positions between reading and setting them, in px. */
const TOLERANCE = 2;

/** Tries again as the page grows, until success, LATE_TARGET_WAIT or a scroll. @param attempt true when there is nothing left to do @returns function that gives up */
export function keepTrying(attempt: () => boolean): () => void {
  let place = window.scrollY;
  const again = (): void => {
    if (attempt()) stop();
    else place = window.scrollY;
  };
  const onScroll = (): void => {
    // Not from here: the visitor, or whatever the visitor reads the page with.
    if (Math.abs(window.scrollY - place) > TOLERANCE) stop();
  };
  const changes = new MutationObserver(again);
  const sizes = new ResizeObserver(again);
  const timer = setTimeout(stop, LATE_TARGET_WAIT);

  function stop(): void {
    clearTimeout(timer);
    changes.disconnect();
    sizes.disconnect();
    window.removeEventListener('scroll', onScroll);
    for (const type of TAKING_OVER) window.removeEventListener(type, stop, true);
  }

  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['id', 'open', 'hidden'],
  });
  // The page itself has a fixed height in some styles; what stands in it grows.
  for (const part of document.body.children) sizes.observe(part);
  window.addEventListener('scroll', onScroll, { passive: true });
  for (const type of TAKING_OVER) window.addEventListener(type, stop, { capture: true, passive: true });
  return stop;
}
