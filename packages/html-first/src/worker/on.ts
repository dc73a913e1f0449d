/** Keeps visited pages usable without network, and other files of the site once they have been asked for. */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { Route, Router } from 'workbox-routing';
import type { Strategy } from 'workbox-strategies';
import { FILES, classifyRequest, PAGES, pageKey, type KeptFiles } from './kinds';
import { cacheName } from './names';
import { isWhole, listSheets } from './whole';
import { careful } from './caches';
import { makePrecache, type PrecacheEntry } from './precache';
import { worker } from './scope';
import { strategiesWith } from './strategies';

/** Put in by the build (build/serviceWorker.ts). */
declare const PRECACHED: PrecacheEntry[];
declare const OFFLINE: string;
declare const DIGESTS: string;
declare const PAYLOADS: string;

const DAY = 24 * 60 * 60;

/** Pages expire before payloads and files do, and are kept with their style sheets, so that a kept page has its files. */
const PAGES_LIMITS = { maxEntries: 60, maxAgeSeconds: 60 * DAY };
/** Some 150 files are one release with all of its pages; of older ones the files least recently used go first. */
const FILES_LIMITS = { maxEntries: 400, maxAgeSeconds: 180 * DAY };
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
const common = (kind: string) => ({ cacheName: cacheName(kind, scope), matchOptions: { ignoreVary: true } });

function isAnswer(request: Request, response: Response): Promise<boolean> {
  const { origin, pathname } = new URL(request.url);
  return isWhole(response, (origin + pathname).slice(scope.length), { digests: DIGESTS, payloads: PAYLOADS });
}

const cacheOnlyValid: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isAnswer(request, response)) ? response : null),
};

/** The rule of browser/pastCache.ts, also for what the worker asks for by itself. */
const renewing: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) =>
    request.cache === 'reload' || (await isAnswer(request, response))
      ? response
      : fetch(new Request(request, { cache: 'reload' })).catch(() => response),
};

interface Options {
  files: readonly KeptFiles[];
  /** Puts in front of a page that was kept of when it is. @param date of the answer that was kept */
  note: (html: string, date: string | null) => string;
}

/** Lets the service worker of a site work; its script calls it, once. */
export function startWorker({ files, note }: Options): void {
  /** A reader whose caches fail is better off without them: the next page comes from the network alone. */
  const kept = careful(() => void worker.registration.unregister());

  // Without a route: pages ask the network first, and files stay in their own cache, because kept pages of old releases need them.
  const precache = makePrecache(PRECACHED, isAnswer);

  const puttingBack: WorkboxPlugin = {
    async handlerDidRespond() {
      const isThere = await kept.ask(async () => (await precache.match(OFFLINE)) !== undefined);
      // Next time again, where the network is not well.
      if (isThere === false) await precache.fill().catch(() => undefined);
    },
  };

  const { NetworkOrKept, KeptOrNetwork } = strategiesWith({
    caches: kept,
    standIn: (request) =>
      kept.askLast(() => precache.match(request.mode === 'navigate' ? OFFLINE : request.url)),
    isAnswer,
    note,
  });

  const fileStrategy = new KeptOrNetwork({
    ...common(FILES),
    plugins: [renewing, cacheOnlyValid, expiration(FILES_LIMITS)],
  });

  /**
   * A page that was reached inside the site has its styles from its payload: nothing has asked for the sheets that its HTML
   * links. They are kept before it, so that no page is ever kept without them.
   */
  const afterSheets: WorkboxPlugin = {
    async cacheWillUpdate(update) {
      const { request, response } = update;
      const hrefs = listSheets(await response.clone().text());
      const keeping = hrefs.flatMap((href) =>
        fileStrategy.handleAll({ ...update, request: new URL(href, request.url).href }),
      );
      return Promise.all<unknown>(keeping).then(
        () => response,
        () => null,
      );
    },
  };

  const strategies = new Map<string, Strategy>([
    [
      PAGES,
      new NetworkOrKept({
        ...common(PAGES),
        plugins: [
          {
            cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
          },
          cacheOnlyValid,
          afterSheets,
          expiration(PAGES_LIMITS),
          puttingBack,
        ],
      }),
    ],
    [FILES, fileStrategy],
    ...files.map(({ kind, hashed }): [string, Strategy] => [
      kind,
      hashed
        ? new KeptOrNetwork({ ...common(kind), plugins: [renewing, cacheOnlyValid, expiration(ONE)] })
        : new NetworkOrKept({ ...common(kind), plugins: [cacheOnlyValid] }),
    ]),
  ]);

  const router = new Router();
  for (const [kind, strategy] of strategies)
    router.registerRoute(
      new Route(
        // A part of a file is the host's to give.
        ({ url, request }) =>
          !request.headers.has('range') &&
          classifyRequest(url.href, { scope, payloads: PAYLOADS, files }, request.mode === 'navigate') ===
            kind,
        strategy,
      ),
    );
  router.addFetchListener();
  router.addCacheListener();

  void worker.skipWaiting();
  clientsClaim();
  enableNavigationPreload();
  worker.addEventListener('install', (event) => event.waitUntil(precache.fill()));
  worker.addEventListener('activate', (event) => event.waitUntil(precache.clean()));
}
