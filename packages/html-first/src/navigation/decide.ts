import { SERVED, type HtmlContent } from '../html/content';
import type { ComponentType } from 'react';
import { reportFault } from '../browser/faults';
import { canBeOpened } from './canBeOpened';
import { openAddress, reloadOnce } from '../browser/chunkGuard';
import type { LoadedData } from '../browser/pageData';
import { loadManifest, loadPayload } from '../browser/loadPayload';
import { find } from './registry';
import { loadDrawing } from './drawing';
import { matchAddress, type RouteMatch } from './routes';
import { NOT_FOUND } from './pageError';
import { runSteps } from './run';
import { never, type Destination, type Visit } from './change';
import type { ServedPage } from './served';
import { routes, site } from '../site';
import type { NavigationTarget, PageError } from './types';

export type PageState =
  /** drawn with React; where its data did not come, its content as HTML until they do */
  | { kind: 'react'; Page: ComponentType; content: HtmlContent; loaded: LoadedData }
  | { kind: 'html'; content: HtmlContent }
  | { kind: 'not-found'; error: PageError }
  | { kind: 'error'; error: PageError; cause?: unknown };

type Decision = PageState | { kind: 'redirect'; to: string };

const notFoundError = (more?: Partial<PageError>): PageError => ({
  status: 404,
  message: NOT_FOUND,
  ...more,
});

/** Was the page of an address prerendered? Null where the manifest does not come. */
const isPrerendered = (path: string): Promise<boolean | null> =>
  loadManifest().then(
    (paths) => paths.includes(path),
    () => null,
  );

/** The state for an error: what draws it is code of its own; where that does not come, a 404 page that was served stays. */
const errorState = (
  error: PageError,
  { initial }: Destination,
  { served }: Visit,
  cause?: unknown,
): Promise<PageState> =>
  loadDrawing()
    .then(({ loadErrors }) => loadErrors())
    .then(
      () => (error.status === 404 ? { kind: 'not-found', error } : { kind: 'error', error, cause }),
      (failed: unknown) =>
        error.status === 404 && initial && served?.error
          ? { kind: 'html', content: { ...SERVED, withoutCode: true } }
          : { kind: 'error', error, cause: cause ?? failed },
    );

/** The page of an address as its payload has it. @throws PayloadError */
const payloadState = async (
  path: string,
  { pattern }: RouteMatch,
  atOnce: boolean,
): Promise<Extract<PageState, { kind: 'html' }>> => ({
  kind: 'html',
  content: { payload: await loadPayload(path, pattern), atOnce },
});

/** Did the service worker serve the offline page in the place of the one that was asked for? It stays, whatever that one is. */
function isOffline({ initial, path }: Destination, { served }: Visit): boolean {
  const { offline = '' } = routes;
  return initial && served?.path === offline && path !== offline;
}

/** Lets the browser itself open the page, where it can. */
async function openWhole({ place }: Destination, { isCurrent }: Visit, cause?: unknown): Promise<PageState> {
  if (await canBeOpened(place.pathname)) {
    if (isCurrent()) openAddress();
    return never;
  }
  return { kind: 'error', error: { status: 500, message: 'This page could not be loaded' }, cause };
}

/** What to show where the payload of a page does not come: the whole page is at the address as HTML, if it was made. */
async function withoutPayload(
  path: string,
  { dynamic }: RouteMatch,
  destination: Destination,
  visit: Visit,
  cause: unknown,
): Promise<PageState> {
  const { initial } = destination;
  const { served, isCurrent } = visit;
  reportFault(initial ? 'startup' : 'data', cause, destination.place.pathname);
  if (isOffline(destination, visit)) return { kind: 'html', content: SERVED };
  if (dynamic && (await isPrerendered(path)) === false)
    return errorState(notFoundError({ notPrerendered: true }), destination, visit);
  if (!isCurrent()) return never;
  if (initial) {
    // A page that stands for another one at this address can be read: it stays.
    if (served ? served.path !== null : hasContent()) return { kind: 'html', content: SERVED };
    return {
      kind: 'error',
      error: { status: 500, message: 'This page could not be loaded' },
      cause,
    };
  }
  return openWhole(destination, visit, cause);
}

