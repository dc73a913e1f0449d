import { cacheName, isCacheOf } from '@site/plugins/service-worker/client';
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';

const scopeOf = (baseUrl: string): string => new URL(baseUrl, window.location.href).href;

/** Without the cache of what every visitor has, read or not: the shared files and the offline page. */
const isOfReader = (name: string, scope: string): boolean =>
  isCacheOf(name, scope) && !name.startsWith('workbox-');

/** How many pages are kept. @param baseUrl with slashes at both ends @throws where there is no Cache Storage */
export async function countKeptPages(baseUrl: string): Promise<number> {
  const name = cacheName('pages', scopeOf(baseUrl));
  // Opening a cache would make it.
  return (await window.caches.has(name)) ? (await (await window.caches.open(name)).keys()).length : 0;
}

/** Removes the kept pages, their files, the content database and the search's data. @throws where the browser refuses */
export async function clearKept(baseUrl: string): Promise<void> {
  const scope = scopeOf(baseUrl);
  const names = (await window.caches.keys()).filter((name) => isOfReader(name, scope));
  for (const name of names) {
    await window.caches.delete(name);
    // Workbox' list; its limits are asked for, and play no part in removing all.
    await new CacheExpiration(name, { maxEntries: 1 }).delete();
  }
}
