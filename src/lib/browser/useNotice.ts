import { MIN_FETCH_DISPLAY } from '@site/src/lib/browser/constants';
import { useEffect, useRef, useState } from 'react';

/**
 * Is it time to say that something is loading? A notice that flashes by is noise: it comes after MIN_FETCH_DISPLAY of waiting.
 * @param since when the first wait began, as `performance.now()`; default when it is first drawn
 */
export function useNotice(waiting: boolean, since?: number): boolean {
  const [due, setDue] = useState(() => since !== undefined && performance.now() - since >= MIN_FETCH_DISPLAY);
  const began = useRef(since);
  useEffect(() => {
    if (!waiting) return;
    const waited = began.current === undefined ? 0 : performance.now() - began.current;
    began.current = undefined;
    const timer = setTimeout(() => setDue(true), MIN_FETCH_DISPLAY - waited);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [waiting]);
  return waiting && due;
}
