/** Payloads: what a prerendered page holds, as a script of its own. A route change inserts it. */
import { orRenewed } from './pastCache';
import { CHUNK_LOAD_TIMEOUT } from './constants';

export interface RoutePayload {
  path: string;
  /** the elements of its head that belong to this page */
  head: string;
  htmlClass: string;
  main: string;
  /** the beginning of what stands in `<main>`: enough for the first screen */
  first: string;
  /** what the elements lack that are still open at the end of the beginning, from the inside out */
  rest: string[];
  /** style sheets that the content needs besides the site's own: address → text */
  styles: Record<string, string>;
  blog: boolean;
  /** what changes in the frame with the page: HTML of each part that is marked so, in their order */
  frame: string[];
}

declare global {
  interface Window {
    /** payload scripts put what they bring here, by path */
    __PAYLOADS__?: Record<string, RoutePayload>;
    /** the manifest script puts the paths of all prerendered pages here */
    __MANIFEST__?: { paths: string[] };
  }
}

/** A payload or the manifest could not be loaded; loading again may work. */
export class PayloadError extends Error {
  override readonly name = 'PayloadError';
  isLate = false;
}

/** Address of a page's payload script below the payloads' folder. */
export const payloadFile = (path: string): string => `${path.slice(1)}payload.js`;

/** What the payload of the page for unknown addresses is called. */
export const NOT_FOUND_PATH = '/404/';

export const MANIFEST_FILE = 'manifest.js';

let base = '';

/** Says where the payloads lie; empty where the page was not prerendered. */
export function configurePayloads(address: string): void {
  base = address;
}

const address = (file: string): string => base + encodeURI(file);

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (error?: PayloadError) => {
      clearTimeout(timer);
      script.remove();
      if (error) reject(error);
      else resolve();
    };
    const timer = setTimeout(() => {
      const error = new PayloadError(`${src}: no answer within ${CHUNK_LOAD_TIMEOUT} ms`);
      end(Object.assign(error, { isLate: true }));
    }, CHUNK_LOAD_TIMEOUT);
    script.onload = () => end();
    script.onerror = () => end(new PayloadError(`${src}: could not be loaded`));
    script.src = src;
    document.head.append(script);
  });
}

const running = new Map<string, Promise<unknown>>();

/** A script's result, loaded once; a failure is not kept. */
function loadOnce<T>(file: string, read: () => T | undefined): Promise<T> {
  const there = read();
  if (there !== undefined) return Promise.resolve(there);
  if (!base) return Promise.reject(new PayloadError(`${file}: this page was not prerendered`));
  const src = address(file);
  const known = running.get(src);
  if (known) return known as Promise<T>;
  const load = async (): Promise<T> => {
    await loadScript(src);
    const value = read();
    if (value === undefined) throw new PayloadError(`${src}: does not hold what it should`);
    return value;
  };
  const loading = orRenewed(load, (error) =>
    error instanceof PayloadError && error.isLate ? undefined : src,
  );
  running.set(src, loading);
  const forget = () => running.delete(src);
  loading.then(forget, forget);
  return loading;
}

/** The payload of a page. @param path see NavigationTarget @throws PayloadError */
export function loadPayload(path: string): Promise<RoutePayload> {
  return loadOnce(payloadFile(path), () => window.__PAYLOADS__?.[path]);
}

/** Has another release taken this one's place? The host answers and has none of its payloads any more, not even the manifest. */
export const isReplaced = async (): Promise<boolean> =>
  base !== '' &&
  fetch(address(MANIFEST_FILE), { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/** Paths of all prerendered pages. @throws PayloadError */
export async function loadManifest(): Promise<readonly string[]> {
  const { paths } = await loadOnce(MANIFEST_FILE, () => window.__MANIFEST__);
  return paths;
}
