/** Loads payloads and their manifest. */
import { CHUNK_LOAD_TIMEOUT } from './constants';
import { retryScriptBypassingCache } from './pastCache';
import { MANIFEST_FILE, payloadAddress, PayloadError, payloadFile, type RoutePayload } from './payload';
import { sharedStylesFile } from './sharedStyles';

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
  const src = payloadAddress(file);
  if (src === undefined) return Promise.reject(new PayloadError(`${file}: this page was not prerendered`));
  const known = running.get(src);
  if (known) return known as Promise<T>;
  const load = async (): Promise<T> => {
    await loadScript(src);
    const value = read();
    if (value === undefined) throw new PayloadError(`${src}: does not hold what it should`);
    return value;
  };
  const loading = retryScriptBypassingCache(load, (error) =>
    error instanceof PayloadError && error.isLate ? undefined : src,
  );
  running.set(src, loading);
  const forget = () => running.delete(src);
  loading.then(forget, forget);
  return loading;
}

/** The payload of a page. @param path see NavigationTarget @param pattern the open one that it fits: the style sheets that its pages share come beside it @throws PayloadError */
export async function loadPayload(path: string, pattern?: string): Promise<RoutePayload> {
  const [payload, shared] = await Promise.all([
    loadOnce(payloadFile(path), () => window.__PAYLOADS__?.[path]),
    pattern === undefined
      ? undefined
      : loadOnce(sharedStylesFile(pattern), () => window.__STYLES__?.[pattern]),
  ]);
  const styles: RoutePayload['styles'] = {};
  for (const [href, text] of Object.entries(payload.styles)) styles[href] = text ?? shared?.[href] ?? '';
  return { ...payload, styles };
}

/** Paths of all prerendered pages. @throws PayloadError */
export async function loadManifest(): Promise<readonly string[]> {
  const { paths } = await loadOnce(MANIFEST_FILE, () => window.__MANIFEST__);
  return paths;
}
