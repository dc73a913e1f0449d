/**
 * What is kept from the installation on: the frame of all pages, and the page that stands in for those that cannot be had. Workbox' own
 * code for this fills the cache at the installation alone, and browsers and programs that clean up take single caches away.
 */
import { worker } from './scope';

export interface PrecacheEntry {
  url: string;
  /** changes with the content, where the address does not */
  revision: string | null;
}

interface Precache {
  /** Fetches what is not there. @throws where the host does not give all of it, or the cache takes nothing */
  fill: () => Promise<void>;
  /** Removes what another release had. */
  clean: () => Promise<void>;
  /** @param url of an entry, without its revision */
  match: (url: string) => Promise<Response | undefined>;
}

/** @param isAnswer is a response what was asked for, and all of it? */
export function makePrecache(
  entries: readonly PrecacheEntry[],
  isAnswer: (request: Request, response: Response) => Promise<boolean>,
): Precache {
  const { scope } = worker.registration;
  const keys = new Map(
    entries.map(({ url, revision }) => {
      const { href } = new URL(url, scope);
      return [href, href + (revision ? `?__WB_REVISION__=${revision}` : '')];
    }),
  );
  // As Workbox called it: browsers have one of that name.
  const open = () => worker.caches.open(`workbox-precache-v2-${scope}`);
  return {
    async fill() {
      const cache = await open();
      for (const [url, key] of keys) {
        if (await cache.match(key, { ignoreVary: true })) continue;
        // The browser's cache may have another release of a page, or something else in the place of a file.
        for (const mode of ['default', 'reload'] as const) {
          if (mode === 'default' && key !== url) continue;
          const request = new Request(url, { cache: mode });
          const response = await fetch(request);
          if (await isAnswer(request, response)) {
            await cache.put(key, response);
            break;
          }
          if (mode === 'reload') throw new Error(url);
        }
      }
    },
    async clean() {
      const cache = await open();
      const wanted = [...keys.values()];
      for (const { url } of await cache.keys())
        if (!wanted.includes(url)) await cache.delete(url, { ignoreVary: true });
    },
    match: async (url) =>
      (await open()).match(keys.get(new URL(url, scope).href) ?? url, { ignoreVary: true }),
  };
}
