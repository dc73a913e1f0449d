import { wrap, type Remote } from 'comlink';
import type { Api } from './worker';

/** What answers questions about the open files. */
export type Reader = Remote<Api>;

/** Starts the worker; `end` stops it with all that it holds in memory. */
export function startReader(): { reader: Reader; end: () => void } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return { reader: wrap<Api>(worker), end: () => worker.terminate() };
}

export { proxy } from 'comlink';
