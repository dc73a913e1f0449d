/** The life cycle of route changes (specification §4): the loading bar, then the steps of `decide`, then the page. */
import siteConfig from '@generated/docusaurus.config';
import { decide, never, withoutDecision, type Destination, type Load } from './decide';
import { leaveServed } from './firstPage';
import { getHistory } from '../../lib/browser/history';
import { loadingBar } from '../../shell/LoadingBar/loadingBar';
import { pageStateOf, setPageState, type PageState } from './pageStates';
import { toPath } from '../../lib/browser/path';
import type { ServedPage } from './served';

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

/** A copy: the browser changes its own object with each address. */
const placeOf = ({ pathname, search, hash }: Place): Place => ({ pathname, search, hash });

const changeTo = (place: Place, initial: boolean): RouteChange => ({
  path: toPath(place.pathname, baseUrl),
  place: placeOf(place),
  initial,
  whole: place.hash !== '' || (!initial && getHistory().action === 'POP'),
  loads: [],
  settled: false,
});

const failed = (state: PageState | undefined): boolean =>
  state !== undefined &&
  (state.kind === 'react' ? state.loaded.dataError !== undefined : state.kind !== 'html');

/** The route changes of one visit. */
interface Lifecycle {
  /** Docusaurus announces a route change, and calls `preload` of its routes in the same task. */
  begin(place: Place, previous: Place | null): void;
  /**
   * Has the steps run before a route is shown.
   * @param load loads the code of the route
   * @returns undefined where no route change is under way: the visitor points at a link
   */
  preload(load: Load): Promise<void> | undefined;
  /** The page is on screen. */
  arrive(place: Place): void;
}

/** Is what will be drawn first something else than the HTML that was served? */
function differsFromServed(served: ServedPage | null, { path }: RouteChange, state: PageState): boolean {
  switch (state.kind) {
    case 'not-found':
      return served?.path !== null;
    case 'html':
      return !state.content.served;
    case 'react':
      return served !== null && served.path !== path;
    case 'error':
      return true;
  }
}

/**
 * Begins with the page that the browser loaded.
 * @param served that page, as its HTML says
 * @param place its address
 * @param onDifferent is called where the first page is drawn differently from the served HTML
 */
export function createLifecycle(served: ServedPage | null, place: Place, onDifferent: () => void): Lifecycle {
  let current = changeTo(place, true);
  /** the route change for which Docusaurus calls `preload`; null outside that call */
  let collecting: RouteChange | null = current;
  let redirects = 0;
  let barRuns = false;

  async function settle(change: RouteChange): Promise<void> {
    const isCurrent = () => change === current;
    const visit = { served, isCurrent };
    const decision = await decide(change, visit).catch((cause: unknown) =>
      withoutDecision(change, visit, cause),
    );
    if (!isCurrent()) return never;
    if (decision.kind === 'redirect' && ++redirects <= MAX_REDIRECTS) {
      change.redirected = true;
      goTo(decision.to, change.initial);
      return never;
    }
    redirects = 0;
    const state: PageState =
      decision.kind === 'redirect'
        ? { kind: 'error', error: { status: 500, message: 'Too many redirects' } }
        : decision;
    change.settled = true;
    setPageState(change.path ?? change.place.pathname, state);
    if (change.initial && differsFromServed(served, change, state)) onDifferent();
    return undefined;
  }

  return {
    begin(next, previous) {
      if (!previous) {
        collecting = null;
        return;
      }
      const path = toPath(next.pathname, baseUrl);
      const waiting = !current.settled && !current.initial;
      if (waiting && path === current.path && !current.redirected) {
        // The same page again before it came: one route change, the later address.
        current.place = placeOf(next);
      } else if (!waiting && path === toPath(previous.pathname, baseUrl)) {
        // Only query or hash changed: the page is there.
        return;
      } else {
        current = changeTo(next, false);
        leaveServed();
        barRuns = true;
        loadingBar.start();
      }
      const mine = current;
      collecting = mine;
      queueMicrotask(() => {
        if (collecting === mine) collecting = null;
      });
    },
    preload(load) {
      const change = collecting;
      if (!change) return undefined;
      change.loads.push(load);
      // Once for all routes of the change: Docusaurus calls this for each of them before the microtask runs.
      change.done ??= Promise.resolve().then(() => settle(change));
      return change.done;
    },
    arrive({ pathname }) {
      if (!barRuns) return;
      barRuns = false;
      loadingBar.finish(failed(pageStateOf(toPath(pathname, baseUrl))));
    },
  };
}
