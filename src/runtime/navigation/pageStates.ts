/**
 * What became of the page on screen and of the one before it, which stays on screen until the next one is ready. Pages
 * look up their own state by path when they are drawn.
 */
import type { LoadedData } from '../../lib/browser/pageData';
import type { HtmlContent } from '@site/src/runtime/html/content';
import type { PageError } from './types';

export type PageState =
  /** drawn with React; where its data did not come, its content as HTML until they do */
  | { kind: 'react'; loaded: LoadedData; meanwhile?: HtmlContent | undefined }
  /** shown as the HTML that was prerendered */
  | { kind: 'html'; content: HtmlContent }
  /** the 404 page in its place */
  | { kind: 'not-found'; error: PageError }
  | { kind: 'error'; error: PageError; cause?: unknown };

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
