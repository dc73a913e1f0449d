/** A form whose fields are the query of the address. The form holds the values, so that text typed before its code has come is not lost. */
import { MAX_QUERY, searchable } from '@site/src/features/search/SearchResults/address';
import { type Field, findTarget, getHistory, isEntered } from 'html-first/client';

const isField = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) && element.name !== '';

/** What the fields ask for, as a query; an empty text where they ask for nothing. */
export function readQuery(form: HTMLFormElement): string {
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

/** Empties the fields, and goes on in the first. */
export function clear(form: HTMLFormElement): void {
  fill(form, '');
  form.dispatchEvent(new Event('input'));
  form.querySelector('input')?.focus();
}

/** Fills the form by the address, on the way back and forward too, and tells each change. What the reader has entered already counts more. @returns what ends it */
export function followAddress(form: HTMLFormElement, notify: () => void): () => void {
  const history = getHistory();
  const { pathname, search } = history.location;
  if (search) fill(form, search, (field) => !isEntered(field));
  form.addEventListener('input', notify);
  // Reacts to back, forward and links inside the page; `REPLACE` comes from the form itself.
  const stop = history.listen((next, action) => {
    if (action === 'REPLACE' || next.pathname !== pathname) return;
    fill(form, next.search);
    notify();
  });
  return () => {
    form.removeEventListener('input', notify);
    stop();
  };
}

/** Writes into the address what the form asks for, once what it asks for is shown. */
export function writeAddress(query: string): void {
  const history = getHistory();
  const { location, action } = history;
  // What was asked for before may have hidden the target of the hash until now.
  if (action === 'PUSH' && location.hash) findTarget(location.hash)?.scrollIntoView({ behavior: 'instant' });
  if (new URLSearchParams(location.search).toString() !== query)
    history.replace({ ...location, search: query });
}
