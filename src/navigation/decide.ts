/** What a route change leads to: a page, another page in its place, an error, or another address. */
import siteConfig from '@generated/docusaurus.config';
import { PAGES } from '@site/src/domain/addresses/pages';
import { reportFault } from '@site/src/faults';
import { reloadOnce } from './chunkGuard';
import type { Island } from './island';
import type { LoadedData } from './pageData';
import type { PageState } from './pageStates';
import { isReplaced, loadManifest, loadPayload, PayloadError } from './payload';
import { find } from './registry';
import { matchAddress, notFoundRoute, routeAt, type RouteMatch, type SiteRoute } from './routes';
import { NOT_FOUND, runSteps, type Outcome } from './run';
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
  /** loads the code of each matched route */
  loads: readonly Load[];
}

type Decision = PageState | { kind: 'redirect'; to: string };

/** What a visit knows while it decides. */
interface Visit {
  /** the page whose HTML the browser loaded */
  served: Island | null;
  /** has no later route change begun? */
  isCurrent: () => boolean;
}

/** A route change that was superseded, or that reloads the page, never ends: Docusaurus never shows its page. */
export const never = new Promise<never>(() => undefined);

/** The path with the base path before it, as routes have it. */
export const fullPath = (path: string): string => siteConfig.baseUrl + path.slice(1);

const isPrerendered = async (path: string): Promise<boolean> =>
  (await loadManifest().catch((): readonly string[] => [])).includes(path);

/** An address that fits a pattern but has no page: the manifest says whether it was made. */
async function checkExists(path: string, { known, dynamic, fits }: RouteMatch): Promise<PageError | null> {
  if (known) return null;
  const error: PageError = { status: 404, message: NOT_FOUND };
  if (!fits) return error;
  const paths = await loadManifest().catch(() => null);
  if (paths && !paths.includes(path)) return { ...error, notPrerendered: true };
  // Where there is a route, its data will tell.
  return dynamic ? null : error;
}

/** A page in the place of another; the bare error where even the code of that page does not come. */
async function instead(route: SiteRoute, error: PageError): Promise<PageState> {
  const component = route.original ?? route.component;
  try {
    await component.preload();
    return { kind: 'instead', route, component, error };
  } catch (cause) {
    return { kind: 'error', error, cause };
  }
}

/** The state for an error: the 404 page has a route of its own. */
async function errorState(error: PageError, cause?: unknown): Promise<PageState> {
  if (error.status === 404) return instead(notFoundRoute(), error);
  return { kind: 'error', error, cause };
}

/** The code of the page did not come and a reload has been tried: the content of the page, else the error page. */
async function withoutCode(path: string, cause: unknown): Promise<PageState> {
  try {
    return { kind: 'payload', payload: await loadPayload(path) };
  } catch (payloadError) {
    reportFault('data', payloadError, path);
  }
  const offline = routeAt(fullPath(PAGES.offline));
  if (!navigator.onLine && offline) return instead(offline, { status: 503, message: 'Offline' });
  return { kind: 'error', error: { status: 500, message: 'This page could not be loaded' }, cause };
}

/** The browser loaded another page than that of the address: fetches the payload, else shows the error of that page. */
async function startWithout(served: Island, path: string): Promise<PageState | null> {
  try {
    await loadPayload(path);
    return null;
  } catch (cause) {
    if (!served.error) return null;
    reportFault('startup', cause, path);
    const route = served.path === null ? undefined : routeAt(fullPath(served.path));
    return route ? instead(route, served.error) : errorState(served.error, cause);
  }
}

/** Data that are gone with their release reload the page, as code that is gone does. @returns whether it reloads */
const reloadsFor = async (cause: unknown): Promise<boolean> =>
  cause instanceof PayloadError && (await isReplaced()) && reloadOnce();

/** What "try again" calls on a page whose data did not come. */
const reloader = (data: string | undefined, target: NavigationTarget) => async (): Promise<unknown> => {
  const loader = data === undefined ? undefined : find('data', data);
  if (!loader) throw new Error('Error');
  try {
    return await loader(target);
  } catch (cause) {
    if (await reloadsFor(cause)) return never;
    throw cause;
  }
};

/** The state of a page whose steps all passed, with its data or with what kept them from coming. */
async function pageState(
  { data, dataError }: Extract<Outcome, { kind: 'page' }>,
  reload: () => Promise<unknown>,
  place: Destination['place'],
  isCurrent: () => boolean,
): Promise<PageState> {
  const loaded: LoadedData = { reload };
  if (data !== undefined) loaded.data = data;
  if (dataError !== undefined) {
    reportFault('data', dataError, place.pathname);
    if (isCurrent() && (await reloadsFor(dataError))) return never;
    loaded.dataError = dataError;
  }
  return { kind: 'page', loaded };
}

/** Takes a route change through middleware, layout, validation and data. */
export async function decide(destination: Destination, { served, isCurrent }: Visit): Promise<Decision> {
  const { path, place, initial, loads } = destination;
  // An address outside the site's base path has no page of ours.
  if (path === null) return errorState({ status: 404, message: NOT_FOUND });
  const match = matchAddress(path, fullPath(path));
  const { search, hash } = place;
  const target: NavigationTarget = { path, search, hash, params: match.params, initial };

  // The served page has its own data; a route change has to fetch them.
  const isServed = initial && served?.path === path;
  if (initial && served && !isServed) {
    // An address that only looks like one of many goes the usual way, to validation.
    const ours = match.known || (match.dynamic && (await isPrerendered(path)));
    const missing = ours ? await startWithout(served, path) : null;
    if (missing) return missing;
  }
  const { data, ...rest } = match.attributes;
  const outcome = await runSteps(
    target,
    isServed || data === undefined ? rest : { ...rest, data },
    () => Promise.all(loads.map((load) => load())),
    () => (isServed ? Promise.resolve(null) : checkExists(path, match)),
  );
  switch (outcome.kind) {
    case 'redirect':
      return outcome;
    case 'chunk':
      reportFault('chunk', outcome.cause, place.pathname);
      if (!isCurrent() || reloadOnce()) return never;
      return withoutCode(path, outcome.cause);
    case 'error':
      if (outcome.error.status !== 404)
        reportFault('navigation', outcome.cause ?? new Error(outcome.error.message), place.pathname);
      return errorState(outcome.error, outcome.cause);
    case 'page': {
      const loaded = isServed ? { ...outcome, data: served.data } : outcome;
      return pageState(loaded, reloader(data, target), place, isCurrent);
    }
  }
}
