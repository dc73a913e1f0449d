/** A built site whose host is not well for a while, and whose service worker has caches that fail when a page says so. */
import { serveChanged, type Answer, type ChangedSite } from './changedServer';

// What is not well is not kept by the browser itself either.
const TEXT = { 'content-type': 'text/plain', 'cache-control': 'no-store' };

type Change = (answer: Answer) => Answer;

const status =
  (code: number): Change =>
  () => ({
    status: code,
    headers: { ...TEXT, 'retry-after': '60' },
    body: Buffer.from('Not now'),
  });
const half = ({ headers, body }: Answer): Answer => ({
  status: 200,
  headers: { 'content-type': headers['content-type'], 'cache-control': 'no-store' },
  body: body.subarray(0, body.length / 2),
});

/** What comes in the place of a page. */
export const TROUBLES = {
  'too many requests': status(429),
  'a refusal': status(403),
  'an error of the server': status(503),
  'an error as JSON': () => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from('{"error":"quota"}'),
  }),
  nothing: ({ headers }) => ({
    status: 200,
    headers: { 'content-type': headers['content-type'] },
    body: Buffer.of(),
  }),
  'half a page': half,
  'half a page, and then silence': (answer) => ({ ...half(answer), isSilent: true }),
} satisfies Record<string, Change>;

export type Trouble = keyof typeof TROUBLES;

/** Before all else of the worker: its caches fail, or take longer than the worker waits for them, as soon as a page says so. */
const SWITCH = `{
  let how = '';
  self.addEventListener('message', ({ data }) => { if (data?.caches) how = data.caches; });
  for (const [{ prototype }, names] of [
    [CacheStorage, ['match', 'open', 'has', 'keys', 'delete']],
    [Cache, ['match', 'matchAll', 'put', 'add', 'addAll', 'keys', 'delete']],
  ])
    for (const name of names) {
      const value = prototype[name];
      prototype[name] = function (...args) {
        if (how === 'silent') return new Promise(() => {});
        if (how === 'slow') return new Promise((resolve) => setTimeout(resolve, 2_200)).then(() => value.apply(this, args));
        if (how === 'refusing') return Promise.reject(new DOMException('planted', 'UnknownError'));
        return value.apply(this, args);
      };
    }
  const { unregister } = ServiceWorkerRegistration.prototype;
  ServiceWorkerRegistration.prototype.unregister = function () {
    new BroadcastChannel('unregistered').postMessage('');
    return unregister.call(this);
  };
}
`;

/** How the caches of the worker fail. */
export const FAILURES = ['refusing', 'silent'] as const;

export interface TroubledSite extends ChangedSite {
  /** of all pages, until it is undefined again */
  trouble?: Trouble | undefined;
}

/** @param root the built site */
export async function serveTroubled(root: string): Promise<TroubledSite> {
  const site: TroubledSite = await serveChanged(root, (answer, target) => {
    if (target === '/sw.js')
      return {
        ...answer,
        headers: { 'content-type': 'text/javascript' },
        body: Buffer.concat([Buffer.from(SWITCH), answer.body]),
      };
    const type = answer.headers['content-type'] ?? '';
    if (!type.startsWith('text/html')) return answer;
    const headers = { 'content-type': type, 'cache-control': 'no-store', date: answer.headers.date };
    return site.trouble
      ? TROUBLES[site.trouble](answer)
      : { ...answer, headers: { ...answer.headers, ...headers } };
  });
  return site;
}

/** Has the caches of the worker fail from now on. Runs in the page. */
export async function failCaches(how: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ caches: how });
}

/** Listens from now on whether the worker gives up, which it may do at once when the caches fail. Runs in the page. */
export function listenForEnd(): void {
  new BroadcastChannel('unregistered').onmessage = () => Object.assign(window, { ended: true });
}

/** Has the worker given up since {@link listenForEnd}? Runs in the page. */
export const hasEnded = (): boolean => 'ended' in window;
