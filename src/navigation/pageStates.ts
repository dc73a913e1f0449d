/**
 * What became of the page on screen and of the one before it, which stays on screen until the next one is ready. Pages
 * look up their own state by path when they are drawn.
 */
import type { LoadedData } from './pageData';
import type { RoutePayload } from './payload';
import type { RouteComponent, SiteRoute } from './routes';
import type { PageError } from './types';

export type PageState =
  /** the page itself */
  | { kind: 'page'; loaded: LoadedData }
  /** another route in its place: the 404 page, the offline page */
  | { kind: 'instead'; route: SiteRoute; component: RouteComponent; error: PageError }
  | { kind: 'error'; error: PageError; cause?: unknown }
  /** the content of the page without its code */
  | { kind: 'payload'; payload: RoutePayload };

/** Two: one shown, one on its way. */
const KEPT = 2;

const states = new Map<string, PageState>();

/** Keeps the state of a page and forgets those of pages that are no longer shown. */
export function setPageState(path: string, state: PageState): void {
  states.delete(path);
  states.set(path, state);
  for (const old of [...states.keys()].slice(0, -KEPT)) states.delete(old);
}

/** The state of a page, undefined before its first route change. */
export const pageStateOf = (path: string | null): PageState | undefined =>
  path === null ? undefined : states.get(path);
