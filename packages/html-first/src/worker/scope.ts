/** The worker's global scope, as far as it is used: TypeScript's declarations for workers conflict with those for pages. */

interface WorkerEvent extends Event {
  /** keeps the worker alive, and the step that the event announces open, until the promise settles */
  waitUntil(promise: Promise<unknown>): void;
}

interface WorkerScope {
  readonly caches: CacheStorage;
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'unregister'>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void;
}

export const worker = self as unknown as WorkerScope;
