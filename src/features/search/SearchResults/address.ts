import { PAGES } from '@site/src/lib/addresses/pages';
import type { SearchEntry } from 'rental-search';

/** Maximum length of a query: a longer one finds nothing more and makes the address too long. */
export const MAX_QUERY = 100;

export function searchQuery(query: string): string {
  const text = query.trim().slice(0, MAX_QUERY);
  // encodeURIComponent throws at half a surrogate pair; URLSearchParams does not.
  return text && `?${new URLSearchParams({ q: text }).toString()}`;
}

export const searchHref = (query: string): string => PAGES.search + searchQuery(query);

export function parseQuery(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY);
}

/** Bopomofo characters belong to a word that is still being composed: of 出租ㄊㄧㄢ only 出租 is searched. */
export function searchable(text: string): string {
  return text.replace(/[\u3105-\u312f\u31a0-\u31bfˇˊˋ˙]+/g, ' ').trim();
}

/** Whether a fact is a JSON key and is shown as code. Other facts are Chinese or begin with a digit. */
export const isKey = (fact: string): boolean => /^[a-z][a-z0-9_]*$/.test(fact);

/** Whether an entry's place already names its dataset version, as in 「資料集版本0.3」. */
export const namesVersion = ({ parents, version }: Pick<SearchEntry, 'parents' | 'version'>): boolean =>
  version === '' || parents.some((parent) => parent.includes(version));
