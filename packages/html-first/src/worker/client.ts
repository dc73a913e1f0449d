/** What pages run beside the service worker. */
import { PREFETCH_IDLE_TIMEOUT } from '../browser/constants';
import { whenIdle, whenLoaded } from '../navigation/idle';
import { mayPrefetch } from '../navigation/prefetch';
import { WORKER_FILE } from './names';

/** The browser's service workers; null where it has none, blocks them, or the page is a file or insecure. */
function container(): ServiceWorkerContainer | null {
  try {
    const may = window.isSecureContext && /^https?:$/.test(window.location.protocol);
    return may && 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch {
    return null;
  }
}

const loadedBelow = (scope: string): PerformanceResourceTiming[] =>
  below(scope, performance.getEntriesByType('resource') as PerformanceResourceTiming[]);

const below = <Entry extends PerformanceEntry>(scope: string, entries: readonly Entry[]): Entry[] =>
  entries.filter(({ name }) => name.startsWith(scope));

const isKept = async (href: string): Promise<boolean> =>
  (await caches.match(href, { ignoreSearch: true, ignoreVary: true })) !== undefined;

/** Scripts of workers among what was loaded that are not kept: browsers may take them from memory and ask no service worker. */
async function listMissing(loaded: readonly PerformanceResourceTiming[]): Promise<string[]> {
  const scripts = loaded.filter(({ initiatorType }) => initiatorType === 'other').map(({ name }) => name);
  const kept = await Promise.all(scripts.map(isKept));
  return scripts.filter((_, index) => !kept[index]);
}

/** Names the files that were asked for before `before()` and come only after this call. */
function watchLate(scope: string, before: () => number, onLate: (names: string[]) => void): void {
  try {
    new PerformanceObserver((list) => {
      const late = below(scope, list.getEntries()).filter(({ startTime }) => startTime < before());
      if (late.length > 0) onLate(late.map(({ name }) => name));
    }).observe({ type: 'resource' });
  } catch {
    // Then such a file is kept the next time that it is asked for.
  }
}

/** What the islands of the page will ask for once they are used. */
const neededLater = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-keep]')].flatMap(
    ({ dataset }) => dataset['keep']?.split(' ').filter(Boolean) ?? [],
  );

/** Registers the worker once the first page is shown. It never throws or waits. @returns to be called with the path of each page shown */
export function keepVisited(baseUrl: string): (pathname: string) => void {
  const workers = container();
  if (!workers) return () => undefined;

  const scope = new URL(baseUrl, window.location.href).href;
  const served = workers.controller !== null;
  let controlledAt = served ? performance.now() : Infinity;
  workers.addEventListener('controllerchange', () => {
    controlledAt = Math.min(controlledAt, performance.now());
  });
  const { href, pathname: opened } = window.location;
  const known = new Set<string>();
  const visited = new Set<string>();
  let active: Promise<ServiceWorker | null> | undefined;
  let waiting = false;
  let isReported = false;

  const register = async (): Promise<ServiceWorker | null> => {
    const registration = (await workers.register(baseUrl + WORKER_FILE, { scope: baseUrl })) as
      | ServiceWorkerRegistration
      | undefined;
    // If the browser or a test blocks registration without an error, there is no worker to wait for.
    return registration ? (await workers.ready).active : null;
  };

  const tell = async (): Promise<void> => {
    active ??= register();
    const worker = await active;
    // A worker that answered for the page has kept it; one that took over a moment later has seen nothing of it.
    const seen = served && !isReported && (await isKept(href));
    waiting = false;
    if (!worker || !mayPrefetch(navigator)) return;
    // The browser has just loaded the page that was opened, and need not ask for it again.
    const pages = [...visited].flatMap((page): (string | [string, RequestInit])[] => {
      if (isReported || page !== opened) return [new URL(page, scope).href];
      return seen ? [] : [[href, { cache: 'force-cache' }]];
    });
    visited.clear();
    // Workbox' own message: the worker treats each address as if a page had asked for it.
    const keep = (urlsToCache: (string | [string, RequestInit])[]): void =>
      worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    // Before the worker controlled the page, it saw no requests, and some of their answers are still on their way.
    const loaded = isReported ? [] : loadedBelow(scope);
    if (!isReported && !seen) watchLate(scope, () => controlledAt, keep);
    isReported = true;
    const missed = seen ? await listMissing(loaded) : loaded.map(({ name }) => name);
    keep([...pages, ...missed, ...neededLater()]);
  };

  return (pathname) => {
    if (!known.has(pathname)) visited.add(pathname);
    known.add(pathname);
    if (waiting) return;
    waiting = true;
    const run = (): void => {
      tell().catch((error: unknown) => console.debug('service worker', error));
    };
    whenLoaded(() => whenIdle(run, PREFETCH_IDLE_TIMEOUT));
  };
}

/** Removes a worker that the built site registered earlier at this address: while editing it would serve old pages. */
export async function removeWorker(baseUrl: string): Promise<void> {
  const registration = await container()?.getRegistration(baseUrl);
  await registration?.unregister();
}
