import type { InView } from './prefetch';
import type { ServedPage } from './served';
import type { Place } from './types';

export interface Destination {
  /** path below the base path; null outside the site */
  path: string | null;
  place: Place;
  initial: boolean;
  /** is a place further down the page wanted, so that all of it has to be there before the first frame? */
  atOnce: boolean;
}

export interface RouteChange extends Destination {
  settled: boolean;
  /** its visitor was sent elsewhere: it will not settle */
  redirected?: boolean;
}

export interface Visit {
  /** the page whose HTML the browser loaded; null where its data are missing or unreadable */
  served: ServedPage | null;
  isCurrent: () => boolean;
}

/** What only a reader who moves on needs: the code of route changes, and of what is loaded ahead for them. */
export interface Navigation {
  /** Takes a route change through its steps, and shows what it leads to. @returns did it fail? */
  settle: (change: RouteChange, visit: Visit) => Promise<boolean>;
  /** May there be a page of this site at the address? @param pathname with the base path */
  isPage: (pathname: string) => boolean;
  /** Loads what a click on a link would need, once. */
  loadAhead: (event: Pick<Event, 'target'>) => void;
  /** Loads the pages of links in view ahead. */
  watchLinks: (amount: InView) => void;
}

/** A route change that was superseded, or that reloads the page, never ends. */
export const never = new Promise<never>(() => undefined);
