/** Where the figures of a reader's files are kept. A database, and not a cache as for pages: WebKit writes caches late, and loses those of a page that is left at once. */
import { deleteDB, openDB } from 'idb';
import { cacheName } from 'html-first/client';
import { KEPT_KEY } from './keptFlag';

const STORE = 'rents';
const KEY = 'files';

/** Of this site alone: others may stand beside it on the same host. @param baseUrl with slashes at both ends */
const nameFor = (baseUrl: string): string => cacheName('rents', new URL(baseUrl, window.location.href).href);

async function inDatabase<T>(baseUrl: string, query: (db: Awaited<ReturnType<typeof openDB>>) => Promise<T>) {
  const db = await openDB(nameFor(baseUrl), 1, {
    upgrade: (made) => void made.createObjectStore(STORE),
  });
  try {
    return await query(db);
  } finally {
    // An open one could not be removed.
    db.close();
  }
}

/** What is kept; undefined where nothing is. @throws where the browser refuses */
export const readStored = (baseUrl: string): Promise<unknown> =>
  inDatabase(baseUrl, (db) => db.get(STORE, KEY));

/** Settles once it is there for the next visit. @throws where the browser refuses */
export async function store(value: unknown, baseUrl: string): Promise<void> {
  await inDatabase(baseUrl, (db) => db.put(STORE, value, KEY));
  try {
    // Where it does not stay, what is kept would never be shown.
    localStorage.setItem(KEPT_KEY, '1');
  } catch (error) {
    await forget(baseUrl);
    throw error;
  }
}

/** @throws where the browser refuses */
export async function forget(baseUrl: string): Promise<void> {
  await deleteDB(nameFor(baseUrl));
  try {
    localStorage.removeItem(KEPT_KEY);
  } catch {
    // Nothing can be marked there.
  }
}
