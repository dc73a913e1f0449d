/** Keeps visited pages usable without network, and search, content database and catalogue once they have been asked for. */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  precache,
  PrecacheFallbackPlugin,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { kindOf, KINDS, pageKey, type Kind } from '../addresses';
import { cacheName } from '../client';
import { isWhole, sheetsOf } from '../whole';
import { worker } from './scope';

/** Put in by the build: see ../index.ts. */
declare const PRECACHED: PrecacheEntry[];
declare const OFFLINE: string;
declare const DIGESTS: Record<string, string>;

const DAY = 24 * 60 * 60;

/** A page that is kept is shown after this many seconds without an answer; it is renewed when the answer comes. */
const NETWORK_TIMEOUT = 4;

/** Pages expire before payloads and files do, and are kept with their style sheets, so that a kept page has its files. */
const PAGES = { maxEntries: 60, maxAgeSeconds: 60 * DAY };
/** Some 150 files are one release with all of its pages; of older ones the files least recently used go first. */
const FILES = { maxEntries: 400, maxAgeSeconds: 180 * DAY };
/** The next one takes its place, and only once it is there. */
const ONE = { maxEntries: 1 };

const { scope } = worker.registration;

// Workbox' types do not fit exactOptionalPropertyTypes, hence the two casts.
const expiration = (limits: { maxEntries: number; maxAgeSeconds?: number }): WorkboxPlugin =>
  new ExpirationPlugin({
    ...limits,
    purgeOnQuotaError: true,
    matchOptions: { ignoreVary: true },
  }) as WorkboxPlugin;

/** Static hosts send Vary for the encoding, which does not change a file's content. */
const common = (kind: Kind) => ({ cacheName: cacheName(kind, scope), matchOptions: { ignoreVary: true } });

function isAnswer(request: Request, response: Response): Promise<boolean> {
  const { origin, pathname } = new URL(request.url);
  return isWhole(response, (origin + pathname).slice(scope.length), DIGESTS);
}

const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isAnswer(request, response)) ? response : null),
};

/** The rule of src/lib/pastCache.ts, also for what the worker asks for by itself. */
const renewing: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    request.cache === 'reload' || (await isAnswer(request, response))
      ? response
      : fetch(new Request(request, { cache: 'reload' })).catch(() => response),
};

/** Who asks past the browser's cache gets what the host has, whatever is kept here; what is kept where the host is not reached. */
const passing: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ request, cachedResponse }) =>
    Promise.resolve(request.cache === 'reload' ? null : cachedResponse),
  handlerDidError: ({ request }) => worker.caches.match(request.url, { ignoreVary: true }),
};

/** A page that was reached inside the site has its styles from its payload: nothing has asked for the sheets that its HTML links. */
const withSheets: WorkboxPlugin = {
  cacheDidUpdate: async (update) => {
    const { request, newResponse } = update;
    const addresses = sheetsOf(await newResponse.clone().text()).map(
      (href) => new URL(href, request.url).href,
    );
    await Promise.all(addresses.map((address) => strategies.files.handle({ ...update, request: address })));
  },
};

const strategies: Record<Kind, Strategy> = {
  pages: new NetworkFirst({
    ...common('pages'),
    networkTimeoutSeconds: NETWORK_TIMEOUT,
    plugins: [
      {
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
      },
      onlyWhole,
      withSheets,
      expiration(PAGES),
      // Without network, Firefox' preload gives an error as an answer, and Workbox then does not look for the kept page.
      {
        handlerDidError: ({ request }) =>
          worker.caches.match(pageKey(request.url), {
            cacheName: cacheName('pages', scope),
            ignoreVary: true,
          }),
      },
      new PrecacheFallbackPlugin({ fallbackURL: OFFLINE }) as WorkboxPlugin,
    ],
  }),
  files: new CacheFirst({
    ...common('files'),
    plugins: [
      passing,
      renewing,
      onlyWhole,
      expiration(FILES),
      { handlerDidError: ({ request }) => matchPrecache(request.url) },
    ],
  }),
  content: new CacheFirst({ ...common('content'), plugins: [passing, renewing, onlyWhole, expiration(ONE)] }),
  search: new CacheFirst({ ...common('search'), plugins: [passing, renewing, onlyWhole, expiration(ONE)] }),
  catalogue: new NetworkFirst({
    ...common('catalogue'),
    networkTimeoutSeconds: NETWORK_TIMEOUT,
    plugins: [onlyWhole],
  }),
};

for (const kind of KINDS) {
  registerRoute(
    ({ url, request }) => kindOf(url.href, scope, request.mode === 'navigate') === kind,
    strategies[kind],
  );
}

void worker.skipWaiting();
clientsClaim();
enableNavigationPreload();
cleanupOutdatedCaches();
// Without a route: pages ask the network first, and files stay in their own cache, because kept pages of old releases need them.
addPlugins([renewing, onlyWhole]);
precache(PRECACHED);
