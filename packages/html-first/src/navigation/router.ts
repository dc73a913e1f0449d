/** The route changes of one visit (specification §4): the loading bar, then the steps of `decide`, then the page. The code of the steps comes with the first that needs it. */
import clientModules from '@generated/client-modules';
import siteConfig from '@generated/docusaurus.config';
import type { History, Location as Place } from 'history';
import { endRedirects, openAddress, reloadOnce } from '../browser/chunkGuard';
import { reportFault } from '../browser/faults';
import { setShown } from '../browser/history';
import { toPath } from '../browser/path';
import { never, type RouteChange, type Visit } from './change';
import { loadNavigation } from './code';
import { leaveServed } from './firstPage';
import { keepServedPage, movePage, whenReady } from './onScreen';
import type { ServedPage } from './served';
import { site } from '../site';

interface OwnChange extends RouteChange {
  place: Place;
}

const { baseUrl } = siteConfig;
const nothing = (): void => undefined;

/** Tells the client modules of all plugins, as Docusaurus does. @returns function that ends what they began, such as the timer of a loading bar */
function notifyClientModules(
  event: 'onRouteUpdate' | 'onRouteDidUpdate',
  location: Place,
  previousLocation: Place | null,
): () => void {
  const ends = clientModules.map((module) =>
    (module.default ?? module)[event]?.({ location, previousLocation }),
  );
  return () => {
    for (const end of ends) end?.();
  };
}

/** Is the page that the browser loaded that of its address, as HTML, and names no step? */
const isPlain = ({ path }: RouteChange, served: ServedPage | null): boolean =>
  served !== null && served.path === path && !served.error && !served.hasSteps;

/** The code of route changes did not come: the browser itself opens the page of the address, offline once it can; the page that was served stays. @returns did the route change fail? */
function goOnWithout(
  change: RouteChange,
  { served, isCurrent }: Visit,
  cause: unknown,
): true | Promise<never> {
  reportFault('chunk', cause, change.place.pathname);
  if (!isCurrent()) return never;
  if (!change.initial) {
    if (navigator.onLine) openAddress();
    else {
      // The browser would put a page of its own in the place of this one, which can be read.
      site.frame.finish?.(true);
      window.addEventListener('online', () => isCurrent() && openAddress(), { once: true });
    }
    return never;
  }
  if (reloadOnce()) return never;
  change.settled = true;
  keepServedPage(!isPlain(change, served));
  return true;
}

/** Begins with the page that the browser loaded. @param served that page, as its HTML says @returns settles once the first page is on screen */
export function startRouter(history: History, served: ServedPage | null): Promise<void> {
  let barRuns = false;

  const changeTo = (place: Place, initial: boolean): OwnChange => ({
    path: toPath(place.pathname, baseUrl),
    place,
    initial,
    atOnce: place.hash !== '' || (!initial && history.action === 'POP'),
    settled: false,
  });
  let current = changeTo(history.location, true);
  /** the last address that was asked for, on screen or on its way */
  let requested = history.location;
  /** ends what the client modules began with the route change that is under way */
  let endUpdate = nothing;

  async function settle(change: OwnChange): Promise<void> {
    // It answers without the code of route changes.
    if (change.initial && isPlain(change, served) && !site.mayLeave?.(change.place)) {
      endRedirects();
      change.settled = true;
      keepServedPage(false);
      return;
    }
    const visit: Visit = { served, isCurrent: () => change === current };
    const isFailed = await loadNavigation().then(
      (navigation) => (visit.isCurrent() ? navigation.settle(change, visit) : never),
      (cause: unknown) => goOnWithout(change, visit, cause),
    );
    if (barRuns) site.frame.finish?.(isFailed);
    barRuns = false;
  }

  function arrive(place: Place, previous: Place | null): void {
    setShown(place);
    endUpdate();
    endUpdate = nothing;
    notifyClientModules('onRouteDidUpdate', place, previous);
    if (!previous || previous.pathname === place.pathname) return;
    site.frame.arrive?.(history);
  }

  let onFirst = nothing;
  const isShown = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  const run = (change: OwnChange, previous: Place | null): void =>
    void settle(change).then(async () => {
      arrive(change.place, previous);
      await whenReady();
      onFirst();
    });

  history.listen((place) => {
    const previous = requested;
    requested = place;
    endUpdate();
    endUpdate = notifyClientModules('onRouteUpdate', place, previous);
    const path = toPath(place.pathname, baseUrl);
    const waiting = !current.settled && !current.initial;
    if (waiting && path === current.path && !current.redirected) {
      // The same page again before it came: one route change, the later address.
      current.place = place;
      return;
    }
    if (!waiting && !current.redirected && path === toPath(previous.pathname, baseUrl)) {
      // Only query or hash changed: the page is there.
      current.place = place;
      movePage(place);
      arrive(place, previous);
      return;
    }
    current = changeTo(place, false);
    leaveServed();
    barRuns = true;
    site.frame.leave?.();
    run(current, previous);
  });

  endUpdate = notifyClientModules('onRouteUpdate', current.place, null);
  run(current, null);
  return isShown;
}
