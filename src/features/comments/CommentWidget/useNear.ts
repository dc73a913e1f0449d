import { useEffect, type RefObject } from 'react';

/** Distance above or below the window that counts as near, in px. Our choice: about one phone screen. */
const DISTANCE = 600;

/** Whether the browser can observe distance to the window. Call it in browsers only. */
export const canTellNear = (): boolean => 'IntersectionObserver' in window;

/** Calls back once, when the element comes near; never without `IntersectionObserver`. `onNear` must keep its identity. */
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
