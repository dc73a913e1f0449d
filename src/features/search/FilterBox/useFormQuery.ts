import { useHistory } from '@docusaurus/router';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { MAX_QUERY, searchable } from '@site/src/features/search/SearchResults/address';
import { type Field, findTarget, isEntered } from 'html-first/client';

const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== '';

function readQuery(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? searchable(value) : '';
    if (text) query.append(name, text);
  }
  return query.toString();
}

/** Fills the fields by a query. What a select does not offer is ignored; texts are cut, because every column is compared with them. @param isFree may the field be filled? */
function fill(form: HTMLFormElement, search: string, isFree: (field: Field) => boolean = () => true): void {
  const query = new URLSearchParams(search);
  for (const field of [...form.elements].filter(isField).filter(isFree)) {
    const value = query.get(field.name) ?? '';
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== '';
    else field.value = value.slice(0, MAX_QUERY);
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.value = '';
  }
}

export interface FormQuery {
  form: RefObject<HTMLFormElement | null>;
  /** deferred, because the whole list is filtered by it */
  query: string;
  /** whether any field is filled; not deferred, so that the buttons are there when the reader presses Tab */
  asked: boolean;
  clear: () => void;
}

/** Keeps form and address in step. The form holds the values, so that text typed before hydration is not lost. */
export function useFormQuery(): FormQuery {
  const history = useHistory();
  const form = useRef<HTMLFormElement>(null);

  const subscribe = useCallback(
    (notify: () => void) => {
      const element = form.current;
      if (!element) return () => undefined;
      const { pathname, search } = history.location;
      // What the reader has entered already counts more.
      if (search) fill(element, search, (field) => !isEntered(field));
      element.addEventListener('input', notify);
      // Reacts to back, forward and links inside the page; `REPLACE` comes from the effect below.
      const stop = history.listen((next, action) => {
        if (action === 'REPLACE' || next.pathname !== pathname) return;
        fill(element, next.search);
        notify();
      });
      return () => {
        element.removeEventListener('input', notify);
        stop();
      };
    },
    [history],
  );
  const now = useSyncExternalStore(
    subscribe,
    () => (form.current ? readQuery(form.current) : ''),
    () => '',
  );
  const query = useDeferredValue(now);

  useEffect(() => {
    const { location, action } = history;
    if (action === 'PUSH' && location.hash) {
      // The filter may have hidden the target of the hash until now.
      findTarget(location.hash)?.scrollIntoView({ behavior: 'instant' });
    }
    if (!form.current || readQuery(form.current) !== query) return;
    if (new URLSearchParams(location.search).toString() === query) return;
    history.replace({ ...location, search: query });
  }, [query, history]);

  const clear = useCallback(() => {
    if (!form.current) return;
    fill(form.current, '');
    form.current.dispatchEvent(new Event('input'));
    form.current.querySelector('input')?.focus();
  }, []);

  return { form, query, asked: now !== '', clear };
}
