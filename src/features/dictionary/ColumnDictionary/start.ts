/** Lets the filter of the dictionary answer: its rows stand in the page. */
import { searchQuery } from '@site/src/features/search/SearchResults/address';
import { startFilter } from '@site/src/features/search/FilterBox/start';
import { type FilterableColumn, matchesColumn, readColumnFilter } from 'rental-search';
import type { Haystack } from 'rental-search/text';
import { whenIdle } from 'html-first/client';
import { haystackIn, LIST_ID, showColumns, TOGGLE, TOGGLE_WORDS } from './list';

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

/** @returns what ends it */
export function startColumnFilter(island: HTMLElement, onAlive: () => void): () => void {
  const { columns, versions } = JSON.parse(island.dataset['props'] ?? '{}') as FilterProps;
  const nothing = island.querySelector<HTMLElement>('[data-nothing]');
  const toggle = island.querySelector<HTMLElement>(`[data-action="${TOGGLE}"]`);
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
  const answer = (query: string): string => {
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
    return statusWords(fits.length, columns.length, query !== '');
  };
  let isOpen = false;
  const toggleAll = (): void => {
    isOpen = !isOpen;
    for (const entry of list()?.querySelectorAll('details') ?? []) entry.open = isOpen;
    if (toggle) toggle.textContent = isOpen ? TOGGLE_WORDS.close : TOGGLE_WORDS.open;
  };
  toggle?.addEventListener('click', toggleAll);
  const readAhead = ([column, ...others]: readonly FilteredColumn[]): void => {
    if (!column) return;
    whenIdle(() => {
      wordsFor(column);
      readAhead(others);
    });
  };
  readAhead(columns);
  const end = startFilter(island, onAlive, answer);
  return () => {
    toggle?.removeEventListener('click', toggleAll);
    end();
  };
}
