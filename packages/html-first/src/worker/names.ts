/** Names that pages, the service worker and the build share. */

/** The service worker's script: it may only rule over what lies beside and below it. */
export const WORKER_FILE = 'sw.js';

/** Sites may share an origin and then its caches, so the name ends with the site's address. */
export const cacheName = (kind: string, scope: string): string => `${kind}-${scope}`;

/** Does a cache belong to the site at this address? Workbox names its own in the same way. */
export const isCacheInScope = (name: string, scope: string): boolean => name.endsWith(`-${scope}`);
