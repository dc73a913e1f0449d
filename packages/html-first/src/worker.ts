/** What a site's service worker consists of. The build puts the worker of a site together (build/bundleWorker.ts). */
export type { KeptFiles } from './worker/kinds';
export { startWorker } from './worker/on';
