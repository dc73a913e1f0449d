/** The only place where the interface meets the search engine and its data. */
import { usePluginData } from '@docusaurus/useGlobalData';
import { useCallback } from 'react';
import { SEARCH_PLUGIN } from '@site/plugins/search/client';
import { HASHED_FOLDERS, SEARCH_POINTER } from '@site/src/lib/addresses/hashed';
import { contentAddress } from '@site/src/lib/browser/contentAddress';
import { readField, memoiseSuccess, retryBypassingCache } from 'html-first/client';
import type { PackedSearch, Search } from 'rental-search';

async function fetchJson(url: string, init: RequestInit = {}): Promise<unknown> {
  // As requests for content do; the module that names it there comes late, and this one at once.
  const response = await fetch(url, { ...init, headers: { Accept: 'application/json, text/plain, */*' } });
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response.json();
}

/** Where the data are of a release that came after this page was opened, and took the older data away. */
async function findNewer(url: string): Promise<string> {
  const base = url.slice(0, url.lastIndexOf(HASHED_FOLDERS.search));
  const path = readField(await fetchJson(base + SEARCH_POINTER, { cache: 'no-store' }), 'path');
  return base + String(path).slice(1);
}

const load = memoiseSuccess(async (url): Promise<Search> => {
  if (!url) throw new Error('The search has no data: the plugin "search" gave no path.');
  const engine = import(/* webpackChunkName: "search-engine" */ '@site/src/features/search/engine');
  const open = (address: string) =>
    retryBypassingCache(async (cache) => {
      const [{ openSearch }, data] = await Promise.all([engine, fetchJson(address, { cache })]);
      return openSearch(data as PackedSearch);
    });
  return open(url).catch(async () => open(await findNewer(url)));
});

/** Loads engine and data once. It rejects when one of them cannot be loaded; the next call tries again. */
export function useLoadSearch(): () => Promise<Search> {
  const known = readField(usePluginData(SEARCH_PLUGIN), 'path');
  const path = typeof known === 'string' ? known : '';
  return useCallback(() => load(path && contentAddress(path)), [path]);
}
