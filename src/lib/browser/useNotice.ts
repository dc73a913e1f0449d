import { MIN_FETCH_DISPLAY } from '@site/src/lib/browser/constants';
import { useEffect, useState } from 'react';

/** Is it time to say that something is loading? A notice that flashes by is noise: it comes after MIN_FETCH_DISPLAY of waiting. */
export function useNotice(waiting: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setDue(true), MIN_FETCH_DISPLAY);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [waiting]);
  return waiting && due;
}
