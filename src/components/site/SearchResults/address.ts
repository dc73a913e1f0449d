/** Addresses of the search page and the texts that they carry. Pure. */
import { PAGES } from '@site/src/domain/addresses/pages';
import type { SearchEntry } from '@site/src/domain/search/types';

/** Longer queries find nothing more and only make addresses unwieldy. */
export const MAX_QUERY = 100;

/** The search page with a query; without one the page itself. */
export function searchHref(query: string): string {
  const text = query.trim().slice(0, MAX_QUERY);
  // URLSearchParams also takes what encodeURIComponent throws at: half a surrogate pair.
  return text ? `${PAGES.search}?${new URLSearchParams({ q: text }).toString()}` : PAGES.search;
}

/** The query in the part of an address after its path. */
export function queryOf(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY);
}

/**
 * What of a typed text can be searched for: phonetic signs belong to a word that is still being composed.
 * @example searchable('出租ㄊㄧㄢ') // '出租'
 */
export function searchable(text: string): string {
  return text.replace(/[\u3105-\u312f\u31a0-\u31bfˇˊˋ˙]+/g, ' ').trim();
}

/** Is a fact a JSON key, to be set as code? Other facts are Chinese or begin with a digit. */
export const isKey = (fact: string): boolean => /^[a-z][a-z0-9_]*$/.test(fact);

/** Does an entry's place already name its dataset version, as in 「資料集版本0.3」? */
export const namesVersion = ({ parents, version }: Pick<SearchEntry, 'parents' | 'version'>): boolean =>
  version === '' || parents.some((parent) => parent.includes(version));
