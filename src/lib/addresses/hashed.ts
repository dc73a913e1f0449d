/** Files whose address changes with their content. Apart from files.ts, since the service worker needs only these. */

export const HASHED_FOLDERS = {
  bundled: 'assets/',
  /** data of pages for route changes: see PayloadFiles.hash */
  payloads: '_nuxt/static/',
  content: '_nuxt/content/',
  search: '_search/',
} as const;

export const contentDatabase = (hash: string): string => `${HASHED_FOLDERS.content}db-${hash}.json`;

export const searchData = (hash: string): string => `${HASHED_FOLDERS.search}data-${hash}.json`;

/** Where a page that was opened before a new release finds the address of the search's data: `{"path": "/_search/…"}`. */
export const SEARCH_POINTER = 'search/data.json';
