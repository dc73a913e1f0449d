import { useEffect, type RefObject } from 'react';

/** How far below or above the window something counts as near, in px. Ours: about one screen of a phone. */
const DISTANCE = 600;

/** Can the browser tell what is near? Only to be asked in a browser. */
export const canTellNear = (): boolean => 'IntersectionObserver' in window;

/**
 * Calls back once, when the element comes near the visible part of the page; never where the browser cannot tell.
 * @param onNear must keep its identity
 */
export function useNear(element: RefObject<Element | null>, onNear: () => void): void {
  useEffect(() => {
    const target = element.current;
    if (!target || !canTellNear()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onNear();
      },
      { rootMargin: `${DISTANCE}px 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, onNear]);
}
