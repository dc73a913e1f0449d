/** Lets the filter of the dictionary answer, without React: the first key is answered before a phone could load that. Its rows stand in the page. */
import { searchQuery } from '@site/src/features/search/SearchResults/address';
import { clear, followAddress, readQuery, writeAddress } from '@site/src/features/search/formQuery';
import { type FilterableColumn, matchesColumn, readColumnFilter } from 'rental-search';
import type { Haystack } from 'rental-search/text';
import { whenIdle } from 'html-first/client';
import { haystackIn, LIST_ID, showColumns, TOGGLE_WORDS } from './list';

interface FilteredColumn extends FilterableColumn {
  anchor: string;
  /** labels of codes that are too many for the entry */
  labels?: string | undefined;
}

export interface FilterProps {
  columns: readonly FilteredColumn[];
  /** every dataset version, oldest first */
  versions: readonly string[];
}

export const statusWords = (found: number, all: number, filtered: boolean): string =>
  filtered ? `${String(all)}欄裡有${String(found)}欄符合` : `共${String(all)}欄`;

const list = (): HTMLElement | null => document.getElementById(LIST_ID);

/** Lets the fields of the filter answer. @returns what ends it */
export function startColumnFilter(island: HTMLElement, onAlive: () => void): () => void {
  const form = island.querySelector('form');
  const status = island.querySelector<HTMLElement>('[role="status"]');
  if (!form || !status) return () => undefined;
  const { columns, versions } = JSON.parse(island.dataset['props'] ?? '{}') as FilterProps;
  const nothing = island.querySelector<HTMLElement>('[data-nothing]');
  const toggle = island.querySelector<HTMLElement>('[data-action="toggle"]');
  /** Buttons for who has asked for something. */
  const asked = [...island.querySelectorAll<HTMLElement>('[data-asked]')];
  // The search texts are read only when the reader filters, before the first key where there is time: one in each idle moment,
  // so that no key waits for all of them.
  const words = new Map<string, Haystack>();
  const wordsFor = ({ anchor, labels }: FilteredColumn): Haystack => {
    const known = words.get(anchor);
    if (known !== undefined) return known;
    const entry = document.getElementById(anchor);
    const read = entry ? haystackIn(entry, labels) : () => false;
    words.set(anchor, read);
    return read;
  };
  /** Shows what fits a query and hides the rest. */
  const answer = (query: string): void => {
    const filter = readColumnFilter(query);
    const fits = columns.filter(
      (column) => query === '' || matchesColumn(column, wordsFor(column), filter, versions),
    );
    const all = list();
    if (all) showColumns(all, new Set(fits.map(({ anchor }) => anchor)));
    if (nothing) {
      nothing.hidden = fits.length > 0;
      const link = nothing.querySelector('a');
      if (link) link.search = searchQuery(filter.text);
    }
    const said = statusWords(fits.length, columns.length, query !== '');
    if (status.textContent !== said) status.textContent = said;
  };
  // Undefined once it has ended.
  let last: string | undefined = '';
  const update = (): void => {
    const query = readQuery(form);
    if (query === last) return;
    last = query;
    for (const button of asked) button.hidden = query === '';
    answer(query);
    // What follows an address lays the page out: the frame that shows the answer comes first.
    requestAnimationFrame(() => setTimeout(() => query === last && writeAddress(query)));
  };
  let isOpen = false;
  const toggleAll = (): void => {
    isOpen = !isOpen;
    for (const entry of list()?.querySelectorAll('details') ?? []) entry.open = isOpen;
    if (toggle) toggle.textContent = isOpen ? TOGGLE_WORDS.close : TOGGLE_WORDS.open;
  };
  const goToAnswer = (event: Event): void => {
    event.preventDefault();
    status.focus();
    status.scrollIntoView();
  };
  const clearAll = (): void => clear(form);
  const readAhead = ([column, ...others]: readonly FilteredColumn[]): void => {
    if (!column) return;
    whenIdle(() => {
      wordsFor(column);
      readAhead(others);
    });
  };
  toggle?.addEventListener('click', toggleAll);
  readAhead(columns);
  const stop = followAddress(form, update);
  form.addEventListener('submit', goToAnswer);
  const button = asked.find((one) => one.dataset['asked'] === 'clear');
  button?.addEventListener('click', clearAll);
  update();
  onAlive();
  return () => {
    last = undefined;
    stop();
    toggle?.removeEventListener('click', toggleAll);
    form.removeEventListener('submit', goToAnswer);
    button?.removeEventListener('click', clearAll);
  };
}
