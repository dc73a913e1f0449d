/** What code of a site asks of the client, in browsers and while pages are prerendered. Nothing here needs Docusaurus. */
export { MIN_FETCH_DISPLAY, RELOAD_KEY, SCRIPT_END } from './browser/constants';
export { decoded } from './browser/decoded';
export { isEntered, type Field } from './browser/entered';
export { type FaultKind, onFault, reportFault, toError } from './browser/faults';
export { readField } from './browser/fields';
export { getHistory, setHistory } from './browser/history';
export { memoiseSuccess } from './browser/memoiseSuccess';
export { reloadIfReplaced } from './browser/lostFile';
export { PageDataContext, useFetchedData } from './browser/pageData';
export { retryBypassingCache, renew } from './browser/pastCache';
export { matchParameters, toPath } from './browser/path';
export { PayloadError, type RoutePayload } from './browser/payload';
export { replaceAddress } from './browser/replaceAddress';
export { toScriptJson } from './browser/scriptJson';
export { findTarget } from './browser/scrollTarget';
export { hasQuery, reactIsland, type Island } from './html/islands/types';
export { copyServed, isFirst } from './navigation/firstPage';
export { whenIdle, whenLoaded } from './navigation/idle';
export { mayPrefetch } from './navigation/prefetch';
export { define } from './navigation/registry';
export { NOT_FOUND, toPageError } from './navigation/pageError';
export { POSITIONS_KEY } from './navigation/scroll/memory';
export { ROUTE_ID } from './navigation/served';
export {
  type Middleware,
  type PageAttributes,
  type PageError,
  type Place,
  redirect,
  type RoutePattern,
} from './navigation/types';
export type { DataFailedProps, Frame } from './site';
export { cacheName, isCacheInScope, WORKER_FILE } from './worker/names';
