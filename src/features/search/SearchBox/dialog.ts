import { getHistory, MIN_FETCH_DISPLAY } from 'html-first/client';
import type { Combobox } from '@site/src/features/search/SearchDialog';
import { searchQuery } from '@site/src/features/search/SearchResults/address';
import { SEARCH_INPUT, SEARCH_NAME } from '@site/src/features/search/SearchResults/input';
import { LOADING } from './words';
import styles from './frame.module.css';

export const loadResults = () => import(/* webpackChunkName: "search-results" */ './results');

/** The last search text: a reader who opened the wrong result opens the search again and sees the other results. */
let lastText = '';

const CROSS =
  '<svg viewBox="0 0 18 18" width="18" height="18" stroke="currentColor" stroke-width="1.8" aria-hidden="true" focusable="false"><path d="m3 3 12 12M15 3 3 15"/></svg>';

/** The dialog with its input, drawn with the signs of the link in the header. */
function createDialog(link: Element): {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  results: HTMLElement;
} {
  const key = link.querySelector('kbd')?.cloneNode() as HTMLElement | undefined;
  key?.append('Esc');
  key?.removeAttribute('hidden');
  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog ?? '';
  dialog.ariaLabel = SEARCH_NAME;
  dialog.innerHTML = `<form role="search" class="${styles.head}">${link.querySelector('svg')?.outerHTML}<input type="text" inputmode="search" role="combobox" aria-autocomplete="list" aria-expanded="false"><button type="button" aria-label="Esc：關閉搜尋">${key?.outerHTML ?? ''}${CROSS}</button></form><div></div>`;
  const input = dialog.querySelector('input') as HTMLInputElement;
  for (const [name, value] of Object.entries(SEARCH_INPUT))
    input.setAttribute(name.toLowerCase(), String(value));
  const results = dialog.lastElementChild as HTMLElement;
  results.style.display = 'contents';
  return { dialog, input, results };
}

/** At once: results come when their code has loaded; what is typed meanwhile is kept, even while an input method is composing. @param onClose was a link followed? */
export function openDialog(link: HTMLAnchorElement, onClose: (left: boolean) => void): void {
  const { dialog, input, results } = createDialog(link);
  let update: (text: string) => void = () => undefined;
  let end: () => void = () => undefined;
  let combobox: Combobox | null = null;
  let left = false;

  const setText = (text: string): void => {
    lastText = text;
    if (input.value !== text) input.value = text;
    update(text);
  };
  const connect = (next: Combobox | null): void => {
    combobox = next;
    input.ariaExpanded = String(next !== null);
    for (const [name, id] of [
      ['aria-controls', next?.listbox],
      ['aria-activedescendant', next?.active],
    ] as const)
      if (id === undefined) input.removeAttribute(name);
      else input.setAttribute(name, id);
  };
  // The search has its page, too.
  const fail = (): void => window.location.assign(link.href);

  input.value = lastText;
  input.addEventListener('input', () => setText(input.value));
  input.addEventListener('keydown', (event) => combobox?.onKeyDown(event));
  dialog.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (lastText.trim()) getHistory().push(link.pathname + searchQuery(lastText));
  });
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  // A press that starts inside the dialog, such as a text selection, must not close it by ending outside.
  let pressed = false;
  dialog.addEventListener('mousedown', ({ target }) => {
    pressed = target === dialog;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (pressed && target === dialog) dialog.close();
  });
  const stopListening = getHistory().listen(() => {
    left = true;
    dialog.close();
  });
  const root = document.documentElement;
  const since = performance.now();
  const notice = setTimeout(() => {
    results.innerHTML = `<p class="wrap mute" role="status">${LOADING}</p>`;
  }, MIN_FETCH_DISPLAY);
  dialog.addEventListener('close', () => {
    clearTimeout(notice);
    stopListening();
    end();
    dialog.remove();
    delete root.dataset['searching'];
    onClose(left);
  });

  document.querySelector('header')?.after(dialog);
  try {
    dialog.showModal();
  } catch {
    fail();
    return;
  }
  // For frame.module.css; with :has() it would look for the dialog whenever the page changes.
  root.dataset['searching'] = '';
  input.focus();
  input.select();
  loadResults().then(({ drawResults }) => {
    clearTimeout(notice);
    if (!dialog.open) return;
    results.replaceChildren();
    const onTry = (text: string): void => {
      setText(text);
      input.focus();
    };
    ({ update, end } = drawResults(results, { onTry, connect, onFail: fail, since }));
    update(lastText);
  }, fail);
}
