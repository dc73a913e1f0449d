/** What a route change leads to: a page, an error in its place, or another address. */
import siteConfig from '@generated/docusaurus.config';
import { fromDocument, fromPayload, type HtmlContent } from '@site/src/runtime/html/content';
import { reportFault } from '@site/src/lib/browser/faults';
import { canBeOpened } from './canBeOpened';
import { openAddress, reloadOnce } from '../../lib/browser/chunkGuard';
import { PAGES } from '@site/src/dataset/addresses/pages';
import type { LoadedData } from '../../lib/browser/pageData';
import type { PageState } from './pageStates';
import { loadManifest, loadPayload } from '../../lib/browser/payload';
import { isOtherDocument } from './otherDocument';
import { find } from './registry';
import { matchAddress, notFoundPage, type RouteMatch } from './routes';
import { NOT_FOUND, runSteps, type Outcome } from './run';
import type { ServedPage } from './served';
import type { NavigationTarget, PageError } from './types';

/** Loads the code of a route. */
export type Load = () => Promise<unknown>;

/** Where a route change leads. */
export interface Destination {
  /** path below the base path; null outside the site */
  path: string | null;
  place: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** is this the page that the browser itself loaded? */
  initial: boolean;
  /** is a place further down the page wanted, so that all of it has to be there before the first frame? */
  whole: boolean;
  /** loads the code of each matched route */
  loads: readonly Load[];
}

type Decision = PageState | { kind: 'redirect'; to: string };

/** What a visit knows while it decides. */
interface Visit {
  /** the page whose HTML the browser loaded; null where its data are missing or unreadable */
  served: ServedPage | null;
  /** has no later route change begun? */
  isCurrent: () => boolean;
}

/** A route change that was superseded, or that reloads the page, never ends: Docusaurus never shows its page. */
export const never = new Promise<never>(() => undefined);

/** The path with the base path before it, as routes have it. */
const fullPath = (path: string): string => siteConfig.baseUrl + path.slice(1);

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

/** The state for an error: the 404 page has code of its own; where that does not come, the one that was served stays. */
async function errorState(
  error: PageError,
  { initial, path, place }: Destination,
  { served }: Visit,
  cause?: unknown,
): Promise<PageState> {
  if (error.status !== 404) return { kind: 'error', error, cause };
  try {
    await notFoundPage().preload();
    return { kind: 'not-found', error };
  } catch (failed) {
    return initial && served?.error
      ? { kind: 'html', content: { ...fromDocument(path ?? place.pathname), withoutCode: true } }
      : { kind: 'error', error, cause: failed };
  }
}

/** The page of an address as its payload has it. @throws PayloadError */
const payloadState = async (path: string, whole: boolean): Promise<Extract<PageState, { kind: 'html' }>> => ({
  kind: 'html',
  content: fromPayload(await loadPayload(path), whole),
});

/** Did the service worker serve the offline page in the place of the one that was asked for? It stays, whatever that one is. */
const isOffline = ({ initial, path }: Destination, { served }: Visit): boolean =>
  initial && served?.path === PAGES.offline && path !== PAGES.offline;

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
  reportFault(initial ? 'startup' : 'data', cause, path);
  if (isOffline(destination, visit)) return { kind: 'html', content: fromDocument(path) };
  if (dynamic && (await isPrerendered(path)) === false)
    return errorState(notFoundError({ notPrerendered: true }), destination, visit);
  if (!isCurrent()) return never;
  if (initial) {
    // A page that stands for another one at this address can be read: it stays.
    if (served?.path != null) return { kind: 'html', content: fromDocument(path) };
    if (served?.error) return errorState(served.error, destination, visit, cause);
    return { kind: 'error', error: { status: 500, message: 'This page could not be loaded' }, cause };
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
    const { content } = isServed
      ? { content: fromDocument(path) }
      : await payloadState(path, destination.whole);
    return { kind: 'html', content: { ...content, withoutCode: true } };
  } catch (payloadError) {
    reportFault('data', payloadError, path);
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
    return { kind: 'html', content: { ...fromDocument(path), withoutCode: true } };
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

/** The state of a page drawn with React whose steps all passed, with its data or with what kept them from coming. */
async function reactState(
  { data, dataError }: Extract<Outcome, { kind: 'page' }>,
  reload: () => Promise<unknown>,
  content: () => Promise<HtmlContent>,
  route: string,
): Promise<PageState> {
  const loaded: LoadedData = { reload };
  if (data !== undefined) loaded.data = data;
  if (dataError === undefined) return { kind: 'react', loaded };
  reportFault('data', dataError, route);
  // Its content is there as HTML, as of every page; without that, the page says by itself what is missing.
  const meanwhile = await content().catch(() => undefined);
  return { kind: 'react', loaded: { ...loaded, dataError }, meanwhile };
}

/** Is the page of the address in the document? Data that are missing say nothing, so its content does. */
const isInDocument = (path: string, served: ServedPage | null): boolean =>
  served
    ? served.path === path
    : document.querySelector('main h1') !== null && document.querySelector('[data-error-status]') === null;

/** Takes a route change through middleware, layout, validation and data. */
export async function decide(destination: Destination, visit: Visit): Promise<Decision> {
  const { path, place, initial, whole, loads } = destination;
  const { served, isCurrent } = visit;
  // An address outside the site's base path has no page of ours.
  if (path === null) return errorState(notFoundError(), destination, visit);
  if (!initial && isOtherDocument(path)) return openWhole(destination, visit);
  const match = matchAddress(path, fullPath(path));
  const { search, hash } = place;
  const target: NavigationTarget = { path, search, hash, params: match.params, initial };
  const isServed = initial && isInDocument(path, served);

  const outcome = await runSteps(
    target,
    match.attributes,
    () => Promise.all(loads.map((load) => load())),
    match.valid && (isServed || match.known || match.dynamic),
  );
  switch (outcome.kind) {
    case 'redirect':
      return outcome;
    case 'chunk':
      if (isOffline(destination, visit)) return { kind: 'html', content: fromDocument(path) };
      reportFault('chunk', outcome.cause, place.pathname);
      if (!isCurrent() || reloadOnce()) return never;
      return withoutCode(path, match, destination, visit, outcome.cause);
    case 'error':
      if (isOffline(destination, visit)) return { kind: 'html', content: fromDocument(path) };
      if (outcome.error.status !== 404)
        reportFault('navigation', outcome.cause ?? new Error(outcome.error.message), place.pathname);
      return errorState(outcome.error, destination, visit, outcome.cause);
    case 'page':
      if (!match.html)
        return reactState(
          outcome,
          reloader(match.attributes.data, target),
          async () => (isServed ? fromDocument(path) : (await payloadState(path, whole)).content),
          place.pathname,
        );
      if (isServed) return { kind: 'html', content: fromDocument(path) };
      return payloadState(path, whole).catch((cause: unknown) =>
        withoutPayload(path, match, destination, visit, cause),
      );
  }
}
