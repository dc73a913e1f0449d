import { MIN_FETCH_DISPLAY } from 'html-first/client';
import { useEffect, useRef, useState } from 'react';

/** Is it time to say that something loads? Only after MIN_FETCH_DISPLAY: a flash is noise. @param since when the wait began, as `performance.now()`; default when first drawn */
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
