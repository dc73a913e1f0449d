import { useHistory } from '@docusaurus/router';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { MAX_QUERY, searchable } from '@site/src/components/site/SearchResults/address';
import { findTarget } from '@site/src/navigation/scroll/target';

const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== '';

/** What the fields say, as the query of an address; fields that say nothing are left out. */
function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? searchable(value) : '';
    if (text) query.append(name, text);
  }
  return query.toString();
}

/**
 * Puts the values of an address into the fields; a value that a field does not offer is none, and an address can ask no
 * more than a reader can type: every column is compared with it.
 */
function fill(form: HTMLFormElement, search: string): void {
  const query = new URLSearchParams(search);
  for (const field of [...form.elements].filter(isField)) {
    const value = query.get(field.name) ?? '';
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== '';
    else field.value = value.slice(0, MAX_QUERY);
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0;
  }
}

export interface FormQuery {
  form: RefObject<HTMLFormElement | null>;
  /**
   * What the fields say, as the query of an address; the prerendered page knows none. Follows the fields when there is time,
   * since all that is listed depends on it.
   */
  query: string;
  /** whether the fields say anything, known at once: the buttons must be there for whoever types on with the keyboard */
  asked: boolean;
  clear: () => void;
}

/**
 * The fields of a form as the query of the address, both ways. The form itself keeps the values, so that what was typed
 * before the scripts came is not lost.
 */
export function useFormQuery(): FormQuery {
  const history = useHistory();
  const form = useRef<HTMLFormElement>(null);

  const subscribe = useCallback(
    (notify: () => void) => {
      const element = form.current;
      if (!element) return () => undefined;
      const { pathname, search } = history.location;
      if (search) fill(element, search);
      element.addEventListener('input', notify);
      // Back, forward, and links inside the page; replacing is what happens below.
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
    () => (form.current ? queryOf(form.current) : ''),
    () => '',
  );
  const query = useDeferredValue(now);

  useEffect(() => {
    const { location, action } = history;
    if (action === 'PUSH' && location.hash) {
      // Until now a filter may have hidden what the address names.
      findTarget(location.hash)?.scrollIntoView({ behavior: 'instant' });
    }
    // While the fields still change, and before an address has filled them, there is nothing to write down.
    if (!form.current || queryOf(form.current) !== query) return;
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
