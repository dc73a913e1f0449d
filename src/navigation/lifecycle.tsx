/**
 * The life cycle of a route change (specification §4), on the one seam that Docusaurus leaves: before it shows a page it
 * awaits `route.component.preload()` of every matched route, and keeps the old page until then. So these components are
 * wrapped: `preload` runs the steps, drawing looks up what became of them.
 *
 * Rests on Docusaurus' internals: `PendingNavigation` and `clientEntry` call the client modules' `onRouteUpdate` and then,
 * in the same task, `preload`; links preload on hover through the same function, outside that task; an existing
 * `window.docusaurusRoot` is rendered into and not hydrated. tests/browser/navigation.spec.ts would notice a change.
 */
import siteConfig from '@generated/docusaurus.config';
import pageDataOf from '@page-data';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import NavigationError from '@site/src/components/site/NavigationError';
import PayloadPage from '@site/src/components/site/PayloadPage';
import { PAGES } from '@site/src/domain/addresses/pages';
import { reportFault } from '@site/src/faults';
import type { ComponentType, ReactNode } from 'react';
import ReactDOM from 'react-dom/client';
import { defineBuiltins } from './builtins';
import { reloadOnce } from './chunkGuard';
import { getHistory } from './history';
import { readIsland, type Island } from './island';
import { loadingBar } from './loadingBar';
import { PageDataProvider, type LoadedData } from './pageData';
import { configurePayloads, isReplaced, loadManifest, loadPayload, PayloadError } from './payload';
import { toPath } from './path';
import { find } from './registry';
import {
  matchAddress,
  notFoundRoute,
  routeAt,
  siteRoutes,
  type RouteMatch,
  type RouteProps,
  type SiteRoute,
} from './routes';
import { NOT_FOUND, runSteps, type Outcome } from './run';
import { guardStartup } from './startup';
import { setVerdict, verdictOf, type Verdict } from './verdicts';
import type { DataLoader, NavigationTarget, PageError } from './types';

declare global {
  interface Window {
    /** Docusaurus renders into this root where there is one, and hydrates where there is none */
    docusaurusRoot?: ReturnType<typeof ReactDOM.createRoot>;
  }
}

type Load = () => Promise<unknown>;
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** One route change; pages of one address share theirs. */
interface Navigation {
  path: string | null;
  place: Place;
  initial: boolean;
  /** loads the code of each matched route */
  loads: Load[];
  done?: Promise<void>;
  settled: boolean;
  /** its visitor was sent elsewhere: it will not settle */
  redirected?: boolean;
}

const { baseUrl } = siteConfig;

/** A superseded route change never ends, so that Docusaurus never shows its page. */
const never = new Promise<never>(() => undefined);

/** More redirects than this in a row lead in circles. */
const MAX_REDIRECTS = 10;

let island: Island | null = null;
let current: Navigation | null = null;
/** set only while Docusaurus calls `preload` for a route change */
let collecting: Navigation | null = null;
let redirects = 0;
let barRuns = false;

const fullPath = (path: string): string => baseUrl + path.slice(1);

/** The address inside the site that a navigation's place names. */
function targetOf({ path, place, initial }: Navigation, params: Record<string, string>): NavigationTarget {
  return { path: path ?? place.pathname, search: place.search, hash: place.hash, params, initial };
}

