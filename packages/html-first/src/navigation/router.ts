/** The route changes of one visit (specification §4): the loading bar, then the steps of `decide`, then the page. */
import clientModules from '@generated/client-modules';
import siteConfig from '@generated/docusaurus.config';
import type { History, Location as Place } from 'history';
import { countRedirect, endRedirects } from '../browser/chunkGuard';
import { getHistory, setShown } from '../browser/history';
import { toPath } from '../browser/path';
import { decide, never, withoutDecision, type Destination, type PageState } from './decide';
import { loadForError } from './drawing';
import { leaveServed } from './firstPage';
import type { ServedPage } from './served';
import { site } from '../site';
import { movePage, show, whenReady } from './show';

interface RouteChange extends Destination {
  place: Place;
  settled: boolean;
  /** its visitor was sent elsewhere: it will not settle */
  redirected?: boolean;
}

/** More redirects than this in a row lead in circles. */
const MAX_REDIRECTS = 10;

const { baseUrl } = siteConfig;

/** @param anew has the browser load the page */
function goTo(to: string, anew: boolean): void {
  const foreign = /^[a-z]+:/i.test(to);
  const address = foreign ? to : baseUrl + to.replace(/^\//, '');
  if (anew || foreign) window.location.replace(address);
  else getHistory().replace(address);
}

/** Tells the client modules of all plugins, as Docusaurus does. */
function tell(
  event: 'onRouteUpdate' | 'onRouteDidUpdate',
  location: Place,
  previousLocation: Place | null,
): void {
  for (const module of clientModules) (module.default ?? module)[event]?.({ location, previousLocation });
}

const failed = (state: PageState): boolean =>
  state.kind === 'react' ? state.loaded.dataError !== undefined : state.kind !== 'html';

/** Begins with the page that the browser loaded. @param served that page, as its HTML says @returns settles once the first page is on screen */
export function startRouter(history: History, served: ServedPage | null): Promise<void> {
  let barRuns = false;

  const changeTo = (place: Place, initial: boolean): RouteChange => ({
    path: toPath(place.pathname, baseUrl),
    place,
    initial,
    whole: place.hash !== '' || (!initial && history.action === 'POP'),
    settled: false,
  });
  let current = changeTo(history.location, true);
  /** the last address that was asked for, on screen or on its way */
  let requested = history.location;

  async function settle(change: RouteChange): Promise<void> {
    const isCurrent = () => change === current;
    const visit = { served, isCurrent };
    const decision = await decide(change, visit).catch((cause: unknown) =>
      withoutDecision(change, visit, cause),
    );
    if (decision.kind === 'error' || decision.kind === 'not-found') await loadForError();
    if (!isCurrent()) return never;
    if (decision.kind === 'redirect') {
      const { count, isKept } = countRedirect();
      if (count <= MAX_REDIRECTS) {
        change.redirected = true;
        // Where nothing could count over loads, this page goes on itself.
        goTo(decision.to, change.initial && isKept);
        return never;
      }
    }
    endRedirects();
    const state: PageState =
      decision.kind === 'redirect'
        ? { kind: 'error', error: { status: 500, message: 'Too many redirects' } }
        : decision;
    change.settled = true;
    await show(state, change.place, change.initial ? served : null);
    if (barRuns) site.frame.finish?.(failed(state));
    barRuns = false;
    return undefined;
  }

  function arrive(place: Place, previous: Place | null): void {
    setShown(place);
    tell('onRouteDidUpdate', place, previous);
    if (!previous || previous.pathname === place.pathname) return;
    site.frame.arrive?.(history);
  }

  let onFirst = (): void => undefined;
  const isShown = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  const run = (change: RouteChange, previous: Place | null): void =>
    void settle(change).then(async () => {
      arrive(change.place, previous);
      await whenReady();
      onFirst();
    });

  history.listen((place) => {
    const previous = requested;
    requested = place;
    tell('onRouteUpdate', place, previous);
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

  tell('onRouteUpdate', current.place, null);
  run(current, null);
  return isShown;
}
