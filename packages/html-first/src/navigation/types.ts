import type { ComponentType } from 'react';

export interface NavigationTarget {
  /** below the base path, decoded, with slashes at both ends: /blog/tag/quality/ */
  path: string;
  search: string;
  hash: string;
  /** values of the pattern's parameters, for example `{ version: '0.3' }` */
  params: Readonly<Record<string, string>>;
  /** is this the page that the browser itself loaded? */
  initial: boolean;
}

export type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** What a page declares, in front matter, by its route or for a pattern (`patterns.ts`). All are names, since routes are data; `registry.ts` says what they mean. */
export interface PageAttributes {
  /** run in this order before anything of the page is loaded */
  middleware?: readonly string[] | undefined;
  /** fetches what the page shows, see `useFetchedData` */
  data?: string | undefined;
}

/** Runs before a page; may send the visitor elsewhere by returning (also later) or throwing `redirect(…)`. Anything else that it returns means nothing. */
export type Middleware = (target: NavigationTarget) => unknown;

/** Gives the page's data; what it throws becomes the error state on the page (specification §4). */
export type DataLoader = (target: NavigationTarget) => Promise<unknown>;

/** Pages that may exist, or all of them, and what they ask of a route change. */
export interface RoutePattern extends PageAttributes {
  /** in the form of react-router, below the base path, with slash at the end; `*` is every address */
  path: string;
  /** may there be a page? false leads to the 404 page */
  isValid?: (params: Readonly<Record<string, string>>) => boolean;
}

/** A page that browsers draw with React. */
export interface ReactPage {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  attributes: PageAttributes;
}

/** What browsers know of all pages (build/routeTable.ts). */
export interface BrowserPages {
  react: readonly ReactPage[];
  /** addresses of pages that are HTML, without those for which a pattern stands */
  html: readonly string[];
  /** of HTML pages, what they declare themselves: address → attributes */
  attributes: Readonly<Record<string, PageAttributes>>;
}

export interface PageError {
  /** HTTP status, default 500 (specification §8) */
  status: number;
  message: string;
  /** set where the address fits a pattern of the site, but no such page was made */
  notPrerendered?: boolean;
}

export class Redirect extends Error {
  override readonly name = 'Redirect';
  constructor(
    /** below the base path, for example `/download/#2026-04`, or a whole address of another site */
    readonly to: string,
  ) {
    super(`Redirect to ${to}`);
  }
}

export const redirect = (to: string): Redirect => new Redirect(to);
