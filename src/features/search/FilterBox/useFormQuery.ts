import { useDeferredValue, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { followAddress, readQuery, writeAddress } from './formQuery';

interface FormQuery {
  form: RefObject<HTMLFormElement | null>;
  /** deferred, because what is drawn follows it */
  query: string;
}

/** Keeps a form that React draws and the address in step. */
export function useFormQuery(): FormQuery {
  const form = useRef<HTMLFormElement>(null);
  const now = useSyncExternalStore(
    (notify) => (form.current ? followAddress(form.current, notify) : () => undefined),
    () => (form.current ? readQuery(form.current) : ''),
    () => '',
  );
  const query = useDeferredValue(now);
  useEffect(() => {
    if (form.current && readQuery(form.current) === query) writeAddress(query);
  }, [query]);
  return { form, query };
}
