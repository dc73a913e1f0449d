/**
 * Seam: how the bundler loads a piece of code, for every `import()` of the application.
 * Relies on: `__webpack_require__.e` may be replaced; what it rejects with names the file in `request`, and in `type` whether it
 * was waited for too long; a piece that failed can be loaded again.
 * Tests: in a browser alone, with what caches keep in the place of scripts.
 * Without it: what a browser keeps in the place of a script stays until it forgets it, and no retry helps.
 */
import { readField } from './fields';
import { retryScriptBypassingCache } from './pastCache';

declare const __webpack_require__: { e: (chunk: string | number) => Promise<unknown> };

function findFailedFile(error: unknown): string | undefined {
  const file = readField(error, 'request');
  return typeof file === 'string' && readField(error, 'type') !== 'timeout' ? file : undefined;
}

/** Has pieces of code that do not come, or that are something else, asked for past the browser's cache. */
export function renewChunks(): void {
  const load = __webpack_require__.e;
  const running = new Map<string | number, Promise<unknown>>();
  /** Where a function of the browser throws, the bundler takes the piece to be on its way ever after: whoever asks again would wait. */
  const lost = new Map<string | number, unknown>();
  const start = (chunk: string | number): Promise<unknown> => {
    if (lost.has(chunk)) throw lost.get(chunk);
    try {
      return load(chunk);
    } catch (error) {
      lost.set(chunk, error);
      throw error;
    }
  };
  __webpack_require__.e = (chunk) => {
    const known = running.get(chunk);
    if (known) return known;
    const loading = retryScriptBypassingCache(() => start(chunk), findFailedFile);
    running.set(chunk, loading);
    const forget = () => running.delete(chunk);
    loading.then(forget, forget);
    return loading;
  };
}
