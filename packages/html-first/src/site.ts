/** What browsers have to be told of the site that they show: its entry hands it to `start`, and what only route changes need to `prepareNavigation`. */
import type { History } from 'history';
import type { ComponentType, ReactNode } from 'react';
import type { RoutePayload } from './browser/payload';
import type { Island } from './html/islands/types';
import type { Navigation } from './navigation/change';
import type { DataLoader, Middleware, PageError, Place, RoutePattern } from './navigation/types';

export interface DataFailedProps {
  error: Error;
  pending: boolean;
  retry: () => void;
}

/** Words for what did not come. */
interface Errors {
  /** says before the content that a page is there as text only. @param broken whether its code came and failed */
  note: (broken?: boolean) => HTMLElement;
  /** says that the data of a page did not come, above its content; loaded with what draws pages */
  loadDataFailed: () => Promise<{ default: (props: DataFailedProps) => ReactNode }>;
}

/** Components that stand in the place of a page. */
interface ErrorPages {
  /** a page whose own code failed */
  ErrorPageContent: ComponentType<{ error: Error; tryAgain: () => void }>;
  /** the stock one takes a class */
  NotFoundContent: ComponentType<{ error: PageError; className?: string }>;
  /** a page that could not be shown */
  NavigationError: ComponentType<{ error: PageError }>;
}

/** Addresses, and what a route change to them does before a page is shown. */
export interface Routes {
  patterns: readonly RoutePattern[];
  /** by the names that pages and patterns declare */
  middleware?: Readonly<Record<string, Middleware>>;
  data?: Readonly<Record<string, DataLoader>>;
  /** page that the service worker shows for those that cannot be had offline, below the base path: `/offline/` */
  offline?: string;
  /** what stands in the place of a page */
  errors: {
    title: (status: number) => string;
    /** the last resort, where the code that draws errors did not come: fills the element with a `[data-error-status]` */
    showBare: (box: Element, error: PageError) => void;
    loadPages: () => Promise<ErrorPages>;
  };
}

/** What stands around every page, and follows its route changes. */
export interface Frame {
  /** called once, when the page stands in the document */
  start: () => void;
  /** a route change began */
  leave?: () => void;
  /** what it led to is on screen */
  finish?: (failed: boolean) => void;
  /** another page is on screen. @param history how the reader came to it */
  arrive?: (history: History) => void;
  /** changes what stands outside of the marked parts, before the content is inserted */
  update?: (page: RoutePayload) => void;
}

export interface Site {
  islands: Readonly<Record<string, Island>>;
  /** loads the site's module that calls `prepareNavigation`, as a chunk named `navigation`: at the reader's first sign, or where a page needs it at once */
  loadNavigation: () => Promise<{ default: Navigation }>;
  /** May the middleware of a pattern lead elsewhere from a page that the browser loaded at its own address? */
  mayLeave?: (place: Place) => boolean;
  /** Does the browser itself load a page from here, because another frame stands around it? */
  isOtherDocument?: (path: string) => boolean;
  errors: Errors;
  frame: Frame;
}

/** Not there before the client was started: while a site is edited, Docusaurus' own client runs, and nobody starts this one. */
export let site: Site;

export function configureSite(value: Site): void {
  site = value;
}

/** Not there before the code of route changes has come. */
export let routes: Routes;

export function configureRoutes(value: Routes): void {
  routes = value;
}
