/** Replaces a service worker that has to go: it removes the caches, then itself. Open pages keep working. */
import { isCacheInScope } from './names';
import { worker } from './scope';

async function remove(): Promise<void> {
  const names = await worker.caches.keys();
  const ours = names.filter((name) => isCacheInScope(name, worker.registration.scope));
  await Promise.all(ours.map((name) => worker.caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(remove()));