function goTo(to: string, initial: boolean): void {
  const foreign = /^[a-z]+:/i.test(to);
  const address = foreign ? to : baseUrl + to.replace(/^\//, '');
  if (initial || foreign) window.location.replace(address);
  else getHistory().replace(address);
}

const isPrerendered = async (path: string): Promise<boolean> =>
  (await loadManifest().catch((): readonly string[] => [])).includes(path);

/** An address that fits a pattern but has no page: the manifest says whether it was made (specification §8). */
async function checkExists(path: string, { known, dynamic, fits }: RouteMatch): Promise<PageError | null> {
  if (known) return null;
  const error: PageError = { status: 404, message: NOT_FOUND };
  if (!fits) return error;
  const paths = await loadManifest().catch(() => null);
  if (paths && !paths.includes(path)) return { ...error, notPrerendered: true };
  // Where there is a route, its data will tell.
  return dynamic ? null : error;
}

/** A page in the place of another; where even its code does not come, the bare error. */
async function instead(route: SiteRoute, error: PageError): Promise<Verdict> {
  const { component } = route;
  try {
    await originalPreload(route)();
    return { kind: 'instead', route, component: originals.get(route) ?? component, error };
  } catch (cause) {
    return { kind: 'error', error, cause };
  }
}

async function verdictOfError(error: PageError, cause?: unknown): Promise<Verdict> {
  if (error.status === 404) return instead(notFoundRoute(), error);
  return { kind: 'error', error, cause };
}

/** The page's code did not come and a reload has been tried: its content, else the error page. */
async function withoutCode(path: string, cause: unknown): Promise<Verdict> {
  try {
    return { kind: 'payload', payload: await loadPayload(path) };
  } catch (payloadError) {
    reportFault('data', payloadError, path);
  }
  const offline = routeAt(fullPath(PAGES.offline));
  if (!navigator.onLine && offline) return instead(offline, { status: 503, message: 'Offline' });
  return { kind: 'error', error: { status: 500, message: 'This page could not be loaded' }, cause };
}

/** The page that the browser loaded is not the one of the address: its payload is fetched, else its error shown. */
async function startWithout(carried: Island | null, path: string): Promise<Verdict | null> {
  try {
    await loadPayload(path);
    return null;
  } catch (cause) {
    if (!carried?.error) return null;
    reportFault('startup', cause, path);
    const route = carried.path === null ? undefined : routeAt(fullPath(carried.path));
    return route ? instead(route, carried.error) : verdictOfError(carried.error, cause);
  }
}

/** Data that went with their release: the page loads anew, as where its code went. @returns whether it does */
const reloadsFor = async (cause: unknown): Promise<boolean> =>
  cause instanceof PayloadError && (await isReplaced()) && reloadOnce();

const reloader = (loader: DataLoader | undefined, target: NavigationTarget) => async (): Promise<unknown> => {
  try {
    if (loader) return await loader(target);
  } catch (cause) {
    if (await reloadsFor(cause)) return never;
    throw cause;
  }
  throw new Error('Error');
};

async function decide(navigation: Navigation): Promise<Verdict | Outcome> {
  const { path, place, initial } = navigation;
  // An address outside the site's base path has no page of ours.
  if (path === null) return verdictOfError({ status: 404, message: NOT_FOUND });
  const match = matchAddress(path, fullPath(path));
  const { attributes, params } = match;
  const target = targetOf(navigation, params);

  // The served page has its own data; a route change has to fetch them.
  const served = initial && island?.path === path;
  // An address that only looks like one of many goes the usual way, to validation.
  const ours = match.known || (match.dynamic && initial && !served && (await isPrerendered(path)));
  const missing = initial && ours && !served && island !== null ? await startWithout(island, path) : null;
  if (missing) return missing;
  const { data, ...rest } = attributes;
  const steps = served || data === undefined ? rest : { ...rest, data };

  const outcome = await runSteps(
    target,
    steps,
    () => Promise.all(navigation.loads.map((load) => load())),
    () => (served ? Promise.resolve(null) : checkExists(path, match)),
  );
  if (outcome.kind === 'redirect') return outcome;
  if (outcome.kind === 'chunk') {
    reportFault('chunk', outcome.cause, place.pathname);
    if (navigation !== current || reloadOnce()) return never;
    return withoutCode(path, outcome.cause);
  }
  if (outcome.kind === 'error') {
    if (outcome.error.status !== 404) {
      reportFault('navigation', outcome.cause ?? new Error(outcome.error.message), place.pathname);
    }
    return verdictOfError(outcome.error, outcome.cause);
  }
  if (outcome.dataError !== undefined) {
    reportFault('data', outcome.dataError, place.pathname);
    if (navigation === current && (await reloadsFor(outcome.dataError))) return never;
  }
  const loader = data === undefined ? undefined : find('data', data);
  const loaded: LoadedData = { reload: reloader(loader, target) };
  if (served) loaded.data = island?.data;
  else if (outcome.data !== undefined) loaded.data = outcome.data;
  if (outcome.dataError !== undefined) loaded.dataError = outcome.dataError;
  return { kind: 'page', loaded };
}

/** Is what will be drawn something else than the HTML that was served? */
function differsFromServed(navigation: Navigation, verdict: Verdict): boolean {
  if (verdict.kind === 'instead') {
    return island?.path === null
      ? verdict.route.path !== '*'
      : routeAt(fullPath(island?.path ?? '')) !== verdict.route;
  }
  if (verdict.kind !== 'page') return true;
  return island !== null && island.path !== navigation.path;
}

async function settle(navigation: Navigation): Promise<void> {
  const result = await decide(navigation).catch((cause: unknown): Verdict => ({
    kind: 'error',
    error: { status: 500, message: 'Error' },
    cause,
  }));
  if (navigation !== current) return never;
  if (result.kind === 'redirect') {
    redirects++;
    if (redirects <= MAX_REDIRECTS) {
      navigation.redirected = true;
      goTo(result.to, navigation.initial);
      return never;
    }
  }
  redirects = 0;
  const verdict: Verdict =
    result.kind === 'redirect' || result.kind === 'chunk'
      ? { kind: 'error', error: { status: 500, message: 'Too many redirects' } }
      : (result as Verdict);
  navigation.settled = true;
  setVerdict(navigation.path ?? navigation.place.pathname, verdict);
  if (navigation.initial && differsFromServed(navigation, verdict)) {
    const container = document.getElementById('__docusaurus');
    // Hydrating other HTML than what is drawn would be an error; drawing it anew is none.
    if (container) window.docusaurusRoot ??= ReactDOM.createRoot(container);
  }
  return undefined;
}

/** Runs once, after Docusaurus has called `preload` of all matched routes. */
function preloadFor(navigation: Navigation, load: Load): Promise<void> {
  navigation.loads.push(load);
  navigation.done ??= Promise.resolve().then(() => settle(navigation));
  return navigation.done;
}

const originals = new Map<SiteRoute, SiteRoute['component']>();
const preloads = new Map<SiteRoute, Load>();
const originalPreload = (route: SiteRoute): Load => preloads.get(route) ?? route.component.preload;

/** The page, or what stands in its place. */
function guarded(Original: ComponentType<RouteProps>) {
  return function Guarded(props: RouteProps): ReactNode {
    const path = toPath(props.location.pathname, baseUrl) ?? props.location.pathname;
    const verdict = verdictOf(path);
    if (verdict?.kind === 'error') return <NavigationError error={verdict.error} />;
    if (verdict?.kind === 'payload') return <PayloadPage payload={verdict.payload} />;
    if (verdict?.kind === 'instead') {
      const Instead = verdict.component;
      return <Instead {...props} route={verdict.route} />;
    }
    const loaded: LoadedData = verdict?.loaded ?? {
      data: pageDataOf(path),
      reload: () => Promise.reject(new Error('Error')),
    };
    return (
      <PageDataProvider key={path} loaded={loaded}>
        <Original {...props} />
      </PageDataProvider>
    );
  };
}

function wrap(list: readonly SiteRoute[], outermost: boolean): void {
  for (const route of list) {
    const Original = route.component;
    const load: Load = Original.preload.bind(Original);
    preloads.set(route, load);
    const preload = (): Promise<unknown> => {
      if (collecting) return preloadFor(collecting, load);
      // Hovering a link: no steps, and a failure is for the click to find out. While prerendering it must be seen.
      return ExecutionEnvironment.canUseDOM ? load().catch(() => undefined) : load();
    };
    if (outermost) {
      originals.set(route, Original);
      route.component = Object.assign(guarded(Original), { preload });
    } else Original.preload = preload;
    if (route.routes) wrap(route.routes, false);
  }
}

defineBuiltins();
wrap(siteRoutes, true);

if (ExecutionEnvironment.canUseDOM) {
  guardStartup();
  island = readIsland(document);
  configurePayloads(island?.payloads ?? '');
  const { pathname, search, hash } = window.location;
  current = {
    path: toPath(pathname, baseUrl),
    place: { pathname, search, hash },
    initial: true,
    loads: [],
    settled: false,
  };
  collecting = current;
}

const failed = (verdict: Verdict | undefined): boolean =>
  verdict !== undefined && (verdict.kind !== 'page' || verdict.loaded.dataError !== undefined);

const lifecycle: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      collecting = null;
      return undefined;
    }
    const path = toPath(location.pathname, baseUrl);
    const { pathname, search, hash } = location;
    const waiting = current !== null && !current.settled && !current.initial;
    if (current && waiting && path === current.path && !current.redirected) {
      // The same page again before it came: one route change, the later address.
      current.place = { pathname, search, hash };
    } else if (!waiting && path === toPath(previousLocation.pathname, baseUrl)) {
      // Only query or hash changed: the page is there.
      return undefined;
    } else {
      current = { path, place: { pathname, search, hash }, initial: false, loads: [], settled: false };
      barRuns = true;
      loadingBar.start();
    }
    collecting = current;
    const mine = collecting;
    queueMicrotask(() => {
      if (collecting === mine) collecting = null;
    });
    return undefined;
  },
  onRouteDidUpdate({ location }) {
    if (!barRuns) return;
    barRuns = false;
    loadingBar.finish(failed(verdictOf(toPath(location.pathname, baseUrl))));
  },
};

export default lifecycle;
