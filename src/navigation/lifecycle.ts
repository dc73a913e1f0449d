/** The life cycle of route changes (specification §4): the loading bar, then the steps of `decide`, then the page. */
import siteConfig from '@generated/docusaurus.config';
import { decide, fullPath, never, type Destination, type Load } from './decide';
import { getHistory } from './history';
import type { Island } from './island';
import { loadingBar } from './loadingBar';
import { pageStateOf, setPageState, type PageState } from './pageStates';
import { toPath } from './path';
import { routeAt } from './routes';

type Place = Destination['place'];

/** One route change; all routes matched for one address share it. */
interface RouteChange extends Destination {
  place: Place;
  loads: Load[];
  done?: Promise<void>;
  settled: boolean;
  /** its visitor was sent elsewhere: it will not settle */
  redirected?: boolean;
}

/** More redirects than this in a row lead in circles. */
const MAX_REDIRECTS = 10;

const { baseUrl } = siteConfig;

function goTo(to: string, initial: boolean): void {
  const foreign = /^[a-z]+:/i.test(to);
  const address = foreign ? to : baseUrl + to.replace(/^\//, '');
  if (initial || foreign) window.location.replace(address);
  else getHistory().replace(address);
}

const changeTo = ({ pathname, search, hash }: Place, initial: boolean): RouteChange => ({
  path: toPath(pathname, baseUrl),
  place: { pathname, search, hash },
  initial,
  loads: [],
  settled: false,
});

const failed = (state: PageState | undefined): boolean =>
  state !== undefined && (state.kind !== 'page' || state.loaded.dataError !== undefined);

/** The route changes of one visit. */
export class Lifecycle {
  private current: RouteChange;
  /** the route change for which Docusaurus calls `preload`; null outside that call */
  private collecting: RouteChange | null;
  private redirects = 0;
  private barRuns = false;

  /**
   * @param served the page whose HTML the browser loaded
   * @param place its address
   * @param onDifferent is called where the first page is drawn differently from the served HTML
   */
  constructor(
    private readonly served: Island | null,
    place: Place,
    private readonly onDifferent: () => void,
  ) {
    this.current = changeTo(place, true);
    this.collecting = this.current;
  }

  /** Docusaurus announces a route change, and calls `preload` of its routes in the same task. */
  begin(place: Place, previous: Place | null): void {
    if (!previous) {
      this.collecting = null;
      return;
    }
    const { current } = this;
    const path = toPath(place.pathname, baseUrl);
    const waiting = !current.settled && !current.initial;
    if (waiting && path === current.path && !current.redirected) {
      // The same page again before it came: one route change, the later address.
      const { pathname, search, hash } = place;
      current.place = { pathname, search, hash };
    } else if (!waiting && path === toPath(previous.pathname, baseUrl)) {
      // Only query or hash changed: the page is there.
      return;
    } else {
      this.current = changeTo(place, false);
      this.barRuns = true;
      loadingBar.start();
    }
    const mine = this.current;
    this.collecting = mine;
    queueMicrotask(() => {
      if (this.collecting === mine) this.collecting = null;
    });
  }

  /**
   * Has the steps run before a route is shown.
   * @param load loads the code of the route
   * @returns undefined where no route change is under way: the visitor points at a link
   */
  preload(load: Load): Promise<void> | undefined {
    const change = this.collecting;
    if (!change) return undefined;
    change.loads.push(load);
    // Once for all routes of the change: Docusaurus calls this for each of them before the microtask runs.
    change.done ??= Promise.resolve().then(() => this.settle(change));
    return change.done;
  }

  /** The page is on screen. */
  arrive({ pathname }: Place): void {
    if (!this.barRuns) return;
    this.barRuns = false;
    loadingBar.finish(failed(pageStateOf(toPath(pathname, baseUrl))));
  }

  private async settle(change: RouteChange): Promise<void> {
    const { served } = this;
    const isCurrent = () => change === this.current;
    const decision = await decide(change, { served, isCurrent }).catch((cause: unknown): PageState => ({
      kind: 'error',
      error: { status: 500, message: 'Error' },
      cause,
    }));
    if (!isCurrent()) return never;
    if (decision.kind === 'redirect' && ++this.redirects <= MAX_REDIRECTS) {
      change.redirected = true;
      goTo(decision.to, change.initial);
      return never;
    }
    this.redirects = 0;
    const state: PageState =
      decision.kind === 'redirect'
        ? { kind: 'error', error: { status: 500, message: 'Too many redirects' } }
        : decision;
    change.settled = true;
    setPageState(change.path ?? change.place.pathname, state);
    if (change.initial && this.differsFromServed(change, state)) this.onDifferent();
    return undefined;
  }

  private differsFromServed({ path }: RouteChange, state: PageState): boolean {
    const { served } = this;
    if (state.kind === 'instead')
      return served?.path === null
        ? state.route.path !== '*'
        : routeAt(fullPath(served?.path ?? '')) !== state.route;
    return state.kind !== 'page' || (served !== null && served.path !== path);
  }
}