/** The code of a page did not come and a reload has been tried: its content, as HTML. */
async function withoutCode(
  path: string,
  match: RouteMatch,
  destination: Destination,
  visit: Visit,
  cause: unknown,
): Promise<PageState> {
  const isServed = destination.initial && isInDocument(path, visit.served);
  try {
    const { content } = isServed ? { content: SERVED } : await payloadState(path, match, destination.atOnce);
    return { kind: 'html', content: { ...content, withoutCode: true } };
  } catch (payloadError) {
    reportFault('data', payloadError, destination.place.pathname);
    return withoutPayload(path, match, destination, visit, cause);
  }
}

/** Something broke that no step foresaw: what was served stays, and the browser itself opens what was not. */
export async function withoutDecision(
  { path, place, initial }: Destination,
  { served }: Visit,
  cause: unknown,
): Promise<PageState> {
  reportFault('navigation', cause, place.pathname);
  if (initial && path !== null && isInDocument(path, served))
    return { kind: 'html', content: { ...SERVED, withoutCode: true } };
  if (!initial && (await canBeOpened(place.pathname))) {
    window.location.reload();
    return never;
  }
  return { kind: 'error', error: { status: 500, message: 'Error' }, cause };
}

/** What "try again" calls on a page whose data did not come. */
const reloader = (data: string | undefined, target: NavigationTarget) => async (): Promise<unknown> => {
  const loader = data === undefined ? undefined : find('data', data);
  if (!loader) throw new Error('Error');
  return loader(target);
};

const hasErrorBox = (): boolean => document.querySelector('[data-error-status]') !== null;

const hasContent = (): boolean => document.querySelector('main h1') !== null && !hasErrorBox();

/** Is the page of the address in the document? Data that are missing say nothing, so its content does. */
const isInDocument = (path: string, served: ServedPage | null): boolean =>
  served ? served.path === path : hasContent();

/** The error that the server gave with the page, unless the page itself shows it. */
function servedError(destination: Destination, visit: Visit): PageError | undefined {
  const { initial, path } = destination;
  const { served } = visit;
  if (!initial || !served?.error || isOffline(destination, visit)) return undefined;
  return served.path === path && hasErrorBox() ? undefined : served.error;
}

/** Takes a route change through middleware, layout, validation and data. */
export async function decide(destination: Destination, visit: Visit): Promise<Decision> {
  const { path, place, initial, atOnce } = destination;
  const { served, isCurrent } = visit;
  // An address outside the site's base path has no page of ours.
  if (path === null) return errorState(notFoundError(), destination, visit);
  if (!initial && site.isOtherDocument?.(path)) return openWhole(destination, visit);
  const match = matchAddress(path);
  const { search, hash } = place;
  const target: NavigationTarget = { path, search, hash, params: match.params, initial };
  const isServed = initial && served?.path === path;
  const isThere = initial && isInDocument(path, served);

  const outcome = await runSteps(
    target,
    match.attributes,
    async () => match.react && Promise.all([match.react.load(), loadDrawing()]),
    match.valid && (isThere || match.known || match.dynamic),
  );
  switch (outcome.kind) {
    case 'redirect':
      return outcome;
    case 'chunk':
      if (isOffline(destination, visit)) return { kind: 'html', content: SERVED };
      reportFault('chunk', outcome.cause, place.pathname);
      if (!isCurrent() || reloadOnce()) return never;
      return withoutCode(path, match, destination, visit, outcome.cause);
    case 'error':
      if (isOffline(destination, visit)) return { kind: 'html', content: SERVED };
      if (outcome.error.status !== 404)
        reportFault('navigation', outcome.cause ?? new Error(outcome.error.message), place.pathname);
      return errorState(outcome.error, destination, visit, outcome.cause);
    case 'page': {
      const error = servedError(destination, visit);
      if (error) {
        const isMissing = error.status === 404 && match.dynamic && (await isPrerendered(path)) === false;
        return errorState({ ...error, ...(isMissing && { notPrerendered: true }) }, destination, visit);
      }
      const page: PageState = isServed
        ? { kind: 'html', content: SERVED }
        : await payloadState(path, match, atOnce || match.react !== undefined).catch((cause: unknown) =>
            withoutPayload(path, match, destination, visit, cause),
          );
      if (!match.react || page.kind !== 'html' || !(isServed || page.content.payload)) return page;
      const { default: Page } = await match.react.load();
      const { data, dataError } = outcome;
      if (dataError !== undefined) reportFault('data', dataError, place.pathname);
      const reload = reloader(match.attributes.data, target);
      return { kind: 'react', Page, content: page.content, loaded: { data, dataError, reload } };
    }
  }
}
